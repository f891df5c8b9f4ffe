/// Pictures of long runs show their beginning.
extension Timeline {
  /// The picture with its first steps only, and the lanes that they use.
  public func first(_ count: Int) -> Timeline {
    guard steps.count > count else { return self }
    var short = self
    short.steps = steps.prefix(count).map { step in
      var step = step
      step.end = min(step.end, count)
      return step
    }
    short.removeUnusedLanes()
    return short
  }

  /// Leaves out the lanes in which nothing happens, and from which nothing is called.
  mutating func removeUnusedLanes() {
    let used = Set(steps.flatMap { [$0.lane, $0.caller] })
    let kept = lanes.indices.filter(used.contains)
    let places = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    for index in steps.indices {
      steps[index].lane = places[steps[index].lane] ?? 0
      steps[index].caller = places[steps[index].caller] ?? 0
    }
    lanes = kept.map { lanes[$0] }
  }

  /// A sentence for a picture that shows its first steps only; nil where it shows all.
  public func shortening(to count: Int) -> String? {
    guard steps.count > count else { return nil }
    return "Only the first \(count) of \(steps.count) steps are drawn; --only CLASS chooses others."
  }
}
