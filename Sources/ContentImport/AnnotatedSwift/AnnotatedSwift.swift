public import Curriculum
public import Diagnostics
public import Releases
import Words

/// A Swift file whose comments say what is to be asked of it.
///
///     // question: first-read
///     // ask: order
///     // prompt: In which order are these called?
///     // rules: view.loads-on-first-access
///
/// The code below a `question` is its scenario; what stands above the first one belongs to all.
public struct AnnotatedSwift: Sendable {
  public var sections: [Section] = []
  public var diagnostics: [Diagnostic] = []

  public struct Section: Sendable {
    public var id: String
    public var prompt: String?
    /// The word after `ask:`, and what follows it.
    public var kind: String
    public var object: String
    public var rules: [String]
    public var ios: IOSVersion
    public var device: Device
    public var ending: Ending
    public var code: String
    /// Where the section begins, and where it asks.
    public var start: SourceLocation
    public var askedAt: SourceLocation
    /// The line of the file that each line of the code is.
    public var lines: [Int]

    init(
      id: String, prompt: String?, kind: String, object: String, rules: [String], ios: IOSVersion,
      device: Device, ending: Ending, code: String, start: SourceLocation,
      askedAt: SourceLocation, lines: [Int]
    ) {
      self.id = id
      self.prompt = prompt
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

    /// A question of code that stands in no file as it is; what is wrong with it is said at a place.
    public init(
      id: String, prompt: String, kind: String, object: String, code: String,
      at place: SourceLocation
    ) {
      self.init(
        id: id, prompt: prompt, kind: kind, object: object, rules: [], ios: .ofQuestions,
        device: .iphone, ending: .completed, code: code, start: place, askedAt: place, lines: [])
    }
  }

  private static let keys = ["question", "ask", "prompt", "rules", "ios", "device", "ends"]

  /// Reads a file; one without a `question` is one section, called as the file is.
  public init(_ file: SourceFile) {
    diagnostics = SourceText.hygiene(file)
    guard diagnostics.isEmpty else { return }
    var shared = Draft(id: "", start: SourceLocation(file: file.name, line: 1, column: 1))
    var drafts: [Draft] = []
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let place = SourceLocation(
        file: file.name, line: index + 1, column: line.prefix { $0 == " " }.utf8.count + 1)
      guard let (key, value) = Self.note(in: line) else {
        shared.add(line, number: index + 1, toLastOf: &drafts)
        continue
      }
      if key == "question" {
        if !CourseID.isWellFormed(value) {
          diagnostics.append(Diagnostic(notAnID(value), at: place))
        } else if drafts.contains(where: { $0.id == value }) {
          diagnostics.append(
            Diagnostic(Words.QuestionBlocks.secondQuestion(value), at: place))
        }
        drafts.append(Draft(id: value, start: place))
      } else {
        if drafts.isEmpty {
          let stem =
            file.baseName.hasSuffix(".swift") ? file.baseName.dropLast(6) : file.baseName[...]
          drafts.append(Draft(id: String(stem).lowercased(), start: place))
        }
        let last = drafts.count - 1
        if drafts[last].notes[key] != nil {
          diagnostics.append(
            Diagnostic(
              Words.QuestionBlocks.secondNote(key, in: drafts[last].id), at: place))
        }
        drafts[last].notes[key] = (value, place)
      }
    }
    if drafts.isEmpty {
      diagnostics.append(
        Diagnostic(Words.QuestionBlocks.nothingAsked, at: shared.start))
    }
    for draft in drafts { finish(draft, shared) }
  }

  /// `// ask: order` as its key and value; nil for any other line.
  private static func note(in line: Substring) -> (key: String, value: String)? {
    let bare = line.drop { $0 == " " || $0 == "\t" }
    guard bare.hasPrefix("//") else { return nil }
    let text = bare.dropFirst(2).drop { $0 == " " }
    guard let colon = text.firstIndex(of: ":"), keys.contains(String(text[..<colon])) else {
      return nil
    }
    let value = text[text.index(after: colon)...].drop { $0 == " " }
    return (
      String(text[..<colon]), String(value.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    )
  }

  private mutating func finish(_ draft: Draft, _ shared: Draft) {
    guard let ask = draft.notes["ask"] else {
      diagnostics.append(
        Diagnostic(Words.QuestionBlocks.draftAsksNothing(draft.id), at: draft.start))
      return
    }
    let body = draft.trimmed
    guard body.contains(where: { !$0.text.hasPrefix("import ") && !$0.text.isEmpty }) else {
      diagnostics.append(
        Diagnostic(Words.QuestionBlocks.draftHasNoScenario(draft.id), at: draft.start)
      )
      return
    }
    let above = shared.trimmed
    let code = above.isEmpty ? body : above + [("", above[above.count - 1].number)] + body
    var ios = IOSVersion.ofQuestions
    if let (text, place) = draft.notes["ios"] {
      do throws(NoRelease) {
        ios = try release(text)
      } catch {
        diagnostics.append(Diagnostic(error.message, at: place))
      }
    }
    var device = Device.iphone
    if let (text, place) = draft.notes["device"] {
      if let known = Device(rawValue: text) {
        device = known
      } else {
        diagnostics.append(Diagnostic(Words.QuestionBlocks.unknownDevice(text), at: place))
      }
    }
    var ending = Ending.completed
    if let (text, place) = draft.notes["ends"] {
      ending = .trap
      if text != Ending.trap.rawValue {
        diagnostics.append(
          Diagnostic(Words.QuestionBlocks.unknownEnd(text), at: place))
      }
    }
    let words = ask.value.split(separator: " ", maxSplits: 1)
    sections.append(
      Section(
        id: draft.id, prompt: draft.notes["prompt"]?.value,
        kind: words.first.map(String.init) ?? "",
        object: words.count > 1 ? String(words[1]) : "",
        rules: (draft.notes["rules"]?.value ?? "").split { ", []".contains($0) }.map(String.init),
        ios: ios, device: device, ending: ending, code: code.map(\.text).joined(separator: "\n"),
        start: draft.start, askedAt: ask.place, lines: code.map(\.number)))
  }

  private struct Draft {
    var id: String
    var start: SourceLocation
    var notes: [String: (value: String, place: SourceLocation)] = [:]
    var code: [(text: String, number: Int)] = []

    mutating func add(_ line: Substring, number: Int, toLastOf drafts: inout [Draft]) {
      if drafts.isEmpty {
        code.append((String(line), number))
      } else {
        drafts[drafts.count - 1].code.append((String(line), number))
      }
    }

    /// Without blank lines at its ends.
    var trimmed: [(text: String, number: Int)] {
      var rest = code[...]
      while rest.first?.text.allSatisfy({ $0 == " " }) == true { rest.removeFirst() }
      while rest.last?.text.allSatisfy({ $0 == " " }) == true { rest.removeLast() }
      return Array(rest)
    }
  }
}
