import Diagnostics
import EmbeddedSources
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

  init(_ scenario: Scenario) {
    lowered = engine.lower(scenario)
    run = engine.run(lowered, limits: Self.limits)
    base = Shape(run)
  }

  /// A run without a rule may go astray; it need not do so for long.
  private static let limits = Limits(steps: 5_000_000)

  /// The run without a rule.
  func without(_ rule: String) -> Shape {
    Shape(engine.run(lowered, without: [rule], limits: Self.limits))
  }

  func isChanged(_ shape: Shape) -> Bool { shape != base }

  /// The events that are the same, and in the same order, without each of the rules they name.
  ///
  /// A rule that brings about one event mostly brings about others: the rule that the most events name
  /// is taken away first, and what it explains needs no further run.
  func eventsWithoutCause() -> [Event] {
    var unexplained = run.events
    var tried: Set<String> = []
    while true {
      var counts: [String: Int] = [:]
      for rule in unexplained.flatMap(\.because) where !tried.contains(rule) {
        counts[rule, default: 0] += 1
      }
      guard let rule = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else {
        return unexplained
      }
      tried.insert(rule)
      let changed = base.changes(in: without(rule))
      unexplained.removeAll { $0.because.contains(rule) && changed[$0.index] }
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

  /// Examples, flows and the listings of the lessons that ship with the program: every fourth, or all.
  static let all: [CausedScenario] = {
    let every =
      RuleExample.all.map { CausedScenario(name: $0.rule, scenario: $0.scenario) }
      + Fixture.flows.map { CausedScenario(name: $0.name, scenario: $0.scenario) } + listings
    return ProjectFiles.samples(of: every, every: 4)
  }()

  private static let listings: [CausedScenario] = {
    let folder = ProjectFiles.courses
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    let names = files.compactMap { $0 as? String }.sorted()
    // The code that a course has for all its listings.
    let helpers = names.filter { $0.hasSuffix(".swift") }.compactMap { name in
      (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)).map {
        SourceFile(name: name, text: $0)
      }
    }
    return names.filter { $0.hasSuffix(".md") }
      .flatMap { name -> [CausedScenario] in
        guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        else { return [] }
        let blocks = text.matches(of: /(?ms)^```swift[^\n]*\n(.*?)^```/)
        return blocks.enumerated().map { index, block in
          let listing = SourceFile(name: Scenario.mainFile, text: String(block.output.1))
          return CausedScenario(
            name: "\(name) \(index + 1)",
            scenario: Scenario(files: helpers + [listing], ios: .ofQuestions))
        }
      }
  }()
}

@Suite struct `Each rule` {
  @Test func `has an example, and each example a rule`() {
    let ids = Set(engine.rules.map(\.id))
    let examples = Set(RuleExample.all.map(\.rule))
    #expect(ids.subtracting(examples).sorted() == [], "rules without an example")
    #expect(examples.subtracting(ids).sorted() == [], "examples without a rule")
  }

  @Test func `has former ids that no rule has, and no other rule names`() {
    let former = engine.rules.flatMap(\.formerly)
    #expect(former.filter(Set(engine.rules.map(\.id)).contains) == [])
    #expect(Set(former).count == former.count)
  }

  @Test func `is declared in the file that its id begins with`() {
    for file in EmbeddedSources.files(in: .uikit) where file.name.hasPrefix("UIKit/Rule+") {
      let topic = file.name.dropFirst("UIKit/Rule+".count).dropLast(".swift".count).lowercased()
      for declaration in file.text.matches(of: /= Rule\(\s*"([^".]+)\./) {
        let prefix = declaration.output.1.replacing("-", with: "")
        #expect(prefix == topic, "\(declaration.output.1) in \(file.name)")
      }
    }
  }

  @Test func `speaks of callbacks or members`() {
    #expect(engine.rules.filter(\.names.isEmpty).map(\.id) == [])
  }

  @Test func `that is weak has an alternative`() {
    let weak = engine.rules.filter { ["low", "recall"].contains($0.confidence) }
    #expect(weak.filter { $0.alternative == nil }.map(\.id) == [])
  }

  @Test(arguments: ProjectFiles.samples(of: RuleExample.all.map(\.rule)))
  func `acts in its example, and taking it away changes the run`(rule: String) throws {
    let example = try #require(RuleExample.all.first { $0.rule == rule })
    let experiment = Experiment(example.scenario)
    switch experiment.run.outcome {
    case .refused, .limit:
      Issue.record(
        "\(rule): \(experiment.run.outcome) \(experiment.run.diagnostics.map(\.description))"
      )
    case .completed, .trapped:
      #expect(experiment.run.rules.contains(rule))
      let without = experiment.without(rule)
      #expect(experiment.isChanged(without))
      #expect(!without.hitLimit)
    }
  }
}

@Suite struct `Each rule that is bound to releases` {
  private static let bound = ProjectFiles.samples(of: engine.rules.filter(\.isBoundToReleases))

  @Test(arguments: bound.map(\.id))
  func `acts in its own releases, and in no other`(rule: String) throws {
    let entry = try #require(Self.bound.first { $0.id == rule })
    let example = try #require(RuleExample.all.first { $0.rule == rule })
    var releases: Set<Int> = []
    for release in IOSVersion.released.map(\.major) where releases.insert(release).inserted {
      var scenario = example.scenario
      scenario.ios = try #require(IOSVersion.released.last { $0.major == release })
      let run = engine.run(scenario, limits: Limits(steps: 5_000_000))
      guard run.outcome != .refused else { continue }
      #expect(run.rules.contains(rule) == entry.isInForce(in: scenario.ios), "iOS \(scenario.ios)")
    }
  }

  @Test func `has its releases from its declaration alone`() throws {
    for file in EmbeddedSources.files(in: .uikit) + EmbeddedSources.files(in: .misconceptions) {
      for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated() where line.contains("isAtLeast(") && line.contains("because(")
      {
        Issue.record("\(file.name):\(index + 1) tests a release beside a mark")
      }
    }
  }
}

@Suite struct `Each event` {
  @Test(arguments: CausedScenario.all)
  func `names a rule that brings it about`(scenario: CausedScenario) {
    let experiment = Experiment(scenario.scenario)
    // Some listings of lessons are parts of programs.
    guard experiment.run.outcome != .refused else {
      #expect(scenario.scenario.files.count > 1, "\(experiment.run.diagnostics)")
      return
    }
    for event in experiment.eventsWithoutCause() {
      Issue.record("\(event.index) \(event.object).\(event.callback) because \(event.because)")
    }
  }
}
