internal import Phrases

/// What stands in a question that is begun, until its author writes something better.
public enum Drafts {
  // MARK: What is asked

  public static let order = Questions.whichOrder
  public static let output = "What does this print?"
  public static let choice = "Which of these is right?"
  public static let truth = "Is it so?"
  public static let count = "How many times is it called?"
  public static let state = "What is its value then?"
  public static let line = "TODO: which line is to go?"
  public static let fix = "TODO: say what is to be mended."
  public static let write = "TODO: say what is to be written."
  public static let versions = "On which of these releases is it so?"
  public static let why = "Which of these make it happen?"
  public static let next = "Play UIKit: what comes next?"
  public static let reach = "How does it come to that?"

  // MARK: What there is to write, as its block has it

  public static let sentence = "- TODO: a sentence.\n  check: TODO"
  public static let choices = "- TODO: one answer.\n  check: TODO\n- TODO: another.\n  check: !TODO"
  public static let solution = "// TODO: code that passes"
  public static let causes = ["one", "another", "a third"].map { "- TODO: \($0).\n  line: TODO" }
    .joined(separator: "\n")
  public static let actions = "- TODO: one.\n  do: TODO\n- TODO: another.\n  do: TODO"

  /// The lesson that questions are put in where there is none.
  public static func lesson(_ id: String) -> String {
    """
    ---
    lesson: \(id)
    title: TODO
    aim: TODO
    ---

    TODO: what the lesson says.

    ## \(CourseFindings.toKeep)

    - TODO


    """
  }

  // MARK: Questions from Swift with comments

  public static let nameOneFile = "name one Swift file"

  public static func put(_ questions: Int, in lesson: String) -> String {
    "\(counted(questions, "question")) put in \(lesson)"
  }

  /// `first` is what was found with the first rule that was tried.
  public static func noRuleDecides(_ question: String, first: String?) -> String {
    "no rule that acts in '\(question)' decides it"
      + (first.map { "; of the first that was tried: \($0)" } ?? "")
      + "; name one with '// rules: …'"
  }

  public static func noEventToCount(_ name: String) -> String {
    "\(QuestionFindings.noEventToCount(name)); write '// ask: count Home.viewDidLoad'"
  }

  public static func needsMore(_ kind: String) -> String {
    "a question of kind '\(kind)' needs more than its scenario; begin it with 'vdl content new "
      + "question \(kind)'"
  }

  public static func cannotBeAsked(_ what: String) -> String {
    "'\(what)' cannot be asked; expected order, next, output, count EVENT or state VALUE"
  }
}
