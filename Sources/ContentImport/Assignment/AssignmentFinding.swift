import Curriculum

/// Something wrong in an assignment of a course.
enum AssignmentFinding: ContentFinding {
  /// The file's name, without `.yaml`, is no id.
  case isNoName(String)
  /// The file has the name of one that every course may have.
  case isReservedName(String)
  case isNoKind(String, key: String, known: [String])
  /// A key that must list blocks holds something else.
  case holdsNoBlocks(key: String, YAMLNode.Form, example: String)
  case hasNoZones
  /// A zone has both or neither of `questions` and `rules`.
  case needsOneSource
  case isNoCount(String, key: String, most: Int)
  case isNoNumber(String, key: String, most: Int)
  case choosesMore(Int, thanThereAre: Int)
  /// A later try would pay more.
  case pointsRise
  /// There are points for more tries than the zone allows.
  case pointsBeyondTries(points: Int, tries: Int)
  /// A second try of an exam would tell that the first one was wrong.
  case examHasOneTry(key: String)
  case isNoTime(String, key: String)
  /// A time must come after another one.
  case comesBefore(key: String, other: String)
  case creditWithoutDue
  /// The times of the parts of `credit` don't rise.
  case creditTimesFall
  /// A later answer would pay more.
  case creditRises
  case noQuestion(String, near: String?)
  /// A question has another name by now.
  case hasNewName(String, now: String)
  case zoneIsEmpty
  case isNamedBefore(question: String)
  /// No question of the course is about the rule.
  case noQuestionAbout(rule: String, near: String?)
}
