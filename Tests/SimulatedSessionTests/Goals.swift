/// What sessions must reach with simulated learners. `Scripts/deep learners` compares them with what it
/// counted.
enum Goals {
  // MARK: One misconception, 5% slips

  /// How many questions of the lesson that is about it a learner with one misconception is asked.
  static let questionsForOne = 22
  /// The share of these learners whose misconception is named.
  static let namedShare = 0.8
  /// The share of right ones among all names that they are given.
  static let rightShare = 0.97
  /// How often their misconception is probed, at least.
  static let leastProbes = 2

  // MARK: No misconception, 5 to 20% slips

  /// The share of these learners who are given a name stays below it.
  static let falselyNamedShare = 0.01

  // MARK: Two misconceptions

  static let questionsForTwo = 40
  /// The share of these learners with both misconceptions named; none is given a wrong name.
  static let bothNamedShare = 0.5

  // MARK: Every sitting

  /// How often one question is asked in a sitting, at most.
  static let mostAskings = 2
  /// How many questions about one rule follow each other, at most.
  static let longestRun = 2
  /// How often a text is asked that was asked before in its sitting.
  static let repeatedTexts = 0

  // MARK: Rote

  /// The rules that a learner holds who only remembers answers.
  static let heldByRote = 0

  // MARK: Memory

  /// The distance of the recall from the learner's setting.
  static let recallDistance = 0.03
  /// The questions on the heaviest day after a return, in usual days.
  static let returnLoad = 2.0
}
