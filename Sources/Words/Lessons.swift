internal import Phrases

/// What is said of lessons, and around one that is read.
public enum Lessons {
  // MARK: The list

  public static let learnOrQuiz = "'learn 1' reads the first lesson to you, 'quiz 1' asks about it."

  public static func progress(
    isRead: Bool, held: Int, of rules: Int, right: Int, of answers: Int
  ) -> String {
    "\(isRead ? "read" : "not read yet"); \(share(held, of: rules)) rules held"
      + (answers == 0 ? "" : ", \(share(right, of: answers)) answers right")
  }

  // MARK: Reading

  /// The prompt where a person reads a screen at a time.
  public static let readOn = "Return reads on, q stops> "

  public static func drawsOn(_ places: [String]) -> String {
    "[002:5] means article 002, line 5. This lesson draws on \(list(places))."
  }

  /// After the third wrong answer.
  public static func offer(_ lesson: String) -> String {
    "That was the third in a row about this rule. 'learn \(lesson)' reads its lesson; the "
      + "questions wait."
  }

  /// After a lesson that was read in a session.
  public static func quizNext(_ lesson: String) -> String {
    "Next: 'quiz \(lesson)' asks about it."
  }

  /// After `vdl learn`.
  public static func quizNextInShell(_ lesson: String) -> String {
    "Next: 'vdl quiz --lesson \(lesson)' asks about it."
  }

  // MARK: Lessons that are not there

  public static let none = "There is no lesson."

  /// `near` is one that is like it.
  public static func none(called name: String, near: String?) -> String {
    "There is no lesson '\(name)'" + (near.map(didYouMean) ?? "; 'lessons' lists them.")
  }

  /// In a shell, as an error.
  public static func noneIsCalled(_ name: String) -> String { "no lesson is called '\(name)'" }
}
