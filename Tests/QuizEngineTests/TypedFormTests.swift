import Curriculum
import QuestionShorthand
import QuizEngine
import Scenarios
import Testing

/// Formatting never decides: the forms in which learners type answers, and how each is read.
@Suite struct `A typed form` {
  /// How a form is read.
  enum Reading: String {
    case right, wrong
    /// No answer, so that the question is asked again.
    case unread
  }

  /// The code of the questions: `Home`, `home` and `Phase` are names in it.
  private static let code = """
    class Home: UIViewController {}
    enum Phase { case loaded }
    let home = Home()
    print("before")
    """

  private func read(_ typed: String, to question: Question, _ run: Run) throws -> Reading {
    let prepared = try #require(
      prepare(question, run: run, rules: someRules, seed: 1).question)
    switch judge(response: typed, to: prepared) {
    case .notUnderstood, .doesNotCompile: return .unread
    case .verdict(let verdict):
      #expect(verdict.isRight == (verdict.score == 1))
      return verdict.isRight ? .right : .wrong
    }
  }

  // MARK: Output

  private static let letters = ["a", "b", "c"]
  private static let array = [#"["a", "b", "c"]"#]
  private static let calls = ["viewDidLoad", "viewWillAppear"]

  static let outputs: [(printed: [String], typed: String, is: Reading)] = [
    (letters, "a\nb\nc", .right),
    (letters, "a, b, c", .right),
    (letters, "a b c", .right),
    (letters, #"["a", "b", "c"]"#, .right),
    (letters, "[a, b, c]", .right),
    (letters, "a; b; c", .right),
    (letters, "a -> b -> c", .right),
    (letters, "a → b → c", .right),
    (letters, "a / b / c", .right),
    (letters, "1. a\n2. b\n3. c", .right),
    (letters, "1) a\n2) b\n3) c", .right),
    (letters, "- a\n- b\n- c", .right),
    (letters, "• a\n• b\n• c", .right),
    (letters, "1. a, 2. b, 3. c", .right),
    (letters, "4. a\n5. b\n6. c", .right),
    (letters, "* a\n* b\n* c", .right),
    (letters, "+ a\n+ b\n+ c", .right),
    (letters, "- a\n- b\nc", .right),
    (letters, "(2) a\n(3) b\n(4) c", .right),
    (letters, "4. a\n5. c\n6. b", .wrong),
    (letters, "- a\n- b", .wrong),
    (["assigned true"], "- assigned true", .right),
    (["assigned true"], "* assigned true", .right),
    (["assigned true"], "1) assigned true", .right),
    (["assigned true"], "1) assigned false", .wrong),
    (["viewDidLoad true"], "4. viewDidLoad true", .right),
    (["count 2", "count 3"], "- count 2\n- count 3", .right),
    (["before", "assigned true"], "4. before\n5. assigned true", .right),
    (["1. a", "2. b"], "1. a\n2. b", .right),
    (["4. a"], "4. a", .right),
    (["4. a"], "5. a", .wrong),
    (["4. a"], "- 4. a", .right),
    (["- a", "b"], "- a\nb", .right),
    (["- a", "b"], "1. - a\n2. b", .right),
    (["- a", "- b"], "- a\n- b", .right),
    ([], "- nothing", .right),
    (letters, "'a'\n\"b\"\n“c”", .right),
    (letters, "\na\n\n b \nc\n", .right),
    (letters, "a, c, b", .wrong),
    (letters, "a, b", .wrong),
    (letters, "a, b, c, d", .wrong),
    (letters, "nothing", .wrong),
    (letters, "", .unread),
    (letters, "?", .unread),
    (letters, "...", .unread),
    (array, "a, b, c", .right),
    (array, "[a b c]", .right),
    (array, #"[ "a","b","c" ]"#, .right),
    (array, "a\nb\nc", .right),
    (array, "[\n\"a\",\n\"b\",\n\"c\"\n]", .right),
    (array, #"["a", "b", "c""#, .right),
    (array, "a, b", .wrong),
    (["[]"], "[]", .right),
    (["[]"], "[ ]", .right),
    (["[]"], "nothing", .wrong),
    (["[]"], "[:]", .wrong),
    ([], "nothing", .right),
    ([], "-", .right),
    ([], "[]", .wrong),
    (["1", "2"], "1 2", .right),
    (["1", "2"], "one\ntwo", .right),
    (["1", "2"], "one, two", .right),
    (["1", "2"], "1.0, 2.0", .right),
    (["1", "2"], "12", .wrong),
    (calls, "1. viewDidLoad\n2. viewWillAppear", .right),
    (calls, "viewDidLoad()\nviewWillAppear(_:)", .right),
    (calls, "ViewDidLoad, ViewWillAppear", .right),
    (calls, "-viewDidLoad\n-viewWillAppear:", .right),
    (calls, "viewWillAppear, viewDidLoad", .wrong),
    (["Home"], "Home", .right),
    (["Home"], "home", .wrong),
    (["Home.viewDidLoad"], "Home.viewDidLoad()", .right),
    (["Home.viewDidLoad"], ".viewDidLoad", .wrong),
    (["Home.viewDidLoad"], "Other.viewDidLoad", .wrong),
    (["before", "true"], "Before\nTrue", .right),
    (["a", "A"], "A, a", .wrong),
    (["nil"], "nil", .right),
    (["nil"], "Optional(nil)", .wrong),
    (["Optional(1)"], "Optional 1", .right),
    (["Optional(1)"], "1", .wrong),
    (["red"], ".red", .right),
    (["red"], "UIColor.red", .right),
    (["UIColor.red"], ".red", .right),
    (["count: 2"], "count 2", .right),
    (["count: 2"], "count: two", .right),
    (["-1"], "1", .wrong),
    (["a", "trap"], "a, crash", .right),
  ]

  @Test(arguments: outputs.indices)
  func `of an output`(index: Int) throws {
    let (printed, typed, expected) = Self.outputs[index]
    let question = makeQuestion(.output, scenario: Self.code)
    #expect(
      try read(typed, to: question, makeRun(output: printed)) == expected,
      "'\(typed)' for \(printed)")
  }

  // MARK: State

  static let states: [(value: String, typed: String, is: Reading)] = [
    ("true", "true", .right), ("true", "True", .right), ("true", "yes", .right),
    ("true", "T", .right), ("true", "\"true\"", .right), ("true", "true.", .right),
    ("true", "false", .wrong), ("true", "nil", .wrong), ("true", "ture", .unread),
    ("true", "I think so", .unread), ("true", "", .unread),
    ("2", "2", .right), ("2", "two", .right), ("2", "2.0", .right), ("2", "(2)", .right),
    ("2", "3", .wrong), ("2", "three", .wrong), ("2", "nil", .wrong), ("2", "many", .unread),
    ("0.5", ".5", .right), ("1000", "1_000", .right), ("0.001", "1e-3", .right),
    ("1000.0", "1E3", .right), ("1000.0", "1e+3", .right), ("0.001", "1e3", .wrong),
    ("nil", "nil", .right), ("nil", "Nil", .right), ("nil", "0", .wrong),
    ("nil", "Optional(nil)", .wrong), ("nil", "?", .unread),
    (#"Optional("Home")"#, #"Optional("Home")"#, .right),
    (#"Optional("Home")"#, "Optional(Home)", .right),
    (#"Optional("Home")"#, "optional Home", .right),
    (#"Optional("Home")"#, "Home", .wrong),
    (#"Optional("Home")"#, #"Optional("home")"#, .wrong),
    ("Optional(5)", "5", .wrong),
    ("red", ".red", .right), ("red", "UIColor.red", .right), ("red", "blue", .wrong),
    ("UIColor.red", ".red", .right), ("UIColor.red", ".blue", .wrong),
    ("loaded", "Phase.loaded", .right), ("loaded", ".loaded", .right),
    ("formSheet", "FormSheet", .wrong),
    ("(0.0, 0.0, 3.0, 1.0)", "0, 0, 3, 1", .right),
    ("(0.0, 0.0, 3.0, 1.0)", "(0 0 3 1)", .right),
    ("(0.0, 0.0, 3.0, 1.0)", "0, 0, 1, 3", .wrong),
    (#"["a", "b"]"#, "a, b", .right), (#"["a", "b"]"#, "a\nb", .right),
    (#"["a", "b"]"#, "b, a", .wrong), ("[]", "[ ]", .right), ("[]", "nil", .wrong),
    (#"["a": 1]"#, "a: 1", .right), ("-1", "-1", .right), ("-1", "1", .wrong),
  ]

  @Test(arguments: states.indices)
  func `of a value`(index: Int) throws {
    let (value, typed, expected) = Self.states[index]
    let question = makeQuestion(.state(expression: "x", at: nil), scenario: Self.code)
    var run = makeRun(checks: [.holds])
    run.notes = [value]
    #expect(try read(typed, to: question, run) == expected, "'\(typed)' for '\(value)'")
  }

  // MARK: Numbers, letters, orders

  @Test(arguments: [
    ("2", Reading.right), ("two", .right), ("Two", .right), ("twice", .right), ("2 times", .right),
    ("2x", .right), ("(2)", .right), ("2.", .right), ("\"2\"", .right), ("two times", .right),
    ("1", .wrong), ("never", .wrong), ("2.5", .unread), ("-2", .unread), ("a", .unread),
  ])
  func `of a count`(typed: String, expected: Reading) throws {
    let run = makeRun(["V.viewDidLoad()", "V.viewDidLoad()"])
    let question = makeQuestion(.count(event: "V.viewDidLoad"))
    #expect(try read(typed, to: question, run) == expected, "'\(typed)'")
  }

  @Test(arguments: [
    #"["loadView", "viewDidLoad", "viewWillAppear"]"#, "[loadView, viewDidLoad, viewWillAppear]",
    "1. loadView\n2. viewDidLoad\n3. viewWillAppear",
    "1. loadView 2. viewDidLoad 3. viewWillAppear",
    "- loadView\n- viewDidLoad\n- viewWillAppear", "'loadView' 'viewDidLoad' 'viewWillAppear'",
    "1) loadView, 2) viewDidLoad, 3) viewWillAppear",
    "loadView(a, b), viewDidLoad, viewWillAppear(x, y)",
    "loadView() viewDidLoad() viewWillAppear(_:)",
    "4. loadView\n5. viewDidLoad\n6. viewWillAppear", "* loadView\n* viewDidLoad\n* viewWillAppear",
  ])
  func `of an order`(typed: String) throws {
    let run = makeRun(["V.loadView()", "V.viewDidLoad()", "V.viewWillAppear(_:)"])
    let question = makeQuestion(
      .order(events: ["V.loadView", "V.viewDidLoad", "V.viewWillAppear"]))
    #expect(try read(typed, to: question, run) == .right, "'\(typed)'")
  }

  @Test(arguments: [
    ("true", Reading.right), ("True.", .right), ("\"true\"", .right), ("yes", .right),
    ("false", .wrong), ("maybe", .unread),
  ])
  func `of a truth`(typed: String, expected: Reading) throws {
    let question = makeQuestion(.truth(Statement(text: "It is.", check: "x")))
    #expect(try read(typed, to: question, makeRun(checks: [.holds])) == expected, "'\(typed)'")
  }
}
