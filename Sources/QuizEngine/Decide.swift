public import Curriculum
import Diagnostics
public import Scenarios

extension Question {
  /// The scenario that decides it: its code with the checks of all its answers.
  public var decidingScenario: Scenario {
    let checks: [String] =
      switch ask {
      case .choice(let choices): choices.map(\.check)
      case .truth(_, let check): [check]
      case .order, .output, .count: []
      }
    return Scenario(scenario, ios: ios, device: device, checks: checks)
  }
}

/// Returns the right answer of a question, as a run of its scenario shows it.
///
/// Pure: the run is made elsewhere. What the run does not decide, or what UIKit does not promise, is
/// a problem, and then there is no truth.
public func decide(_ question: Question, from run: Run) -> (truth: Truth?, problems: [Problem]) {
  let problems = problemsOfEnding(question, run)
  guard problems.isEmpty else { return (nil, problems) }
  switch question.ask {
  case .order(let names): return decideOrder(question.id, names, run)
  case .output: return decideOutput(question.id, run)
  case .choice(let choices): return decideChoice(question.id, choices, run)
  case .truth(_, let check): return decideTruth(question.id, check, run)
  case .count(let name): return decideCount(question, name, run)
  }
}

private func problemsOfEnding(_ question: Question, _ run: Run) -> [Problem] {
  let part = ContentPart.scenario(question.id)
  switch (run.outcome, question.ending) {
  case (.completed, .completed), (.trapped, .trap):
    return []
  case (.completed, .trap):
    return [Problem("the run was to end in a trap, and does not; leave out 'ends: trap'", in: part)]
  case (.trapped(let trap), .completed):
    return [
      Problem(
        "the run traps: \(trap.message); mend the scenario, or say 'ends: trap'", in: part,
        line: trap.location?.line, column: trap.location?.column)
    ]
  case (.limit(let limit), _):
    return [Problem("the run does not end: it goes beyond the limit of \(limit.inWords)", in: part)]
  case (.refused, _):
    let errors = run.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [Problem("the scenario is refused", in: part)] }
    return errors.map {
      Problem($0.message, in: part, line: $0.location.line, column: $0.location.column)
    }
  }
}

extension ExceededLimit {
  var inWords: String {
    switch self {
    case .steps: "steps"
    case .memory: "memory"
    case .output: "printed text"
    }
  }
}

// MARK: Orders

/// Returns the events of a run that a name means, in order.
func occurrences(of name: EventName, in run: Run) -> [Event] {
  run.events.filter {
    name.means(object: $0.object, ofClass: $0.className) && name.means(callback: $0.callback)
  }
}

/// Returns the one event that a name of an order means.
func event(_ text: String, in run: Run) -> Result<Event, EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(EventMismatch(message: "'\(text)' is no event"))
  }
  let found = occurrences(of: name, in: run)
  let callbacks = Set(found.map(\.callback)).sorted()
  if callbacks.count > 1 {
    return .failure(
      EventMismatch(
        message:
          "'\(text)' may mean \(callbacks.map { "'\($0)'" }.joined(separator: " or ")); write"
          + " it with its labels"))
  }
  if found.isEmpty {
    let names = Array(Set(run.events.map { "\($0.object).\(EventName.base($0.callback))" }))
      .sorted()
    let hint = near(text, names)
    return .failure(EventMismatch(message: "'\(text)' does not occur in the run\(hint)"))
  }
  if Promises.isCountUnpromised(name) {
    // The first pass is promised where it is promised at all; further ones never are.
    if name.occurrence ?? 1 > 1 {
      return .failure(
        EventMismatch(message: "UIKit does not promise how often '\(name.callback)' comes"))
    }
    return .success(found[0])
  }
  guard let occurrence = name.occurrence else {
    if found.count > 1 {
      let objects = Set(found.map(\.object)).sorted()
      let advice =
        objects.count > 1
        ? "; name the object, as '\(objects[0]).\(name.callback)'"
        : "; say which, as '\(text) (1)'"
      return .failure(
        EventMismatch(message: "'\(text)' occurs \(found.count) times in the run\(advice)"))
    }
    return .success(found[0])
  }
  guard occurrence <= found.count else {
    return .failure(
      EventMismatch(message: "'\(text)': it occurs \(found.count) time(s) in the run"))
  }
  return .success(found[occurrence - 1])
}

/// Why a name means no event of a run, or more than one.
struct EventMismatch: Error, Hashable { var message: String }

extension EventName {
  static func base(_ callback: String) -> String { String(callback.prefix { $0 != "(" }) }
}

private func decideOrder(
  _ id: QuestionID, _ names: [String], _ run: Run
) -> (Truth?, [Problem]) {
  var problems: [Problem] = []
  var found: [(name: String, event: Event)] = []
  for (index, name) in names.enumerated() {
    switch event(name, in: run) {
    case .success(let event): found.append((name, event))
    case .failure(let mismatch):
      problems.append(Problem(mismatch.message, in: .event(id, index: index)))
    }
  }
  for i in found.indices {
    for j in found.indices where j > i {
      if found[i].event.index == found[j].event.index {
        problems.append(
          Problem(
            "'\(found[j].name)' and '\(found[i].name)' are the same event",
            in: .event(id, index: j)))
      } else if let why = Promises.whyFree(found[i].event, found[j].event) {
        problems.append(Problem("\(why); ask for one of them", in: .event(id, index: j)))
      }
    }
  }
  if names.count < 3 {
    problems.append(Problem("an order of fewer than three is a guess", in: .question(id)))
  }
  guard problems.isEmpty else { return (nil, problems) }
  found.sort { $0.event.index < $1.event.index }
  guard let orders = Promises.legalOrders(of: found, in: run) else {
    let message =
      "UIKit promises so little of this order that more than \(Promises.mostOrders) are right; ask"
      + " for fewer events of independent work"
    return (nil, [Problem(message, in: .question(id))])
  }
  if orders.count == (2...names.count).reduce(1, *) {
    return (
      nil, [Problem("any order of these is right; ask for something promised", in: .question(id))]
    )
  }
  return (.order(orders), [])
}

// MARK: Lines and numbers

/// The line that stands for a trap in the answer to "what does it print?".
let trapLine = "trap"

private func decideOutput(_ id: QuestionID, _ run: Run) -> (Truth?, [Problem]) {
  // A print in a callback that may come any number of times makes the output unpromised.
  let unpromised = Set(
    run.events.filter { $0.isOverridden && Promises.unpromisedCounts.contains($0.callback) }
      .map(\.callback)
  ).sorted()
  if let callback = unpromised.first {
    return (
      nil,
      [
        Problem(
          "UIKit does not promise how often '\(callback)' comes, so what is printed is not"
            + " promised; ask for the order instead", in: .question(id))
      ]
    )
  }
  var lines = run.output
  if case .trapped = run.outcome { lines.append(trapLine) }
  if lines.count > 20 {
    return (
      nil,
      [Problem("\(lines.count) lines are too many to type; print at most 20", in: .question(id))]
    )
  }
  if let line = lines.first(where: { $0.contains(/0x[0-9a-f]{6}/) }) {
    return (
      nil,
      [
        Problem(
          "'\(line)' holds an address, which nobody can know; print something else",
          in: .question(id))
      ]
    )
  }
  return (.output(lines), [])
}

private func decideCount(_ question: Question, _ text: String, _ run: Run) -> (Truth?, [Problem]) {
  let part = ContentPart.event(question.id, index: 0)
  guard let name = EventName(text), name.occurrence == nil else {
    return (nil, [Problem("'\(text)' is no event to count", in: part)])
  }
  if Promises.isCountUnpromised(name) {
    return (
      nil, [Problem("UIKit does not promise how often '\(name.callback)' comes", in: part)]
    )
  }
  let found = occurrences(of: name, in: run)
  if Set(found.map(\.callback)).count > 1 {
    return (
      nil, [Problem("'\(text)' may mean several callbacks; write it with its labels", in: part)]
    )
  }
  // "Never" is an answer, but not of a class that is nowhere: that is a slip of the pen.
  let className = String(name.object.prefix { $0 != "#" })
  let classes = Set(run.events.map(\.className)).union(words(of: question.scenario))
  if found.isEmpty, !classes.contains(className) {
    let hint = near(className, classes.sorted())
    return (nil, [Problem("nothing called '\(className)' is in the scenario\(hint)", in: part)])
  }
  return (.count(found.count), [])
}

// MARK: Checks

private func decideChoice(
  _ id: QuestionID, _ choices: [Choice], _ run: Run
) -> (Truth?, [Problem]) {
  let (results, problems) = checkResults(id, choices.map(\.check), run)
  guard problems.isEmpty else { return (nil, problems) }
  let right = results.indices.filter { results[$0] }
  if right.count == 1 { return (.choice(right[0]), []) }
  if right.isEmpty {
    return (nil, [Problem("none of the choices is right: no check holds", in: .question(id))])
  }
  return (
    nil,
    right.dropFirst().map {
      Problem(
        "this choice is right too: its check holds as well as that of '\(choices[right[0]].text)'",
        in: .choice(id, index: $0))
    }
  )
}

private func decideTruth(_ id: QuestionID, _ check: String, _ run: Run) -> (Truth?, [Problem]) {
  let (results, problems) = checkResults(id, [check], run)
  guard problems.isEmpty else { return (nil, problems) }
  return (.truth(results[0]), [])
}

/// Returns what each check gave, or why one gave nothing.
private func checkResults(
  _ id: QuestionID, _ checks: [String], _ run: Run
) -> ([Bool], [Problem]) {
  guard run.checks.count == checks.count else {
    return ([], [Problem("the checks were not evaluated", in: .question(id))])
  }
  var results: [Bool] = []
  var problems: [Problem] = []
  for (index, check) in checks.enumerated() {
    let part = ContentPart.check(id, index: index)
    if let why = Promises.whyUnpromised(check: check, of: run) {
      problems.append(Problem(why, in: part))
    }
    switch run.checks[index] {
    case .holds: results.append(true)
    case .fails: results.append(false)
    case .broken(let message): problems.append(Problem("the check fails: \(message)", in: part))
    }
  }
  return (results, problems)
}
