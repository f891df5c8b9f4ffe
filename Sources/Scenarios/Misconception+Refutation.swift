extension Misconception {
  /// The answer to a misconception in three sentences: the expectation, the truth, the reason.
  public struct Refutation: Hashable, Sendable {
    /// Begins with `expectationBegins`.
    public var expectation: String
    /// Begins with `truthBegins`, and goes on with what happens instead.
    public var truth: String
    /// The mechanism behind the truth.
    public var reason: String

    static let expectationBegins = "You may expect that "
    static let truthBegins = "It is not so: "

    /// Nil unless each part is one sentence, and the first two begin as they must.
    public init?(expectation: String?, truth: String?, reason: String?) {
      guard let expectation, let truth, let reason,
        expectation.hasPrefix(Self.expectationBegins), truth.hasPrefix(Self.truthBegins),
        [expectation, truth, reason].allSatisfy(Self.isOneSentence)
      else { return nil }
      self.expectation = expectation
      self.truth = truth
      self.reason = reason
    }

    /// The three sentences as one paragraph.
    public var text: String { "\(expectation) \(truth) \(reason)" }

    /// Only a full stop or its like before a space, or at the end, ends a sentence: `UIView.frame`
    /// has one inside.
    private static func isOneSentence(_ text: String) -> Bool {
      var last = UInt8(ascii: " ")
      var hasEnded = false
      // By bytes, since every start reads a hundred of them.
      for byte in text.utf8 {
        if byte == UInt8(ascii: " ") {
          hasEnded = hasEnded || ends.contains(last)
        } else if hasEnded {
          return false
        }
        if byte != UInt8(ascii: " ") { last = byte }
      }
      return last == UInt8(ascii: ".")
    }

    private static let ends = [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")]
  }
}
