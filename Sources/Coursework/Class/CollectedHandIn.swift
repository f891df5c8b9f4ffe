public import ReviewLog

/// A hand-in as a teacher collected it, with what its answers came to.
public struct CollectedHandIn: Hashable, Sendable {
  public var handIn: HandIn
  public var judged: JudgedHandIn
  /// The path of its file where it was found.
  public var file: String
  /// The time of the file's last change. A student's clock can't move it once the file is in an LMS.
  public var time: UTCTime
  /// The folders of a learning platform that it was found in, that of `file` first.
  public var folders: [PlatformFolder]

  public init(
    handIn: HandIn, judged: JudgedHandIn, file: String, time: UTCTime,
    folders: [PlatformFolder] = []
  ) {
    self.handIn = handIn
    self.folders = folders
    self.judged = judged
    self.file = file
    self.time = time
  }

  /// When an answer was given, by the student's clock; the time of the file where the text is no time.
  public func answered(_ attempt: HandIn.Attempt) -> UTCTime {
    UTCTime(iso8601: attempt.answered) ?? time
  }
}

extension HandIn {
  /// Whether this one was made after another one of the same student: a later one has all earlier answers. Of two with
  /// as many answers an edited one is never the later.
  public func isLater(than other: HandIn) -> Bool {
    let (own, others) = (attempts.last?.answered ?? "", other.attempts.last?.answered ?? "")
    guard own == others, attempts.count == other.attempts.count else {
      return (own, attempts.count) > (others, other.attempts.count)
    }
    return isWhole && !other.isWhole
  }

  /// Whether the chain fits the answers.
  var isWhole: Bool { chain == computedChain }

  /// Whether it has all answers of a kind that an earlier one has.
  func continues(_ earlier: HandIn, where isCounted: (Attempt) -> Bool) -> Bool {
    Set(earlier.attempts.filter(isCounted).map(\.presentation))
      .isSubset(of: attempts.map(\.presentation))
  }
}
