internal import QuizEngine
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// Pictures with the lanes of objects.
extension Views {
  /// The rows of a verdict about an order with lanes before the names, and a sentence about these lanes where
  /// it takes no room from the rows; nil where one object has all events, or where the lanes take the room of
  /// the names.
  func lanes(
    _ verdict: Verdict, _ heads: Heads
  ) -> (rows: [Verdict.Row], sentence: String?)? {
    guard let sides = SideBySide(ordersOf: verdict), let tracks = LaneTracks(sides.lanes) else {
      return nil
    }
    func drawn(_ text: String?, _ mark: SideBySide.Mark?) -> String? {
      text.map { tracks.signs(at: mark?.lane) + $0 }
    }
    var rows = verdict.comparison
    for (index, row) in sides.rows.enumerated() {
      rows[index].yours = drawn(rows[index].yours, row.left)
      rows[index].real = drawn(rows[index].real, row.right)
    }
    let plain = layout(of: verdict.comparison, heads)
    guard layout(of: rows, heads) == plain, plain != .folded else { return nil }
    let names = sides.lanes.joined(separator: ", ")
    return (rows, plain == .columns ? "The lanes are, from the left: \(names)." : nil)
  }

  /// The picture of chosen events of a run.
  func timeline(_ run: Run, _ events: Set<Int>) {
    CompactTrace(timeline: Timeline(run, .events(events)), console: console, showsLanes: true)
      .write()
  }
}
