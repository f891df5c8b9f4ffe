import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Releases
import Scenarios
import Testing

/// A run written by hand: events as `V.viewDidLoad()`, each called by `view` on line 9.
func makeRun(
  _ events: [String] = [], output: [String] = [], checks: [CheckResult] = [],
  outcome: Outcome = .completed, diagnostics: [Diagnostic] = [], because: [String] = ["r"],
  overridden: Bool = true
) -> Run {
  Run(
    ios: .ofQuestions, device: .iphone, outcome: outcome, output: output, diagnostics: diagnostics,
    events: events.enumerated().map { index, name in makeEvent(name, index, because, overridden) },
    checks: checks)
}

func makeEvent(
  _ name: String, _ index: Int, _ because: [String] = ["r"], _ overridden: Bool = true
) -> Event {
  let dot = name.firstIndex(of: ".") ?? name.endIndex
  let object = String(name[..<dot])
  return Event(
    index: index, leave: index + 1, phase: .sync, time: 0, object: object,
    className: String(object.prefix { $0 != "#" }),
    callback: String(name[name.index(after: dot)...]), isOverridden: overridden, arguments: [],
    stack: [
      StackFrame(
        function: "UIViewController.loadViewIfRequired()", file: "UIKit/UIViewController.swift",
        line: 40, name: "loadViewIfRequired", source: .model),
      StackFrame(
        function: "UIViewController.view", file: "UIKit/UIViewController.swift", line: 20,
        name: "view", source: .model),
      StackFrame(function: "main", file: "scenario.swift", line: 9),
    ], because: because)
}

func makeQuestion(
  _ task: any QuestionTask, scenario: String = "let v = V()\n", ending: Ending = .completed,
  rules: [String] = ["r"], id: String = "q", lesson: String = "l"
) -> Question {
  Question(
    id: QuestionID(rawValue: "c/\(id)"), lesson: LessonID(rawValue: lesson), task: task,
    prompt: "What?", scenario: scenario, ending: ending, rules: rules.map(RuleID.init(rawValue:)))
}

func makeRule(_ id: String, confidence: String = "high") -> RuleEntry {
  RuleEntry(
    id: id, sentence: "The sentence of \(id).", since: "3", through: nil, evidence: "A",
    confidence: confidence, articles: ["000:128"], claims: [], names: [])
}

let someRules = [makeRule("r"), makeRule("s"), makeRule("weak", confidence: "low")]

/// Decides a question whose every run is the given one.
func decide(_ question: Question, from run: Run) -> (truth: Truth?, problems: [Problem]) {
  let decision = decide(question) { _ in run }
  return (decision.truth, decision.problems)
}

/// Makes a question ready whose every run is the given one.
func prepare(
  _ question: Question, run: Run, rules: [RuleEntry], seed: UInt64
) -> (question: PreparedQuestion?, problems: [Problem]) {
  prepare(question, rules: rules, seed: seed) { _ in run }
}

/// Judges an answer to a question of a kind that is judged without a run.
func judge(response: String, to prepared: PreparedQuestion) -> ParsedAnswer {
  judge(response: response, to: prepared) { _ in
    Issue.record("nothing is to be run")
    return makeRun()
  }
}
