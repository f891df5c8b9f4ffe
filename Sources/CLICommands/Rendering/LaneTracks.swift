internal import Timelines

/// Lanes in a line of a terminal: `o` in the lane where something happens, `|` in the others.
struct LaneTracks {
  var lanes: [String]

  /// Nil where there is nothing to tell apart, and where nobody would see which lane is which.
  init?(_ lanes: [String]) {
    guard (2...5).contains(lanes.count) else { return nil }
    self.lanes = lanes
  }

  /// The signs before something in a lane, with a gap after them.
  func signs(at lane: String?) -> String {
    lanes.map { $0 == lane ? "o" : "|" }.joined(separator: " ") + "  "
  }
}

extension Timeline {
  /// The names of the lanes in which something happens.
  var usedLanes: [String] {
    let used = Set(steps.map(\.lane))
    return lanes.indices.filter(used.contains).map { lanes[$0].name }
  }
}
