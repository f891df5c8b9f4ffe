import Curriculum
import Scenarios

/// The cause of an event: its callers, its moment and its rules.
public struct Why: Hashable, Sendable {
  /// The callers, innermost first: `loadViewIfRequired`, `view`, `line 12`.
  public var callers: [String]
  /// The line of the innermost caller that is the scenario's own code; nil when none is.
  public var line: Int?
  /// The moment, when it is not within the caller's statement: "when the animation ends".
  public var moment: String?
  /// The rules that made it happen, the most specific first.
  public var rules: [Reason]

  /// The callers and the moment as part of a sentence: "called by loadViewIfRequired, called by view,
  /// called by line 12".
  public var sentence: String {
    let called =
      callers.isEmpty
      ? "called by UIKit" : callers.map { "called by \($0)" }.joined(separator: ", ")
    return [called, moment].compactMap { $0 }.joined(separator: ", ")
  }
}

/// The greatest number of callers that a learner sees; those left out are UIKit's own steps.
private let mostCallers = 4

/// Returns the cause of an event.
func why(_ event: Event, _ book: RuleBook) -> Why {
  let frames = frames(of: event)
  let firstOwn = frames.firstIndex { !isModel($0) }
  let shown = frames[..<(firstOwn.map { $0 + 1 } ?? frames.endIndex)]
  return Why(
    callers: callers(in: shown), line: firstOwn.map { frames[$0].line },
    moment: moment(of: event.phase), rules: event.because.map(book.reason))
}

/// Returns an event's calls without those that only repeat its name.
private func frames(of event: Event) -> ArraySlice<StackFrame> {
  var frames = event.stack[...]
  let base = EventName.base(event.callback)
  // The callback's own frame adds nothing to its name.
  if let first = frames.first, name(of: first) == base, !isModel(first) || frames.count > 1 {
    frames = frames.dropFirst()
  }
  // The model sends each callback from a step of its own, `sendViewDidLoad`.
  let step = "send" + base.prefix(1).uppercased() + base.dropFirst()
  if let first = frames.first, isModel(first), name(of: first) == step {
    frames = frames.dropFirst()
  }
  return frames
}

/// Returns the names of frames for a reader, at most `mostCallers`.
private func callers(in frames: ArraySlice<StackFrame>) -> [String] {
  let names = frames.map { isModel($0) ? name(of: $0) : ownFrame($0) }
  // Neighbours of one name are one step to a reader: a getter and the function behind it.
  let steps = names.enumerated().filter { $0.offset == 0 || names[$0.offset - 1] != $0.element }
    .map(\.element)
  guard steps.count > mostCallers, let last = steps.last else { return steps }
  return steps.prefix(mostCallers - 1) + [last]
}

private func moment(of phase: Phase) -> String? {
  switch phase {
  case .sync: nil
  case .commit: "in the layout pass at the end of the turn"
  case .afterCommit: "right after the layout pass"
  case .animationEnd: "when the animation ends"
  }
}

private func isModel(_ frame: StackFrame) -> Bool {
  ["UIKit/", "Foundation/", "FoundationValues/"].contains { frame.file.hasPrefix($0) }
}

/// Returns a frame of the scenario for a reader: "line 12", or "viewDidLoad (line 12)" inside one of
/// its functions.
private func ownFrame(_ frame: StackFrame) -> String {
  let function = name(of: frame)
  let isTop = function.isEmpty || function == "main" || function.hasPrefix("<")
  // The learner sees the lines of this file, so lines of others need their file's name.
  let line =
    frame.file == "scenario.swift"
    ? "line \(frame.line)" : "\(frame.file):\(frame.line)"
  return isTop ? line : "\(function) (\(line))"
}

/// Returns a frame's bare name: `loadViewIfRequired` for `UIViewController.loadViewIfRequired()`,
/// `view` for `UIViewController.view.getter`.
private func name(of frame: StackFrame) -> String {
  let base = frame.function.prefix { $0 != "(" }
  let words = base.split(separator: ".")
  if words.count > 1, let last = words.last, ["getter", "setter", "get", "set"].contains(last) {
    return String(words[words.count - 2])
  }
  return String(words.last ?? base)
}
