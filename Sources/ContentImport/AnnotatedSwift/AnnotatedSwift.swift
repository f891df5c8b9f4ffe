public import Curriculum
public import Diagnostics
public import Releases

/// A Swift file whose comments turn its code into questions.
///
///     // question: first-read
///     // ask: order
///     // prompt: In which order are these called?
///     // rules: view.loads-on-first-access
///     // explain: The first read of `view` loads it.
///
/// The code below a `question` is its scenario; code above the first one belongs to all.
public struct AnnotatedSwift: Sendable {
  /// One for each question that was understood.
  public var sections: [Section] = []
  /// Errors in the comments.
  public var diagnostics: [Diagnostic] = []

  /// One question of the file, with its code.
  public struct Section: Sendable {
    public var id: String
    public var prompt: String?
    /// The author's answer to "why?".
    public var explanation: String?
    /// The word after `ask:`, and the text that follows it.
    public var kind: String
    public var object: String
    /// Ids of rules, the target first; empty where one is to be proposed.
    public var rules: [String]
    public var ios: IOSVersion
    public var device: Device
    public var ending: Ending
    /// The code above the first question, and the question's own.
    public var code: String
    /// The places where the section begins and where it asks.
    public var start: SourceLocation
    public var askedAt: SourceLocation
    /// The line of the file that each line of the code is.
    public var lines: [Int]

    init(
      id: String, prompt: String?, explanation: String?, kind: String, object: String,
      rules: [String], ios: IOSVersion, device: Device, ending: Ending, code: String,
      start: SourceLocation, askedAt: SourceLocation, lines: [Int]
    ) {
      self.id = id
      self.prompt = prompt
      self.explanation = explanation
      self.kind = kind
      self.object = object
      self.rules = rules
      self.ios = ios
      self.device = device
      self.ending = ending
      self.code = code
      self.start = start
      self.askedAt = askedAt
      self.lines = lines
    }

    /// A question of code that stands in no file as it is; errors in it are reported at a place.
    public init(
      id: String, prompt: String, kind: String, object: String, code: String,
      at place: SourceLocation
    ) {
      self.init(
        id: id, prompt: prompt, explanation: nil, kind: kind, object: object, rules: [],
        ios: .ofQuestions, device: .iphone, ending: .completed, code: code, start: place,
        askedAt: place, lines: [])
    }
  }

  /// Reads a file; one without a `question` is one section with the file's name.
  public init(_ file: SourceFile) {
    var reader = AnnotationReader()
    reader.read(file)
    sections = reader.sections
    diagnostics = reader.findings.map { Diagnostic($0) }
  }
}
