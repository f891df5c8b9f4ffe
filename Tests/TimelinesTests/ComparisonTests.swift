import Scenarios
import Testing

@testable import Timelines

@Suite struct `A comparison` {
  @Test func `of a run with itself has no difference`() {
    let timeline = Timeline(sample)
    #expect(Comparison(timeline, timeline).first == nil)
  }

  @Test func `keeps what both have in one row, and each step of both`() {
    var run = sample
    run.events.removeAll { $0.index == 2 }
    run.output[3] = "another"
    let (left, right) = (Timeline(sample), Timeline(run))
    let comparison = Comparison(left, right)
    #expect(comparison.rows.compactMap(\.left) == left.steps)
    #expect(comparison.rows.compactMap(\.right) == right.steps)
    // Without the box, both lines are printed in one step.
    #expect(comparison.first == 1)
    #expect(comparison.rows[2].leftText == "Box#1.layoutSubviews()")
    #expect(comparison.rows[2].right == nil)
    #expect(comparison.rows.contains { $0.left?.prints == ["end; of # it"] && !$0.isSame })
  }
}
