internal import Phrases

/// What `vdl learner` says.
public enum Learners {
  // MARK: The list

  public static let none = "Nobody has learnt here yet; 'vdl' begins."
  public static let noAnswer = "no answer yet"

  /// `last` is the day of the last answer.
  public static func progress(
    right: Int, of answers: Int, days: Int, last: String, held: Int, of rules: Int, due: Int
  ) -> String {
    "\(share(right, of: answers)) answers right on \(numbered(days, "day")), the last on \(last); "
      + "\(share(held, of: rules)) rules held, \(due) due"
  }

  // MARK: What was done

  public static let copiesStay = "Backups and exports that were made before are as they were."

  public static func added(_ name: String) -> String { "\(name) is added." }

  public static func renamed(_ name: String, to new: String) -> String {
    "\(name) is called \(new) from now on."
  }

  public static func reset(_ name: String) -> String {
    "\(name) starts over; the settings are as they were."
  }

  public static func erased(_ name: String) -> String { "\(name) is erased." }

  // MARK: Before what cannot be undone

  public static let typeTheName = "Type the name to go on> "

  public static func willBeReset(_ name: String) -> String {
    "All answers of \(name) will be erased. It cannot be undone."
  }

  public static func willBeErased(_ name: String) -> String {
    "\(name) and all answers will be erased, for good. It cannot be undone."
  }

  // MARK: Errors; in lower case, no full stop

  public static let cannotBeUndone = "this cannot be undone"
  public static let addYes = "add --yes to do it without being asked"
  public static let nothingErased = "nothing was erased"
  public static let nameIsOneLine = "a learner's name is one line of text"
  public static let seeList = "see 'vdl learner list'"

  /// What a command line has to name.
  public static let name = "the learner's name"
  public static let newName = "the new one"

  /// `found` counts the words that were there.
  public static func expected(_ names: [String], found: Int) -> String {
    "expected \(names.joined(separator: " and ")), found "
      + (found == 0 ? "nothing" : "\(found) words")
  }

  public static func none(called name: String) -> String { "no learner is called '\(name)'" }

  public static func isTaken(_ name: String) -> String {
    "there is a learner called '\(name)' already"
  }
}
