import Exporting
import Scenarios
import Testing

@testable import Timelines

@Suite struct `Two sides` {
  private static func mark(_ lane: String, _ text: String) -> SideBySide.Mark {
    SideBySide.Mark(lane: lane, text: text)
  }

  private let orders = SideBySide(
    heads: .init(left: "your order", right: "UIKit's order"),
    rows: [
      .init(left: mark("B", "didLoad"), right: mark("A", "didLoad(_:)"), isSame: false),
      .init(left: mark("A", "didLoad(_:)"), right: mark("B", "didLoad"), isSame: false),
      .init(left: mark("A", "<end>"), right: mark("A", "<end>"), isSame: true),
      .init(left: nil, right: mark("B", "more"), isSame: false),
    ])

  @Test func `have the lanes of the right side first, or those that are given`() {
    #expect(orders.lanes == ["A", "B"])
    let given = SideBySide(heads: orders.heads, rows: orders.rows, lanes: ["C", "B", "A", "B"])
    #expect(given.lanes == ["B", "A"])
    #expect(orders.first == 0)
  }

  @Test func `are drawn row by row, with words at the first difference`() {
    let page = TimelinePage(
      Timeline(sample), title: "a", answer: orders, code: "one\n<two>\nthree"
    ).html
    #expect(XMLCheck(String(page.dropFirst("<!DOCTYPE html>\n".count))).isSound)
    #expect(page.count(of: "<li class=\"row pair") == orders.rows.count)
    #expect(page.count(of: "row pair differs") == 3)
    #expect(page.count(of: ">first difference<") == 1)
    #expect(page.count(of: ">no step<") == 1)
    // Each cell says its side to whoever doesn't see the columns.
    #expect(page.count(of: "<span class=\"side\">your order: </span>") == orders.rows.count)
    #expect(page.contains("didLoad<wbr/>(_:)"))
    #expect(page.contains("1  one\n2  &lt;two&gt;\n3  three"))
    let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.output.1) }
    #expect(Set(ids).count == ids.count, "every id is there once")
  }

  @Test func `of two runs have one row for each step of the comparison`() {
    var run = sample
    run.events.removeAll { $0.index == 2 }
    let (left, right) = (Timeline(sample), Timeline(run))
    let comparison = Comparison(left, right)
    let heads = SideBySide.Heads(left: "iOS 12", right: "iOS 13")
    let sides = SideBySide(comparison, left, right, heads: heads)
    #expect(sides.rows.count == comparison.rows.count)
    #expect(sides.first == comparison.first)
    #expect(sides.lanes == ["your code", "Card", "Box#1"])
    let page = comparison.page(title: "a", left: left, right: right, heads: heads)
    #expect(XMLCheck(String(page.dropFirst("<!DOCTYPE html>\n".count))).isSound)
    #expect(page.count(of: "<li class=\"row pair") == comparison.rows.count)
    #expect(page.count(of: ">first difference<") == 1)
    #expect(page.count(of: "<th scope=\"row\">") == comparison.rows.count)
  }
}

@Suite struct `A long run` {
  /// A run of so many callbacks, one after another.
  private func run(_ count: Int) -> Run {
    var run = sample
    let event = run.events[4]
    run.events = (0..<count).map { index in
      var next = event
      (next.index, next.leave) = (index, index + 1)
      return next
    }
    run.output = []
    run.printed = []
    return run
  }

  @Test(arguments: [0, 1])
  func `is drawn as far as a page has room, and the page says so`(more: Int) {
    let timeline = Timeline(run(TimelinePage.mostSteps + more))
    let page = TimelinePage(timeline, title: "a").html
    #expect(page.count(of: "<li ") == TimelinePage.mostSteps)
    #expect(page.count(of: "<th scope=\"row\">") == TimelinePage.mostSteps)
    #expect(
      page.contains("Only the first 1000 of 1001 steps are drawn; --only CLASS chooses others.")
        == (more == 1))
  }

  @Test(arguments: [0, 1])
  func `is a trace of its first steps, whose metadata say so`(more: Int) {
    let text = Timeline(run(Timeline.mostSlices + more)).perfetto(title: "a").pretty
    #expect(text.count(of: "\"cat\": \"callback\"") == Timeline.mostSlices)
    #expect(text.contains("\"note\": \"Only the first 20000 of 20001 steps") == (more == 1))
  }

  @Test func `ends its first steps where it is cut`() {
    let short = Timeline(sample).first(3)
    #expect(short.steps.count == 3)
    #expect(short.steps.allSatisfy { $0.end <= 3 })
    #expect(Timeline(sample).first(6) == Timeline(sample))
    #expect(Timeline(sample).first(1).lanes == [.code], "a lane without a step would be empty")
  }
}

@Suite struct `Chosen events` {
  @Test func `are shown alone, without what is printed`() {
    let timeline = Timeline(sample, .events([1, 3]))
    #expect(timeline.steps.compactMap(\.event?.index) == [1, 3])
    #expect(timeline.steps.flatMap(\.prints).isEmpty && timeline.laterOutput.isEmpty)
  }

  @Test func `may be shown beside those that the scenario overrides`() {
    var choice = Choice()
    choice.including = [0]
    #expect(Timeline(sample, choice).steps.compactMap(\.event?.index) == [0, 1, 2, 4])
  }
}
