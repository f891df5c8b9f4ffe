import Diagnostics
import EmbeddedSources
import ProjectFiles
import Scenarios
import Testing

@Suite struct `The misconceptions` {
  static let all = engine.misconceptions
  static let examples = Dictionary(uniqueKeysWithValues: RuleExample.all.map { ($0.rule, $0) })

  @Test func `are forty or more, each with its belief, its source and the rules against it`() {
    #expect(engine.modelDiagnostics.map(\.description) == [])
    #expect(Self.all.count >= 40)
    #expect(Self.all.count == EmbeddedSources.files(in: .misconceptions).count)
    let rules = Set(engine.rules.map(\.id))
    for misconception in Self.all {
      let belief = misconception.belief
      #expect(belief.hasSuffix(".") && belief.count > 20, "\(misconception.id)")
      #expect(!misconception.source.isEmpty, "\(misconception.id)")
      #expect(!misconception.rules.isEmpty, "\(misconception.id)")
      #expect(misconception.rules.filter { !rules.contains($0) } == [], "\(misconception.id)")
    }
  }

  @Test func `are refuted in three sentences, short and for learners`() {
    for misconception in Self.all {
      let refutation = misconception.refutation
      let sentences = [refutation.expectation, refutation.truth, refutation.reason]
      let lengths = sentences.map { $0.split(separator: " ").count }
      #expect(lengths.allSatisfy { $0 <= 25 }, "\(misconception.id)")
      #expect(lengths.reduce(0, +) <= 60, "\(misconception.id)")
      // Beginnings are followed by a name or in lower case, reasons begin a sentence.
      #expect(
        refutation.reason.first.map { $0.isUppercase || $0 == "`" } == true, "\(misconception.id)")
      for sentence in sentences {
        #expect(sentence.split(separator: "`", omittingEmptySubsequences: false).count % 2 == 1)
        #expect(!sentence.contains("__") && !sentence.contains("  "), "\(misconception.id)")
        #expect(!sentence.contains(/[SM]\d*-\d\d|article|\bmodel\b/), "\(misconception.id)")
      }
    }
    #expect(Set(Self.all.map(\.refutation.text)).count == Self.all.count)
  }

  /// Names in refutations are those of UIKit, as the model or the rule book has them.
  @Test func `are refuted in the names of UIKit`() {
    let known = Set(
      (engine.members.map(\.memberName) + engine.rules.flatMap(\.names)).flatMap {
        $0.split(separator: ".").map { String($0.prefix { $0 != "(" }) }
      })
    // Names of nibs, and a word for a view controller's class.
    let own: Set = ["MyView", "MyViewController"]
    for misconception in Self.all {
      let parts = misconception.refutation.text.split(
        separator: "`", omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() where !index.isMultiple(of: 2) {
        let name = String(part.drop { $0 == "." }.prefix { $0 != "(" })
        #expect(known.contains(name) || own.contains(name), "\(misconception.id): \(name)")
      }
    }
  }

  @Test(arguments: [
    ("You may expect that A.", "It is not so: B.", "C."),
    ("You may expect that A.", "It is not so: B.", "`UIView.frame` is C."),
  ])
  func `are refuted by an expectation, a truth and a reason`(
    expectation: String, truth: String, reason: String
  ) {
    typealias Refutation = Misconception.Refutation
    let refutation = Refutation(expectation: expectation, truth: truth, reason: reason)
    #expect(refutation?.text == "\(expectation) \(truth) \(reason)")
    #expect(Refutation(expectation: nil, truth: truth, reason: reason) == nil)
    #expect(Refutation(expectation: expectation, truth: truth, reason: nil) == nil)
    #expect(Refutation(expectation: "A.", truth: truth, reason: reason) == nil)
    #expect(Refutation(expectation: expectation, truth: "B.", reason: reason) == nil)
    #expect(Refutation(expectation: expectation, truth: truth, reason: "C. D.") == nil)
    #expect(Refutation(expectation: expectation, truth: truth, reason: "C") == nil)
  }

  @Test(arguments: ProjectFiles.samples(of: all.map(\.id)))
  func `are told from the truth by the example of their first rule`(id: String) throws {
    let misconception = try #require(Self.all.first { $0.id == id })
    let rule = try #require(misconception.rules.first)
    let lowered = engine.lower(try #require(Self.examples[rule]).scenario)
    let truth = engine.run(lowered)
    let believed = engine.run(lowered, believing: id)
    #expect(believed.believing == id)
    #expect(Outward(believed) != Outward(truth))
    #expect(believed.events.filter { $0.because.isEmpty }.map(\.callback) == [])
  }

  @Test func `are never replaced by the truth when there is none of that name`() {
    var scenario = Scenario(files: [SourceFile(name: "a.swift", text: "print(1)")])
    scenario.believing = "nothing-of-that-name"
    let run = engine.run(scenario)
    #expect(run.outcome == .refused)
    #expect(run.output == [])
    #expect(
      run.diagnostics.map(\.description)
        == ["a.swift:1:1: error: the model has no misconception 'nothing-of-that-name'"])
  }

  /// Splits the misconceptions by their runs of one scenario after the other, until each is alone.
  @Test func `are told apart, any two of them, by some scenario`() {
    var groups = [Self.all.map(\.id)]
    for scenario in Self.tellingScenarios where !groups.isEmpty {
      // A misconception changes nothing where none of its functions is called, so it need not run.
      let runs = RepeatedRuns(engine)
      groups = groups.flatMap { group in
        Dictionary(grouping: group) { id in
          var believed = scenario
          believed.believing = id
          return Outward(runs.run(believed))
        }.values
      }.filter { $0.count > 1 }
    }
    #expect(groups == [])
  }

  @Test func `change nothing where no function that they replace is called`() throws {
    let scenario = try #require(Fixture.flows.first).scenario
    let lowered = engine.lower(scenario)
    let runs = RepeatedRuns(engine)
    for misconception in Self.all {
      var believed = scenario
      believed.believing = misconception.id
      #expect(
        Outward(runs.run(believed)) == Outward(engine.run(lowered, believing: misconception.id)),
        "\(misconception.id)")
    }
  }

  /// The long flows first, which part the most, then the examples of the rules believed against.
  private static var tellingScenarios: [Scenario] {
    let rules = Set(all.flatMap(\.rules))
    return Fixture.flows.map(\.scenario)
      + RuleExample.all.filter { rules.contains($0.rule) }.map(\.scenario)
  }
}

/// The part of a run that a learner can see: no steps inside UIKit.
private struct Outward: Hashable {
  let output: [String]
  let warnings: [String]
  let events: [[String]]
  let outcome: Outcome.Kind

  init(_ run: Run) {
    output = run.output
    warnings = run.consoleWarnings
    events = run.events.map {
      [$0.object, $0.callback, $0.phase.rawValue, "\($0.time)"]
        + $0.arguments.map { "\($0)" }
    }
    outcome = Outcome.Kind(run.outcome)
  }
}

extension Outcome {
  /// How a run ended, leaving aside where.
  fileprivate enum Kind: Hashable {
    case completed, refused
    case trapped(String)
    case limit(ExceededLimit)

    init(_ outcome: Outcome) {
      switch outcome {
      case .completed: self = .completed
      case .refused: self = .refused
      case .trapped(let trap): self = .trapped(trap.message)
      case .limit(let limit): self = .limit(limit)
      }
    }
  }
}
