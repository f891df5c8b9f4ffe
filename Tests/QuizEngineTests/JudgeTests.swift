import Curriculum
import QuestionShorthand
import QuizEngine
import ReviewLog
import Scenarios
import Testing

@Suite struct JudgeTests {
  // MARK: Order

  private static let names = ["V.loadView", "V.viewDidLoad", "V.viewWillAppear", "V.viewDidAppear"]

  private func order(
    _ names: [String] = names, rules: [String] = ["r", "s"], seed: UInt64 = 1
  ) throws -> PreparedQuestion {
    let run = makeRun(
      ["V.loadView()", "V.viewDidLoad()", "V.viewWillAppear(_:)", "V.viewDidAppear(_:)"],
      because: ["s"])
    let (prepared, problems) = prepare(
      makeQuestion(.order(events: names), rules: rules), run: run, rules: someRules, seed: seed)
    #expect(problems.isEmpty)
    return try #require(prepared)
  }

  /// The letters of the events, in the run's order.
  private func letters(_ prepared: PreparedQuestion, _ places: [Int]) -> [String] {
    places.compactMap { place in
      prepared.items.first { $0.text == Self.names[place] }?.key
    }
  }

  @Test func `the items are never in the right order, and depend on the seed alone`() throws {
    var seen: Set<[String]> = []
    for seed in 0..<200 {
      let prepared = try order(seed: UInt64(seed))
      #expect(prepared.items.map(\.text) != Self.names)
      #expect(prepared.items.map(\.key) == ["a", "b", "c", "d"])
      #expect(prepared.items.map(\.text).sorted() == Self.names.sorted())
      seen.insert(prepared.items.map(\.text))
    }
    #expect(seen.count == 23)
    #expect(try order(seed: 7) == order(seed: 7))
  }

  @Test func `every order that UIKit allows is right, and the verdict says which pairs are free`()
    throws
  {
    var run = makeRun(Self.names.map { $0 + "()" })
    for index in [1, 2] {
      run.events[index].object = "W\(index)"
      run.events[index].branches = [.init(group: 0, index: index, function: "f")]
    }
    let names = ["V.loadView", "W1.viewDidLoad", "W2.viewWillAppear", "V.viewDidAppear"]
    let (made, problems) = prepare(
      makeQuestion(.order(events: names)), run: run, rules: someRules, seed: 3)
    #expect(problems.isEmpty)
    let prepared = try #require(made)
    #expect(prepared.guessRate == 2.0 / 24)
    for (order, isRight) in [([0, 1, 2, 3], true), ([0, 2, 1, 3], true), ([1, 0, 2, 3], false)] {
      let typed = order.map { names[$0] }.joined(separator: ", ")
      guard case .verdict(let verdict) = judge(response: typed, to: prepared) else {
        Issue.record("'\(typed)' is not understood")
        continue
      }
      #expect(verdict.isRight == isRight)
      #expect(verdict.orders == [names, [names[0], names[2], names[1], names[3]]])
      #expect(verdict.freePairs == [.init(first: names[1], second: names[2])])
    }
  }

  @Test func `an order as letters, in every way to write them`() throws {
    let prepared = try order()
    let right = letters(prepared, [0, 1, 2, 3])
    for typed in [
      right.joined(), right.joined(separator: " "), right.joined(separator: ", "),
      right.joined(separator: " -> "), right.joined().uppercased(), right.joined(separator: "\n"),
      " " + right.joined(separator: " ,") + " ",
    ] {
      guard case .verdict(let verdict) = judge(response: typed, to: prepared) else {
        Issue.record("'\(typed)' is not understood")
        continue
      }
      #expect(verdict.isRight && verdict.score == 1 && verdict.grade == .right)
      #expect(verdict.answer == Self.names)
      #expect(verdict.firstDifference == nil)
    }
  }

  @Test(arguments: [
    "V.loadView, V.viewDidLoad, V.viewWillAppear, V.viewDidAppear",
    "loadView viewDidLoad viewWillAppear viewDidAppear",
    "loadView() -> viewDidLoad() -> viewWillAppear(_:) -> viewDidAppear(_:)",
    "loadView > viewDidLoad > viewWillAppear(true) > viewDidAppear(animated)",
    "-loadView, -viewDidLoad, -viewWillAppear:, -viewDidAppear:",
    "-[V loadView] -[V viewDidLoad] -[V viewWillAppear:] -[V viewDidAppear:]",
    "LoadView, ViewDidLoad, ViewWillAppear, ViewDidAppear",
    "LoadView(); ViewDidLoad(); ViewWillAppear(bool); ViewDidAppear(bool)",
    "self.loadView\nsuper.viewDidLoad\nv.viewwillappear\nV.ViewDidAppear",
  ])
  func `an order as names, in three languages`(typed: String) throws {
    guard case .verdict(let verdict) = judge(response: typed, to: try order()) else {
      Issue.record("\(judge(response: typed, to: try order()))")
      return
    }
    #expect(verdict.isRight)
  }

  @Test func `an order that is no answer is not graded`() throws {
    let prepared = try order()
    let keys = prepared.items.map(\.key).joined()
    let how = "type all 4 letters, for example '\(keys)', or the names"
    func item(_ place: Int) -> String {
      "\(prepared.items[place].key) (\(prepared.items[place].text))"
    }
    let table: [(String, String)] = [
      ("", how), ("  ", how),
      ("abce", "there is no 'e'; " + how),
      ("a b x d", "there is no 'x'; " + how),
      ("abc", "missing: \(item(3)); " + how),
      ("aabcd", "\(item(0)) is given twice; " + how),
      (
        "loadView, viewDidLoda, viewWillAppear, viewDidAppear",
        "'viewDidLoda' isn't among these; did you mean 'viewDidLoad'?"
      ),
      ("W.loadView, viewDidLoad", "'W.loadView' isn't among these; did you mean 'V.loadView'?"),
      ("what is this", "'what' isn't among these"),
    ]
    for (typed, message) in table {
      #expect(judge(response: typed, to: prepared) == .notUnderstood(message), "\(typed)")
    }
  }

  @Test func `names that may be several`() throws {
    let run = makeRun([
      "A.viewDidLoad()", "B.viewDidLoad()", "A.viewDidAppear(_:)", "A.viewDidAppear(_:)",
    ])
    let names = ["A.viewDidLoad", "B.viewDidLoad", "A.viewDidAppear (1)", "A.viewDidAppear (2)"]
    let prepared = try #require(
      prepare(makeQuestion(.order(events: names)), run: run, rules: someRules, seed: 3).question)
    guard case .notUnderstood(let message) = judge(response: "viewDidLoad, x", to: prepared) else {
      Issue.record("understood")
      return
    }
    #expect(message.hasPrefix("'viewDidLoad' may be ") && message.contains(" or "))
    guard
      case .verdict(let verdict) = judge(
        response: "A.viewDidLoad B.viewDidLoad A.viewDidAppear (1) viewDidAppear (2)", to: prepared)
    else {
      Issue.record("\(judge(response: names.joined(separator: ", "), to: prepared))")
      return
    }
    #expect(verdict.isRight)
  }

  @Test func `a wrong order has credit for what need not move, and says why`() throws {
    let prepared = try order()
    let swapped = letters(prepared, [0, 2, 1, 3]).joined()
    guard case .verdict(let verdict) = judge(response: swapped, to: prepared) else {
      Issue.record("not understood")
      return
    }
    #expect(!verdict.isRight && verdict.grade == .partly)
    #expect(abs(verdict.score - 2.0 / 3) < 1e-9)
    #expect(verdict.orders == [Self.names])
    #expect(verdict.comparison.map(\.yours) == [0, 2, 1, 3].map { Self.names[$0] })
    #expect(verdict.comparison.map(\.real) == Self.names)
    #expect(verdict.comparison.map(\.isSame) == [true, false, false, true])
    #expect(verdict.firstDifference == 1)
    let why = try #require(verdict.comparison[1].cause?.why)
    #expect(why.callers == ["loadViewIfRequired", "view", "line 9"])
    #expect(why.line == 9)
    #expect(why.sentence == "called by loadViewIfRequired, called by view, called by line 9")
    #expect(why.rules.map(\.sentence) == ["The sentence of s."])
    #expect(verdict.because.map(\.rule.rawValue) == ["s"])
    #expect(verdict.missed.map(\.rawValue) == ["s"])

    // Of two rules only that of the event that moved is missed.
    var run = makeRun(Self.names.map { $0 + "()" }, because: ["t"])
    run.events[3].because = ["s"]
    let question = makeQuestion(.order(events: Self.names), rules: ["r", "s", "t"])
    let both = try #require(
      prepare(question, run: run, rules: someRules + [makeRule("t")], seed: 1).question)
    for (places, missed) in [([1, 0, 2, 3], ["t"]), ([0, 1, 3, 2], ["s"])] {
      guard
        case .verdict(let verdict) = judge(
          response: letters(both, places).joined(), to: both)
      else {
        Issue.record("not understood")
        continue
      }
      #expect(verdict.missed.map(\.rawValue) == missed)
    }

    guard
      case .verdict(let reversed) = judge(
        response: letters(prepared, [3, 2, 1, 0]).joined(), to: prepared)
    else {
      Issue.record("not understood")
      return
    }
    #expect(reversed.score == 0 && reversed.grade == .wrong)
  }

  // MARK: Output

  /// A question whose lines were printed in the events of these indices, each by line 5 of the code.
  private func output(
    _ lines: [String], _ events: [String] = [], printedIn places: [Int?] = []
  ) throws -> PreparedQuestion {
    var run = makeRun(events, output: lines)
    run.printed = places.map { place in
      PrintedLine(
        event: place, eventsBefore: place.map { $0 + 1 } ?? 0,
        frame: StackFrame(function: "print", file: "scenario.swift", line: 5))
    }
    return try #require(
      prepare(makeQuestion(.output), run: run, rules: someRules, seed: 1).question)
  }

  private func score(_ typed: String, _ prepared: PreparedQuestion) -> Double? {
    guard case .verdict(let verdict) = judge(response: typed, to: prepared) else { return nil }
    #expect(verdict.isRight == (verdict.score == 1))
    return verdict.score
  }

  @Test func `lines are compared without what cannot be seen`() throws {
    let lines = ["false", "viewDidLoad", "a  b", "true"]
    let table: [(String, Double?)] = [
      ("false\nviewDidLoad\na b\ntrue", 1),
      ("\n false \n\tviewDidLoad\na   b\ntrue\n\n", 1),
      ("False\nViewDidLoad()\na b\nTRUE", 1),
      ("false\n-viewDidLoad\na b\ntrue", 1),
      ("false / viewDidLoad / a b / true", 1),
      ("false\nviewDidLoad\ntrue", 0.75),
      ("false\nviewDidLoad\na b\ntrue\ntrue", 0.8),
      ("nothing", 0), ("", nil), (" \n ", nil),
    ]
    for (typed, expected) in table {
      #expect(score(typed, try output(lines)) == expected, "\(typed)")
    }
    #expect(score("nothing", try output([])) == 1)
    #expect(score("-", try output([])) == 1)
    #expect(score("x", try output([])) == 0)
    #expect(score("nothing", try output(["nothing"])) == 1)
    #expect(score("a / b", try output(["a / b"])) == 1)
  }

  @Test func `a trap is a line of the answer`() throws {
    let trap = Trap(message: "stack overflow", location: nil, backtrace: [])
    let run = makeRun(output: ["a"], outcome: .trapped(trap))
    let prepared = try #require(
      prepare(makeQuestion(.output, ending: .trap), run: run, rules: someRules, seed: 1).question)
    for typed in ["a\ntrap", "a\ntrap: stack overflow", "a\ncrash"] {
      #expect(score(typed, prepared) == 1)
    }
    #expect(score("a", prepared) == 0.5)
  }

  @Test func `the answer stands beside the truth, line by line`() throws {
    let prepared = try output(
      ["before", "loadView", "viewDidLoad", "after"], ["V.loadView()", "V.viewDidLoad()"],
      printedIn: [nil, 0, 1, nil])
    guard
      case .verdict(let verdict) = judge(response: "before\nafter\nextra", to: prepared)
    else {
      Issue.record("not understood")
      return
    }
    #expect(verdict.comparison.map(\.yours) == ["before", nil, nil, "after", "extra"])
    #expect(
      verdict.comparison.map(\.real) == ["before", "loadView", "viewDidLoad", "after", nil])
    #expect(verdict.comparison.map(\.isSame) == [true, false, false, true, false])
    #expect(verdict.firstDifference == 1)
    #expect(verdict.comparison[0].cause == nil)
    #expect(verdict.comparison[1].cause?.why.callers.first == "loadViewIfRequired")
    #expect(verdict.difference == .init(line: 2, yours: nil, real: "loadView"))
  }

  @Test func `a line is explained by the event that printed it, whatever it says`() throws {
    let prepared = try output(
      ["viewDidLoad next", "viewDidLoad"], ["V.viewDidLoad()"], printedIn: [nil, 0])
    guard case .verdict(let verdict) = judge(response: "x", to: prepared) else {
      Issue.record("not understood")
      return
    }
    #expect(verdict.comparison.map(\.cause?.event) == [nil, "V.viewDidLoad"])
    #expect(verdict.comparison.map(\.printed?.line) == [5, 5])
  }

  // MARK: Choice, truth, count

  @Test func `a choice by its letter or its words`() throws {
    let task = ChoiceTask(
      choices: ["Once.", "Twice.", "Never."].map { Choice(text: $0, check: $0) })
    let run = makeRun(checks: [.fails, .holds, .fails])
    var firsts: Set<String> = []
    for seed in 0..<20 {
      let prepared = try #require(
        prepare(makeQuestion(task), run: run, rules: someRules, seed: UInt64(seed)).question)
      firsts.insert(prepared.items[0].text)
      let key = try #require(prepared.items.first { $0.text == "Twice." }?.key)
      let other = try #require(prepared.items.first { $0.text == "Once." }?.key)
      for typed in [key, " \(key.uppercased()) ", "\(key))", "(\(key))", "\(key).", "twice."] {
        #expect(score(typed, prepared) == 1, "\(typed)")
      }
      #expect(score(other, prepared) == 0)
      for typed in ["", "d", "ab", "perhaps"] {
        #expect(
          judge(response: typed, to: prepared) == .notUnderstood("type one letter: a, b or c"))
      }
      #expect(prepared.guessRate == 1.0 / 3)
    }
    #expect(firsts.count == 3)
  }

  @Test func `truth in many words`() throws {
    let task = TruthTask(statement: Statement(text: "So it is.", check: "x"))
    let prepared = try #require(
      prepare(makeQuestion(task), run: makeRun(checks: [.fails]), rules: someRules, seed: 1)
        .question
    )
    for typed in ["false", "F", "no", "n", " No "] { #expect(score(typed, prepared) == 1) }
    for typed in ["true", "T", "yes", "y"] { #expect(score(typed, prepared) == 0) }
    #expect(
      judge(response: "flase", to: prepared)
        == .notUnderstood("type 'true' or 'false'; did you mean 'false'?"))
    #expect(judge(response: "", to: prepared) == .notUnderstood("type 'true' or 'false'"))
  }

  @Test func `a count, and each call there was from number 1`() throws {
    let run = makeRun(["V.viewWillAppear(_:)", "V.viewDidLoad()", "V.viewWillAppear(_:)"])
    let prepared = try #require(
      prepare(makeQuestion(.count(event: "V.viewWillAppear")), run: run, rules: someRules, seed: 1)
        .question)
    for typed in ["2", "two", "Twice", "2 times", "2x", " 02"] {
      #expect(score(typed, prepared) == 1, "\(typed)")
    }
    for typed in ["0", "never", "3"] { #expect(score(typed, prepared) == 0) }
    for typed in ["", "-1", "many", "1.5"] {
      #expect(judge(response: typed, to: prepared) == .notUnderstood("type a number, such as 2"))
    }
    guard case .verdict(let verdict) = judge(response: "1", to: prepared) else { return }
    #expect(verdict.comparison.map(\.real) == ["2"])
    #expect(verdict.difference == .init(line: nil, yours: "1", real: "2"))
    let explanation = prepared.explanation(of: verdict, rules: someRules, believed: nil) { _ in run
    }
    #expect(explanation.parts.map(\.key) == ["1", "2"])
    #expect(explanation.parts.allSatisfy { $0.text == "V.viewWillAppear" })
    #expect(explanation.cause?.why.callers == ["loadViewIfRequired", "view", "line 9"])
    #expect(verdict.because.map(\.rule.rawValue) == ["r"])
  }

  @Test func `judging twice gives the same`() throws {
    let prepared = try order()
    for typed in ["abcd", "dcba", "x", ""] {
      #expect(judge(response: typed, to: prepared) == judge(response: typed, to: try order()))
    }
  }

  @Test func `the model's own steps are not told apart from the callback`() throws {
    var run = makeRun(["V.loadView()", "V.viewDidLoad()", "V.viewDidAppear(_:)"])
    run.events[1].stack = [
      StackFrame(
        function: "UIViewController.sendViewDidLoad()", file: "UIKit/UIViewController+View.swift",
        line: 40, source: .model),
      StackFrame(
        function: "UIViewController.loadViewIfRequired()",
        file: "UIKit/UIViewController+View.swift", line: 30, name: "loadViewIfRequired",
        source: .model),
      StackFrame(
        function: "UIViewController.view", file: "UIKit/UIViewController.swift", line: 20,
        name: "view", source: .model),
      StackFrame(
        function: "A.viewDidLoad()", file: "scenario.swift", line: 4, name: "viewDidLoad"),
      StackFrame(function: "main", file: "scenario.swift", line: 9),
    ]
    run.events[2].stack = []
    run.events[2].phase = .afterCommit
    let names = ["V.loadView", "V.viewDidLoad", "V.viewDidAppear"]
    let prepared = try #require(
      prepare(makeQuestion(.order(events: names)), run: run, rules: someRules, seed: 1).question)
    let typed = names.reversed().joined(separator: ", ")
    guard case .verdict(let verdict) = judge(response: typed, to: prepared) else {
      Issue.record("not understood")
      return
    }
    #expect(
      verdict.comparison.map(\.cause?.why.sentence) == [
        "called by loadViewIfRequired, called by view, called by line 9",
        "called by loadViewIfRequired, called by view, called by viewDidLoad (line 4)",
        "called by UIKit, right after the layout pass",
      ])
  }

  @Test func `a single name is a name`() throws {
    let run = makeRun([
      "V.loadView()", "V.viewDidLoad()", "V.a()", "V.b()", "V.c()", "V.d()", "V.e()", "V.f()",
    ])
    let names = ["V.loadView", "V.viewDidLoad", "V.a", "V.b", "V.c", "V.d", "V.e", "V.f"]
    let prepared = try #require(
      prepare(makeQuestion(.order(events: names)), run: run, rules: someRules, seed: 1).question)
    guard case .notUnderstood(let message) = judge(response: "loadView", to: prepared) else {
      Issue.record("understood")
      return
    }
    #expect(message.hasPrefix("missing: "))
  }

  @Test func `control characters in a response do no harm`() throws {
    let keys = letters(try order(), [0, 1, 2, 3]).joined()
    #expect(score("\u{1B}" + keys + "\u{7}", try order()) == 1)
    for code in [0x00...0x08, 0x0B...0x1F, 0x7F...0x9F].joined() {
      let scalar = String(try #require(Unicode.Scalar(UInt32(code))))
      #expect(score(keys.map { "\($0)" }.joined(separator: scalar), try order()) == 1, "\(code)")
    }
  }

  @Test(arguments: ["x", "x ", "[", "x\n", "e\u{301}", "a\u{301}\u{301}", "->", "-[A ", "9"])
  func `a long answer that is none is not said back whole`(text: String) throws {
    let long = String(repeating: text, count: 200_000)
    let accented = "x" + String(repeating: "\u{301}", count: 200_000)
    for typed in [long, "nonsense." + long, accented] {
      guard case .notUnderstood(let message) = judge(response: typed, to: try order()) else {
        continue
      }
      #expect(message.utf8.count < 1_000)
    }
  }

  // MARK: Identity

  @Test func `layout of the code is no change of meaning`() {
    func hashes(_ scenario: String, prompt: String = "What?") -> QuestionHashes {
      var question = makeQuestion(.output, scenario: scenario)
      question.prompt = prompt
      return QuestionHashes(of: question, truth: .output(["1"]))
    }
    let first = hashes("print(1)\n")
    let laidOut = hashes("// A comment.\n\n  print(1)  \n")
    #expect(first.meaning == laidOut.meaning)
    #expect(first.text != laidOut.text)
    #expect(hashes("print(2)\n").meaning != first.meaning)
    #expect(hashes("print(1)\n", prompt: "Why?").text != first.text)
    #expect(hashes("print(1)\n", prompt: "Why?").meaning == first.meaning)
    // A string over several lines keeps its layout.
    #expect(hashes("\"\"\"\na\n\"\"\"\n").meaning != hashes("\"\"\"\n a\n\"\"\"\n").meaning)
    // Fixed for ever: a change here would cut every learner's history.
    #expect(first.revision.rawValue == "68908f1d40589bb3")
  }
}
