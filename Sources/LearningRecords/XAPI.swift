internal import Curriculum
internal import Exporting

/// The names that xAPI and vdl have for things in statements.
enum XAPI {
  static let version = "1.0.3"

  /// The addresses are names that lead nowhere: 'invalid' is no domain (RFC 2606).
  private static let base = "https://viewdidlearn.invalid/"
  static let learners = base + "learner"

  static func verb(_ word: String) -> String { "http://adlnet.gov/expapi/verbs/\(word)" }

  static func question(_ id: QuestionID) -> String { "\(questions)\(id.rawValue)" }
  private static let questions = base + "question/"

  /// Returns the question of an activity; nil where the activity is another one's.
  static func question(ofActivity id: String) -> QuestionID? {
    guard id.hasPrefix(questions) else { return nil }
    return QuestionID(rawValue: String(id.dropFirst(questions.count)))
  }

  /// A course goes by its UUID, since two may have one name.
  static func course(_ uuid: String) -> String { "\(base)course/\(uuid)" }

  static func lesson(_ id: LessonID, ofCourse uuid: String) -> String {
    "\(course(uuid))/lesson/\(id.rawValue)"
  }

  static func activity(_ id: String) -> JSON {
    .object(["objectType": .string("Activity"), "id": .string(id)])
  }

  /// The key of one of vdl's own facts.
  static func key(_ name: String) -> String { "\(base)fact/\(name)" }

  static func member(_ name: String, _ value: JSON) -> JSON.Member {
    JSON.Member(key: key(name), value: value)
  }

  /// A duration of ISO 8601, such as `PT12.4S`.
  static func duration(_ duration: Duration) -> String { "PT\(duration / .seconds(1))S" }
}
