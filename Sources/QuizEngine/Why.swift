import Curriculum
import Scenarios

/// The reason why a line of the truth is where it is: its callers, its moment and its rules.
public struct Why: Hashable, Sendable {
  /// The callers, innermost first: `loadViewIfRequired`, `view`, `line 12`.
  public var callers: [String]
  /// The line of the scenario it comes from, when one of its own lines is in the calls.
  public var line: Int?
  /// The moment, if it is not within the caller's statement: "in the layout pass that ends the turn".
  public var moment: String?
  /// The rules that made it happen, the most specific first.
  public var rules: [Reason]

  /// "called by loadViewIfRequired, which view called, on line 12"
  public var sentence: String {
    let called =
      callers.isEmpty
      ? "called by UIKit" : callers.map { "called by \($0)" }.joined(separator: ", ")
    return [called, moment].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The most callers that are shown; the rest are UIKit's own steps.
private let calledBy = 4

/// Returns why an event happened.
func why(_ event: Event, _ book: RuleBook) -> Why {
  var frames = event.stack[...]
  // The callback's own frame says nothing that its name did not.
  if let first = frames.first, name(of: first) == EventName.base(event.callback),
    !isModel(first) || frames.count > 1
  {
    frames = frames.dropFirst()
  }
  // The model sends each callback from a step of its own, `sendViewDidLoad`; that is one with it.
  let base = EventName.base(event.callback)
  let step = "send" + base.prefix(1).uppercased() + base.dropFirst()
  if let first = frames.first, isModel(first), name(of: first) == step {
    frames = frames.dropFirst()
  }
  let firstOwn = frames.firstIndex { !isModel($0) }
  let shown = frames[..<(firstOwn.map { $0 + 1 } ?? frames.endIndex)]
  var callers: [String] = shown.map { frame in
    if !isModel(frame) { return ownFrame(frame) }
    return name(of: frame)
  }
  // Neighbours of one name are one step to a reader: a getter and what it is made of.
  callers = callers.enumerated().filter { $0.offset == 0 || callers[$0.offset - 1] != $0.element }
    .map(\.element)
  if callers.count > calledBy, let last = callers.last {
    callers = callers.prefix(calledBy - 1) + [last]
  }
  let moment: String? =
    switch event.phase {
    case .sync: nil
    case .commit: "in the layout pass at the end of the turn"
    case .afterCommit: "right after the layout pass"
    case .animationEnd: "when the animation ends"
    }
  return Why(
    callers: callers, line: firstOwn.map { frames[$0].line }, moment: moment,
    rules: event.because.map(book.reason))
}

private func isModel(_ frame: StackFrame) -> Bool {
  ["UIKit/", "Foundation/", "FoundationValues/"].contains { frame.file.hasPrefix($0) }
}

/// A frame of the scenario: "line 12", or "viewDidLoad, line 12" inside a function of its.
private func ownFrame(_ frame: StackFrame) -> String {
  let function = name(of: frame)
  let isTop = function.isEmpty || function == "main" || function.hasPrefix("<")
  // Lines of other files are not the ones that stand before the learner.
  let line =
    frame.file == "scenario.swift"
    ? "line \(frame.line)" : "\(frame.file):\(frame.line)"
  return isTop ? line : "\(function) (\(line))"
}

/// `loadViewIfRequired` of `UIViewController.loadViewIfRequired()`, `view` of
/// `UIViewController.view.getter`.
private func name(of frame: StackFrame) -> String {
  let base = frame.function.prefix { $0 != "(" }
  let words = base.split(separator: ".")
  if words.count > 1, let last = words.last, ["getter", "setter", "get", "set"].contains(last) {
    return String(words[words.count - 2])
  }
  return String(words.last ?? base)
}
