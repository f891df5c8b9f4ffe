import Curriculum
public import Releases
public import Scenarios

extension PreparedQuestion {
  /// Returns the releases nearest to the question's on which a wrong answer is right; nil when there
  /// are none. Such an answer shows knowledge of another release.
  ///
  /// The releases between two neighbouring boundaries of rules are alike, so each stretch is decided
  /// once.
  public func otherReleases(
    accepting typed: String, rules: [RuleEntry], run: @escaping Runner
  ) -> OtherReleases? {
    guard type(of: question.task).isAboutOneRelease, !question.task.isAnsweredByCode else {
      return nil
    }
    let starts = Self.boundaries(of: rules)
    let isRight = starts.map { start -> Bool in
      var other = question
      other.ios = start
      guard !contains(start, starts), let truth = decide(other, run: run).truth,
        truth.isDistinguishable(from: self.truth)
      else { return false }
      return isGiven(typed, taking: truth, run: run)
    }
    // The last stretch that begins before the question's release, or else the first one after it.
    let places = starts.indices.filter { isRight[$0] }
    guard let near = places.last(where: { starts[$0] < question.ios }) ?? places.first else {
      return nil
    }
    var (from, to) = (near, near)
    while from > 0, isRight[from - 1] { from -= 1 }
    while to + 1 < starts.count, isRight[to + 1] { to += 1 }
    let end = to + 1 < starts.count ? starts[to + 1] : nil
    let last = IOSVersion.released.last { version in end.map { version < $0 } ?? true }
    return OtherReleases(first: starts[from], last: last ?? starts[to], asked: question.ios)
  }

  /// Returns whether an answer is not the one of somebody who takes this release's behaviour for that of
  /// the question's; false where both releases have one answer, or this one has none.
  public func contradicts(
    _ typed: String, remembering release: IOSVersion, run: @escaping Runner
  ) -> Bool {
    guard type(of: question.task).isAboutOneRelease, !question.task.isAnsweredByCode,
      release != question.ios
    else { return false }
    var other = question
    other.ios = release
    guard let truth = decide(other, run: run).truth, truth.isDistinguishable(from: self.truth)
    else { return false }
    return !isGiven(typed, taking: truth, run: run)
  }

  /// Returns whether the question's release is in the stretch that begins with this release.
  private func contains(_ start: IOSVersion, _ starts: [IOSVersion]) -> Bool {
    starts.last { $0 <= question.ios } == start
  }

  /// Returns the first of all releases, and those at which a rule begins or has just ended.
  private static func boundaries(of rules: [RuleEntry]) -> [IOSVersion] {
    let released = IOSVersion.released
    var starts = Set(released.prefix(1))
    for rule in rules {
      if let since = IOSVersion(rule.since), since.wasReleased { starts.insert(since) }
      if let through = rule.through.flatMap({ IOSVersion($0) }),
        // "12" is all of iOS 12.
        let next = released.first(where: {
          through.minor == 0 ? $0.major > through.major : $0 > through
        })
      {
        starts.insert(next)
      }
    }
    return starts.sorted()
  }
}
