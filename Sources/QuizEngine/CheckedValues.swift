import Curriculum
import Phrases
import Scenarios

/// The values that a check compares: the number and order of events, the output, or an expression.
struct CheckedValues {
  private let check: String

  init(_ check: String) { self.check = check }

  /// Says what the values are in a run of a scenario, as a sentence in Markdown; nil when the check
  /// compares something else.
  func sentence(in scenario: Scenario, run: Runner) -> String? {
    if let moment = Moment(check) { return value(of: moment.body, at: moment, in: scenario, run) }
    let names = eventNames(in: check)
    if !names.isEmpty { return Self.sentence(about: names, in: run(scenario)) }
    if words(of: check).contains("output") { return Self.output(of: run(scenario)) }
    return value(of: check, at: nil, in: scenario, run)
  }

  // MARK: Events and output

  private static func sentence(about names: [String], in run: Run) -> String? {
    let found = names.map { name in EventName(name).flatMap { occurrence(of: $0, in: run) } }
    if names.count == 2, let one = found[0], let other = found[1], one.index != other.index {
      let isFirst = one.index < other.index
      return "`\(names[isFirst ? 0 : 1])` comes before `\(names[isFirst ? 1 : 0])`."
    }
    let counts = names.prefix(2).compactMap { name -> String? in
      guard let event = EventName(name) else { return nil }
      let found = occurrences(of: event, in: run)
      guard !found.isEmpty else { return "UIKit never calls `\(name)`" }
      let caller = found.isOwnCalls ? "the code" : "UIKit"
      return found.allSatisfy { $0.isOwnCall == found[0].isOwnCall }
        ? "\(caller) calls `\(name)` \(times(found.count))"
        : "`\(name)` is called \(times(found.count))"
    }
    return counts.isEmpty ? nil : counts.joined(separator: ", and ") + "."
  }

  /// The greatest number of printed lines in one sentence.
  private static let mostLines = 4

  private static func output(of run: Run) -> String? {
    guard run.output.count <= mostLines else { return nil }
    return run.output.isEmpty
      ? "It prints nothing." : "It prints \(list(run.output.map { "`\($0)`" }))."
  }

  // MARK: Expressions

  /// The moment of a check such as `trace.at("A.viewDidLoad") { a.title == nil }`.
  private struct Moment {
    var name: String
    /// The check as far as the brace.
    var head: Substring
    var body: String

    init?(_ check: String) {
      guard check.hasPrefix("trace.at("), let name = eventNames(in: check).first,
        let open = check.firstIndex(of: "{"), let close = check.lastIndex(of: "}"), open < close
      else { return nil }
      self.name = name
      head = check[..<open]
      body = plain(check[check.index(after: open)..<close])
    }
  }

  private func value(
    of condition: String, at moment: Moment?, in scenario: Scenario, _ run: Runner
  ) -> String? {
    guard let expression = Self.compared(in: condition) else { return nil }
    var noting = scenario
    let note = "trace.note(\(expression))"
    noting.checks = [moment.map { "\($0.head){ \(note) }" } ?? note]
    guard let value = run(noting).notes.first, value.count <= 60, !holdsAnAddress(value) else {
      return nil
    }
    let lead = moment.map { "When `\($0.name)` begins, " } ?? ""
    return lead + "`\(expression)` is `\(value)`."
  }

  /// The expression whose value decides a condition; nil when there are several.
  private static func compared(in condition: String) -> String? {
    guard !["&&", "||", "?", "trace."].contains(where: condition.contains) else { return nil }
    for sign in ["==", "!=", "<", ">", "<=", ">="] {
      if let found = condition.firstRange(of: " \(sign)") {
        return plain(condition[..<found.lowerBound])
      }
    }
    return plain(condition.drop { $0 == "!" || $0 == " " })
  }
}
