import Curriculum
import ProjectFiles
import QuestionShorthand
import QuizEngine
import Scenarios
import TestedEngine
import Testing

@testable import CLICommands

/// Questions that are generated from a rule and its example alone.
@Suite struct `Questions made from rules` {
  private static let engine = testedEngine
  private static let generator = RuleQuestions(
    rules: engine.rules, examples: RuleExample.all, misconceptions: engine.misconceptions)

  private func questions(about rule: String) -> [(question: Question, truth: Truth)] {
    let runs = RepeatedRuns(Self.engine)
    return Self.generator.questions(about: RuleID(rawValue: rule)) { runs.run($0) }
  }

  @Test func `are of the three kinds, each sound`() throws {
    let made = questions(about: "view.loads-on-first-access")
    #expect(!made.isEmpty)
    for (question, truth) in made {
      #expect([.order, .count, .state].contains(question.kind))
      #expect(question.rules == [RuleID(rawValue: "view.loads-on-first-access")])
      let runs = RepeatedRuns(Self.engine)
      #expect(decide(question.instance(seed: 3), run: { runs.run($0) }).truth != nil, "\(truth)")
    }
  }

  @Test func `are about rules that may be asked about alone`() {
    for rule in Self.engine.rules where ["low", "recall"].contains(rule.confidence) {
      #expect(questions(about: rule.id).isEmpty, "\(rule.id)")
    }
  }

  @Test func `have another answer without their rule or under a misconception about it`() {
    let believing = Dictionary(
      grouping: Self.engine.misconceptions.flatMap { one in one.rules.map { ($0, one.id) } }
    ) { $0.0 }
    let rules = Self.engine.rules.map(\.id).filter {
      $0.hasPrefix("sheet.") || $0.hasPrefix("window.")
    }
    // Each is verified in many runs.
    for rule in ProjectFiles.samples(of: rules, every: 6) {
      for (question, truth) in questions(about: rule) {
        let runs = RepeatedRuns(Self.engine)
        // Of a template, the truth is the one with its own names.
        var question = question
        question.variation = nil
        func isOther(_ change: (inout Scenario) -> Void) -> Bool {
          decide(question) { scenario in
            var changed = scenario
            change(&changed)
            return runs.run(changed)
          }.truth?.isDistinguishable(from: truth) == true
        }
        let mistaken = believing[rule, default: []].contains { one in
          isOther { $0.believing = one.1 }
        }
        #expect(mistaken || isOther { $0.without.insert(rule) }, "\(question.id)")
      }
    }
  }

  @Test func `order what the code names, or what their rule speaks of`() {
    let runs = RepeatedRuns(Self.engine)
    for rule in ["view.loads-on-first-access", "window.root-appears", "sheet.swipe-tells"] {
      for (question, _) in questions(about: rule) {
        guard let task = question.task as? OrderTask else { continue }
        var question = question
        question.variation = nil
        let asked = runs.run(question.decidingScenario).events.filter { event in
          task.events.contains { $0.prefix { $0 != " " && $0 != "(" } == event.name }
        }
        #expect(!asked.isEmpty, "\(question.id)")
        for event in asked {
          #expect(
            event.because.contains(rule) || question.scenario.contains(event.className),
            "\(question.id): \(event.name)")
        }
      }
    }
  }

  @Test(arguments: [
    "storyboard.makes-controller", "storyboard.view-is-a-nib", "window.becomes-key",
  ])
  func `count what follows from their rule, and ask for no class that stands in the code`(
    rule: String
  ) {
    let runs = RepeatedRuns(Self.engine)
    for (question, _) in questions(about: rule) {
      var question = question
      question.variation = nil
      let events = runs.run(question.decidingScenario).events
      if let task = question.task as? CountTask {
        #expect(
          events.contains { $0.name == task.event && $0.because.contains(rule) },
          "\(question.id): \(task.event)")
      }
      if let task = question.task as? StateTask {
        #expect(!task.expression.hasPrefix("type(of:"), "\(question.id)")
      }
    }
  }

  @Test func `take their names from the seed`() throws {
    let question = try #require(questions(about: "tabs.leaving-will-first").first?.question)
    let names = Set((0..<4).map { question.instance(seed: $0).scenario })
    #expect(names.count == 4)
  }
}
