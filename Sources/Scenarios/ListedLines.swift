/// The lines of a program that its reader knows from the listing of another one: those with which both
/// begin, and those with which both end. Code that drives the program has a listing of its own.
public struct ListedLines: Hashable, Sendable {
  /// The words for a line that the listing lacks: "the line that you add".
  public let unlisted: String
  /// The words after a number of the driving code: "of vdl's code".
  public let ofDrive: String
  private let beginning: Int
  private let ending: Range<Int>
  /// The number by which lines of the ending move.
  private let shift: Int

  public init(of text: String, in listing: String, unlisted: String, ofDrive: String = "") {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let listed = listing.split(separator: "\n", omittingEmptySubsequences: false)
    let beginning = Self.alike(lines, listed)
    let ending = Self.alike(
      lines.dropFirst(beginning).reversed(), listed.dropFirst(beginning).reversed())
    self.unlisted = unlisted
    self.ofDrive = ofDrive
    self.beginning = beginning
    self.ending = lines.count - ending..<lines.count
    shift = listed.count - lines.count
  }

  private static func alike(
    _ one: some Sequence<Substring>, _ other: some Sequence<Substring>
  ) -> Int {
    Array(zip(one, other)).prefix { $0 == $1 }.count
  }

  /// Returns the number in the listing of a frame's line; nil when the listing lacks the line.
  func number(of frame: StackFrame) -> Int? {
    guard frame.file == Scenario.mainFile else { return nil }
    if frame.line <= beginning { return frame.line }
    return ending.contains(frame.line - 1) ? frame.line + shift : nil
  }

  /// Returns the words for a frame's line: "line 12", or those for one that the listing lacks.
  func place(of frame: StackFrame) -> String {
    if frame.file == Scenario.mainFile { return number(of: frame).map { "line \($0)" } ?? unlisted }
    guard frame.source == .program, !ofDrive.isEmpty else { return frame.place }
    return "\(frame.place) \(ofDrive)"
  }
}
