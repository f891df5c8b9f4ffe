public import Releases

/// A piece of a lesson, in reading order.
public enum Block: Hashable, Sendable {
  case heading(level: Int, text: String)
  /// One paragraph, list or quotation as Markdown.
  case prose(String)
  /// Code that is run as one reads; what it prints is checked against `printed`.
  case runnable(Listing)
  /// Code to be read only, in the language it names ("swift", "objc", "csharp").
  case listing(language: String, code: String)
}

/// Code of a lesson that runs, and what it prints.
public struct Listing: Hashable, Sendable {
  public var code: String
  public var ios: IOSVersion
  public var device: Device
  /// Whether UIKit's internal steps are printed too.
  public var isVerbose: Bool
  /// The lines it prints; a last line that starts `trap: ` names its trap, one that starts
  /// `refused: ` says why it does not run. Checked by a run.
  public var printed: [String]
  /// Sentences about the run that follow it, each with its check.
  public var sentences: [Statement]
  /// Swift files of the course, compiled below the code.
  public var support: [SupportFile]

  public init(
    code: String, ios: IOSVersion = .ofQuestions, device: Device = .iphone,
    isVerbose: Bool = false, printed: [String], sentences: [Statement] = [],
    support: [SupportFile] = []
  ) {
    self.code = code
    self.ios = ios
    self.device = device
    self.isVerbose = isVerbose
    self.printed = printed
    self.sentences = sentences
    self.support = support
  }
}
