import Diagnostics
import Foundation
import ProjectFiles
import Releases
import Scenarios
import Testing

/// A scenario that is lowered once and run with and without rules, to see their effects.
private final class Experiment {
  private let lowered: LoweredScenario
  let run: Run
  private let base: Shape
  private var others: [String: Shape] = [:]
  private var changed: [String: [Bool]] = [:]

  init(_ scenario: Scenario) {
    lowered = engine.lower(scenario)
    run = engine.run(lowered, limits: Self.limits)
    base = Shape(run)
  }

  /// A run without a rule may go astray; it need not do so for long.
  private static let limits = Limits(steps: 5_000_000)

  /// The run without a rule.
  func without(_ rule: String) -> Shape {
    if let known = others[rule] { return known }
    let shape = Shape(engine.run(lowered, without: [rule], limits: Self.limits))
    others[rule] = shape
    return shape
  }

  func isChanged(without rule: String) -> Bool { without(rule) != base }

  /// The first of an event's rules without which it is gone, another, or in another order.
  func cause(of event: Event) -> String? {
    event.because.first { rule in
      if changed[rule] == nil { changed[rule] = base.changes(in: without(rule)) }
      return changed[rule]?[event.index] == true
    }
  }
}

/// The part of a run that is visible from outside.
private struct Shape: Equatable {
  struct Key: Hashable {
    var object: String
    var callback: String
    var occurrence: Int
  }
  struct Signature: Equatable {
    var phase: Phase
    var milliseconds: Int
    var arguments: [Event.Argument]
    var isOverridden: Bool
    var functions: [String]
  }

  var keys: [Key] = []
  private var signatures: [Signature] = []
  private var places: [Key: Int] = [:]
  private var output: [String]
  private var warnings: [String]
  private var leaks: [Leak]
  private var outcome: Outcome
  var hitLimit: Bool

  init(_ run: Run) {
    var seen: [String: Int] = [:]
    for event in run.events {
      let name = "\(event.object).\(event.callback)"
      let key = Key(
        object: event.object, callback: event.callback, occurrence: seen[name, default: 0])
      seen[name, default: 0] += 1
      places[key] = keys.count
      keys.append(key)
      signatures.append(
        Signature(
          phase: event.phase, milliseconds: Int((event.time * 1000).rounded()),
          arguments: event.arguments, isOverridden: event.isOverridden,
          functions: event.stack.map(\.function)))
    }
    (output, warnings, leaks, outcome) = (run.output, run.consoleWarnings, run.leaks, run.outcome)
    hitLimit = if case .limit = run.outcome { true } else { false }
  }

  /// For each event whether it is missing in another run, another there, or on the other side of an
  /// event that both have.
  func changes(in other: Shape) -> [Bool] {
    let found = keys.map { other.places[$0] }
    var changed = keys.indices.map { index in
      found[index].map { signatures[index] != other.signatures[$0] } ?? true
    }
    var highest = -1
    for (index, place) in found.enumerated() {
      guard let place else { continue }
      if place < highest { changed[index] = true }
      highest = max(highest, place)
    }
    var lowest = Int.max
    for (index, place) in found.enumerated().reversed() {
      guard let place else { continue }
      if place > lowest { changed[index] = true }
      lowest = min(lowest, place)
    }
    return changed
  }
}

/// A scenario whose events are to have causes.
struct CausedScenario: Sendable, CustomTestStringConvertible {
  var name: String
  var scenario: Scenario

  var testDescription: String { name }

  static let all: [CausedScenario] =
    RuleExample.all.map { CausedScenario(name: $0.rule, scenario: $0.scenario) }
    + Fixture.flows.map { CausedScenario(name: $0.name, scenario: $0.scenario) }
    + lessons

  /// The code of the lessons that ship with the program.
  private static var lessons: [CausedScenario] {
    let folder = ProjectFiles.courses
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted()
      .flatMap { name -> [CausedScenario] in
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else { return [] }
        let blocks = text.matches(of: /(?ms)^```swift[^\n]*\n(.*?)^```/)
        return blocks.enumerated().map { index, block in
          CausedScenario(
            name: "\(name) \(index + 1)",
            scenario: Scenario(String(block.output.1), ios: .ofQuestions))
        }.filter { $0.scenario.files[0].text.contains("import UIKit") }
      }
  }
}

@Suite struct `Each rule` {
  @Test func `has an example, and each example a rule`() {
    let ids = Set(engine.rules.map(\.id))
    let examples = Set(RuleExample.all.map(\.rule))
    #expect(ids.subtracting(examples).sorted() == [], "rules without an example")
    #expect(examples.subtracting(ids).sorted() == [], "examples without a rule")
  }

  @Test func `speaks of callbacks or members`() {
    #expect(engine.rules.filter(\.names.isEmpty).map(\.id) == [])
  }

  @Test func `that is weak has an alternative`() {
    let weak = engine.rules.filter { ["low", "recall"].contains($0.confidence) }
    #expect(weak.filter { $0.alternative == nil }.map(\.id) == [])
  }

  @Test(arguments: RuleExample.all)
  func `acts in its example, and taking it away changes the run`(example: RuleExample) {
    let experiment = Experiment(example.scenario)
    switch experiment.run.outcome {
    case .refused, .limit:
      Issue.record(
        "\(example.rule): \(experiment.run.outcome) \(experiment.run.diagnostics.map(\.description))"
      )
    case .completed, .trapped:
      #expect(experiment.run.rules.contains(example.rule))
      #expect(experiment.isChanged(without: example.rule))
      #expect(!experiment.without(example.rule).hitLimit)
    }
  }
}

@Suite struct `Each event` {
  @Test(arguments: CausedScenario.all)
  func `names a rule that brings it about`(scenario: CausedScenario) {
    let experiment = Experiment(scenario.scenario)
    guard experiment.run.outcome != .refused else { return }
    for event in experiment.run.events {
      #expect(
        experiment.cause(of: event) != nil,
        "\(event.index) \(event.object).\(event.callback) because \(event.because)")
    }
  }
}
