/// An error in a learner's code.
public struct CodeError: Hashable, Sendable {
  /// The line of the code; nil where the author's part of the program lacks a name of it.
  public var line: Int?
  /// The compiler's words.
  public var message: String

  public init(line: Int?, message: String) {
    self.line = line
    self.message = message
  }
}

extension [CodeError] {
  /// Says why code isn't graded, in one line; lower case, no full stop.
  public var message: String {
    let errors = map { error in (error.line.map { "line \($0): " } ?? "") + error.message }
    return "your code doesn't compile, so it isn't graded; "
      + (errors.isEmpty ? "vdl can't run it" : errors.joined(separator: "; "))
  }
}
