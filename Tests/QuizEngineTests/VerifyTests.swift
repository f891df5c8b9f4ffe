import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Releases
import Scenarios
import Testing

@Suite struct VerifyTests {
  private static let summary = Block.heading(level: 2, text: "To keep")

  /// Verifies a lesson whose code runs as `run` says, and returns the messages. Without the rule
  /// that a question targets, or under a misconception, every run differs.
  private func messages(
    blocks: [Block] = [], _ questions: [Question], rules: [RuleEntry] = someRules,
    misconceptions: [Misconception] = [],
    locations: [ContentPart: Diagnostics.SourceLocation] = [:],
    run: @escaping (Scenario) -> Run = { _ in makeRun(output: ["1"]) }
  ) -> [String] {
    let lesson = Lesson(
      id: LessonID(rawValue: "l"), title: "", aim: "", prerequisites: [], claims: [],
      blocks: blocks + [Self.summary], questions: questions)
    let course = Course(
      id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: [lesson])
    let targets = Set(questions.compactMap(\.rules.first?.rawValue))
    return verify(
      course: course, rules: rules, misconceptions: misconceptions, locations: locations
    ) { scenario in
      scenario.without.isDisjoint(with: targets) ? run(scenario) : makeRun(output: ["otherwise"])
    }.map(\.message)
  }

  @Test func `a sound course has no finding`() {
    let listing = Listing(code: "print(1)\n", printed: ["1"])
    #expect(messages(blocks: [.runnable(listing)], [makeQuestion(.output)]) == [])
  }

  @Test(arguments: [(64, false), (65, true)])
  func `a template of more than 64 instances`(count: Int, isTooMany: Bool) {
    var question = makeQuestion(.output, scenario: "print($N)\n")
    question.variation = Variation(
      values: [.init(name: "N", options: (1...count).map(String.init))])
    #expect(messages([question]).contains { $0.contains("\(count) instances") } == isTooMany)
  }

  @Test func `a lesson without questions`() {
    #expect(messages([]) == ["the lesson has no question; add one with '## Question: …'"])
  }

  @Test func `the events of a timeline`() {
    func found(_ timeline: String...) -> [String] {
      var run = makeRun(["A.loadView", "A.viewDidLoad", "B.viewDidLoad"], output: ["1"])
      if timeline == ["many"] {
        run = makeRun((0..<25).map { _ in "many.viewDidLoad" }, output: ["1"])
      }
      let listing = Listing(code: "listing\n", printed: ["1"], timeline: timeline)
      return messages(
        blocks: [.runnable(listing)], [makeQuestion(.output)],
        run: { [run] in $0.files[0].text == "listing\n" ? run : makeRun(output: ["1"]) })
    }
    #expect(found("A.viewDidLoad", "B") == [])
    #expect(
      found("A.viewDidLod", "B") == [
        "'A.viewDidLod' does not occur in the run; did you mean 'A.viewDidLoad'?"
      ])
    #expect(found("Zebra") == ["UIKit calls nothing of 'Zebra' in this run"])
    #expect(
      found("A.viewDidLoad (2)") == [
        "'A.viewDidLoad (2)' does not occur in the run; 'A.viewDidLoad' occurs once"
      ])
    #expect(
      found("A.") == [
        "'A.' isn't an event; write the class and the callback, for example 'A.viewDidLoad'"
      ])
    #expect(found("many") == ["this timeline has 25 events; choose at most 24"])
  }

  @Test func `what the text says it prints`() {
    func found(_ printed: [String], _ run: Run) -> [String] {
      messages(
        blocks: [.runnable(Listing(code: "listing\n", printed: printed))], [makeQuestion(.output)],
        run: { $0.files[0].text == "listing\n" ? run : makeRun(output: ["1"]) })
    }
    #expect(found(["1"], makeRun(output: ["1"])) == [])
    #expect(
      found(["1"], makeRun(output: ["2"])) == [
        "the text says that it prints '1', but it prints '2'"
      ])
    #expect(
      found(["1"], makeRun()) == ["the text says that it prints '1', but it prints nothing more"])
    #expect(found(["1"], makeRun(output: ["1", "2"])) == ["it prints one more line: '2'"])
    let trap = Trap(message: "stack overflow", location: nil, backtrace: [])
    let trapped = makeRun(output: ["1"], outcome: .trapped(trap))
    #expect(found(["1", "trap: stack overflow"], trapped) == [])
    #expect(found(["1", "trap: stack"], trapped) == [])
    #expect(found(["1"], trapped) == ["it prints one more line: 'trap: stack overflow'"])
    #expect(
      found(["1", "trap: "], trapped)
        == ["the text says that it prints 'trap: ', but it prints 'trap: stack overflow'"])
    let refused = makeRun(
      outcome: .refused,
      diagnostics: [
        Diagnostic(
          .error, "missing return in getter expected to return 'UIView?'",
          at: .init(file: "scenario.swift", line: 4, column: 2))
      ])
    #expect(found(["refused: missing return"], refused) == [])
    #expect(found(["1"], refused) == ["missing return in getter expected to return 'UIView?'"])
    #expect(
      found(["1"], makeRun(output: ["1"], outcome: .limit(.steps)))
        == ["it prints one more line: 'limit: steps'"])
  }

  @Test func `options of a listing reach the run`() {
    let listing = Listing(
      code: "listing\n", ios: IOSVersion(12), device: .ipad, isVerbose: true, printed: ["1"])
    var seen: [String] = []
    _ = messages(
      blocks: [.runnable(listing)], [],
      run: {
        seen.append("\($0.ios) \($0.device) \($0.isVerbose)")
        return makeRun(output: ["1"])
      })
    #expect(seen == ["12 ipad true"])
  }

  @Test func `rules that are unknown or weak`() {
    #expect(
      messages([makeQuestion(.output, rules: ["r", "weka", "weak"])]) == [
        "the rule book has no rule 'weka'; did you mean 'weak'?",
        "the rule 'weak' has low confidence, so no question may ask about it",
      ])
    #expect(
      messages(
        [makeQuestion(.count(event: "V.viewDidLoad"))],
        run: { _ in makeRun(["V.viewDidLoad()"], because: ["weak", "r"]) }) == [
          "'V.viewDidLoad' follows from the rule 'weak', which has low confidence"
        ])
  }

  @Test func `an answer that an alternative changes`() {
    var open = makeRule("open")
    open.alternative = "It prints two."
    var calm = makeRule("calm")
    calm.alternative = "It makes no difference."
    let found = messages([makeQuestion(.output)], rules: someRules + [open, calm]) { scenario in
      var run = makeRun(output: [scenario.without == ["open"] ? "2" : "1"])
      run.rules = ["r", "open", "calm"]
      return run
    }
    #expect(
      found == ["the answer changes under the alternative of the rule 'open': It prints two."])
  }

  @Test func `an answer that hangs on a weak rule by the way`() {
    let message = "'V.viewDidLoad' follows from the rule 'weak', which has low confidence"
    func run(_ because: String, overridden: Bool = true) -> (Scenario) -> Run {
      { _ in
        makeRun(
          ["V.viewDidLoad()"], output: ["1"], checks: [.holds], because: [because, "weak"],
          overridden: overridden)
      }
    }
    let truth = makeQuestion(
      .truth(
        Statement(
          text: "So it is.", check: #"output == ["V.x"] || trace.count("V.viewDidLoad") > 0"#)))
    #expect(messages([truth], run: run("weak")) == [message])
    #expect(messages([truth], run: run("r")) == [])
    let printed = message.replacing("'V.viewDidLoad'", with: "'V.viewDidLoad()'")
    #expect(messages([makeQuestion(.output)], run: run("weak")) == [printed])
    #expect(messages([makeQuestion(.output)], run: run("weak", overridden: false)) == [])
  }

  @Test func `a rule that applied and is no cause`() {
    let why = makeQuestion(
      .why(
        event: "V.viewDidLoad",
        causes: [
          Cause(text: "It is made.", source: .line("let v = V()")),
          Cause(text: "It applied.", source: .rule(RuleID(rawValue: "s"))),
          Cause(text: "It did not.", source: .rule(RuleID(rawValue: "weak"))),
        ]))
    let found = messages([why]) { scenario in
      makeRun(scenario.files[0].text.contains("V") ? ["V.viewDidLoad()"] : [], because: ["r", "s"])
    }
    #expect(
      found == [
        "'V.viewDidLoad' follows from the rule 's', but also happens without it; a learner may take"
          + " this rule for a cause: remove it, or ask differently"
      ])
  }

  @Test func `choices that come to the same`() {
    let task = ChoiceTask(choices: [
      Choice(text: "It is `nil`.", check: "a"), Choice(text: "it is nil", check: "b"),
      Choice(text: "Other", check: "a "),
    ])
    #expect(
      messages([makeQuestion(task)], run: { _ in makeRun(checks: [.holds, .fails, .fails]) }) == [
        "this choice reads like 'It is `nil`.'",
        "this choice has the same check as 'It is `nil`.'",
      ])
  }

  @Test func `one question twice`() {
    #expect(
      messages([
        makeQuestion(.output, scenario: "print(1)\n", id: "a"),
        makeQuestion(.output, scenario: "\n  print(1)\n", id: "b"),
      ]) == ["this question asks the same as 'a' about the same code"])
  }

  @Test func `a finding stands where the part stands`() {
    let question = makeQuestion(.output, rules: ["zzz"])
    let place = SourceLocation(file: "L01.md", line: 7, column: 9)
    let lesson = Lesson(
      id: LessonID(rawValue: "l"), title: "", aim: "", prerequisites: [], claims: [],
      blocks: [Self.summary], questions: [question])
    let course = Course(id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: [lesson])
    func found(_ locations: [ContentPart: Diagnostics.SourceLocation]) -> [String] {
      verify(course: course, rules: someRules, misconceptions: [], locations: locations) {
        makeRun(output: $0.without.isEmpty ? [] : ["otherwise"])
      }.map(\.description)
    }
    let message = "error: the rule book has no rule 'zzz'"
    #expect(found([.rule(question.id, index: 0): place]) == ["L01.md:7:9: \(message)"])
    // A part nobody placed is found at the question it is in.
    #expect(
      found([.question(question.id): .init(file: "L01.md", line: 5, column: 1)]) == [
        "L01.md:5:1: \(message)"
      ])
  }
}
