import Diagnostics
import Releases
import Scenarios

/// A run of a controller with two boxes, as the engine would give it: nested callbacks, lines printed
/// before, between and after them, and signs that formats obey.
let sample: Run = {
  func frame(_ name: String?, _ line: Int, _ source: StackFrame.Source = .model) -> StackFrame {
    StackFrame(
      function: name ?? "main", file: source == .model ? "UIKit/A.swift" : "scenario.swift",
      line: line, name: name, source: source)
  }
  func event(
    _ index: Int, leave: Int?, _ object: String, _ callback: String, isOverridden: Bool = true,
    stack: [StackFrame], phase: Phase = .sync, time: Double = 0,
    arguments: [Event.Argument] = []
  ) -> Event {
    Event(
      index: index, leave: leave, phase: phase, time: time, object: object,
      className: String(object.prefix { $0 != "#" }), callback: callback,
      isOverridden: isOverridden, arguments: arguments, stack: stack,
      because: ["load.did-load-follows", "view.<loads>"])
  }
  let main = frame(nil, 21, .program)
  let load = frame("loadViewIfRequired", 90)
  return Run(
    ios: IOSVersion(17), device: .iphone, outcome: .completed,
    output: ["start", "one", "two", "end; of # it"],
    consoleWarnings: ["Unbalanced calls <script>"],
    events: [
      event(
        0, leave: 1, "Box#2", "didMoveToSuperview()", isOverridden: false, stack: [load, main]),
      event(1, leave: 4, "Card", "viewDidLoad()", stack: [load, main]),
      event(2, leave: 3, "Box#1", "layoutSubviews()", stack: [frame("layoutIfNeeded", 9), main]),
      event(
        3, leave: 4, "Box#2", "layoutSubviews()", isOverridden: false,
        stack: [frame("layoutIfNeeded", 9), main]),
      event(
        4, leave: 5, "Card", "viewDidAppear(_:)", stack: [load], phase: .animationEnd, time: 0.35,
        arguments: [.init(label: "animated", value: "true")]),
    ]
  ).printing([
    PrintedLine(event: nil, eventsBefore: 0, frame: frame(nil, 20, .program)),
    PrintedLine(event: 1, eventsBefore: 2, frame: frame("Card.viewDidLoad()", 5, .program)),
    PrintedLine(event: 1, eventsBefore: 4, frame: frame(nil, 7, .program)),
    PrintedLine(event: nil, eventsBefore: 4, frame: frame(nil, 22, .program)),
  ])
}()

extension Run {
  fileprivate func printing(_ lines: [PrintedLine]) -> Run {
    var run = self
    run.printed = lines
    return run
  }
}
