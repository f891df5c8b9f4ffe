import Scenarios
import Testing

@testable import Timelines

@Suite struct `A timeline` {
  @Test func `has your code first, objects in order, and the run loop last`() {
    let timeline = Timeline(sample, Choice(showsAll: true))
    #expect(timeline.lanes.map(\.name) == ["your code", "Box#1", "Card", "Box#2", "run loop"])
  }

  @Test func `shows what the scenario overrides, else all`() {
    let timeline = Timeline(sample)
    #expect(timeline.steps.compactMap(\.event?.isOverridden).allSatisfy { $0 })
    #expect(timeline.leftOut == 2)
    var plain = sample
    for index in plain.events.indices { plain.events[index].isOverridden = false }
    #expect(Timeline(plain).leftOut == 0)
    #expect(Timeline(plain).steps.count { $0.event != nil } == sample.events.count)
  }

  @Test func `has each printed line where it was printed`() {
    let steps = Timeline(sample).steps
    #expect(
      steps.map { $0.event?.fullName ?? $0.place ?? "" } == [
        "line 20", "Card.viewDidLoad()", "Box#1.layoutSubviews()", "line 7", "line 22",
        "Card.viewDidAppear(_:)",
      ])
    #expect(steps.map(\.prints) == [["start"], ["one"], [], ["two"], ["end; of # it"], []])
    #expect(steps.map(\.depth) == [0, 0, 1, 1, 0, 0])
    #expect(steps.map(\.end) == [1, 4, 3, 4, 5, 6])
  }

  @Test func `gives what deinit prints to the one object of its class`() {
    func lanes(of function: String) -> [String] {
      var run = sample
      for index in run.printed.indices {
        run.printed[index].frame = StackFrame(
          function: function, file: Scenario.mainFile, line: 9)
      }
      let timeline = Timeline(run)
      return timeline.steps.filter { $0.place != nil }.map {
        "\(timeline.laneName(of: $0)): \($0.place ?? "")"
      }
    }
    #expect(Set(lanes(of: "Card.deinit")) == ["Card: deinit, line 9"])
    #expect(lanes(of: "Box.deinit").allSatisfy { !$0.contains("deinit") }, "there are two boxes")
  }

  @Test func `names the sender of each callback`() {
    let timeline = Timeline(sample)
    let senders = timeline.steps.filter { $0.event != nil }.map { timeline.callerName(of: $0) }
    #expect(senders == ["your code", "Card", "run loop"])
  }

  @Test func `of one object leaves out all others and what they print`() {
    let timeline = Timeline(sample, Choice(showsAll: true, only: "Box#1"))
    #expect(timeline.steps.compactMap(\.event?.object) == ["Box#1"])
    #expect(timeline.steps.flatMap(\.prints).isEmpty)
  }

  @Test func `has bands for the moments of the run`() {
    let bands = Timeline(sample).bands
    #expect(
      bands.map(\.moment.title) == ["0.00 s inside the statement", "0.35 s end of the animation"])
    #expect(bands.map(\.steps) == [0..<5, 5..<6])
  }
}
