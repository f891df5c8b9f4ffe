public import Releases

/// A piece of a lesson, in reading order.
public enum Block: Hashable, Sendable {
  /// A heading; the level is the number of its `#` signs.
  case heading(level: Int, text: String)
  /// One paragraph, list or quotation as Markdown.
  case prose(String)
  /// Code that runs while a learner reads; its output must be as `printed`.
  case runnable(Listing)
  /// Code to read without a run; the language is "swift", "objc", "csharp", or "text", which is
  /// shown as it is drawn.
  case listing(language: String, code: String)
}

/// Code of a lesson that runs, and its expected output.
public struct Listing: Hashable, Sendable {
  /// Swift source.
  public var code: String
  /// The release of iOS to run under.
  public var ios: IOSVersion
  /// The device to run on.
  public var device: Device
  /// Whether the run prints UIKit's internal steps too.
  public var isVerbose: Bool
  /// The lines that a run must print. A last line that starts with `trap: ` gives the trap's message,
  /// one that starts with `refused: ` the reason why the code does not run.
  public var printed: [String]
  /// Sentences about the run that follow it, each with its check.
  public var sentences: [Statement]
  /// The events and objects that a picture of the run shows: `A.viewDidLoad`, `A`; empty for no picture.
  public var timeline: [String]
  /// Swift files of the course, compiled with the code.
  public var support: [SupportFile]
  /// The question to answer before the code runs; nil when there is none.
  public var prediction: Prediction?

  /// The most names in a timeline, and the most events that they choose: more can't be taken in.
  public static let longestTimeline = 24

  public init(
    code: String, ios: IOSVersion = .ofQuestions, device: Device = .iphone,
    isVerbose: Bool = false, printed: [String], sentences: [Statement] = [],
    timeline: [String] = [],
    support: [SupportFile] = [], prediction: Prediction? = nil
  ) {
    self.code = code
    self.ios = ios
    self.device = device
    self.isVerbose = isVerbose
    self.printed = printed
    self.sentences = sentences
    self.timeline = timeline
    self.support = support
    self.prediction = prediction
  }
}
