internal import Coursework
internal import Curriculum
internal import Exporting
internal import Releases
public import ReviewLog

/// A statement of xAPI (1.0.3): that a learner answered a question, or that an answer doesn't count.
///
/// It follows from entries of the log alone, which never change, and has the id of one. So the same statement is made
/// again after a crash, on another computer with the same log, or by a later vdl, and a record store keeps it once.
public struct XAPIStatement: Hashable, Sendable {
  public var id: String
  /// The statement on one line.
  public var json: String
}

/// How learners appear in a record store.
public enum ActorNaming: Hashable, Sendable {
  /// By their ids, which are random and say nothing about a person.
  case ids
  /// By names too.
  case names
}

extension XAPIStatement {
  /// Returns the statement of an answer. `course` is the UUID of the question's course.
  public init(_ answer: ReviewRecord, ofCourse course: String, naming: ActorNaming) {
    let (shown, review) = (answer.presentation, answer.review)
    self.init(
      id: review.id.rawValue,
      body: [
        "actor": Self.actor(answer.learner, naming), "verb": Self.verb("answered"),
        "object": Self.object(shown, review), "result": Self.result(shown, review),
        "context": Self.context(answer, course),
        "timestamp": .string(review.moment.time.description),
      ])
  }

  /// Returns the statement that an answer doesn't count, for an undo of this id.
  public init(
    voiding review: ReviewID, by undo: EventID, of learner: Learner, at time: UTCTime,
    naming: ActorNaming
  ) {
    self.init(
      id: undo.rawValue,
      body: [
        "actor": Self.actor(learner, naming), "verb": Self.verb("voided"),
        "object": .object([
          "objectType": .string("StatementRef"), "id": .string(review.rawValue),
        ]), "timestamp": .string(time.description),
      ])
  }

  private init(id: String, body: KeyValuePairs<String, JSON>) {
    self.id = id
    let members =
      [JSON.Member(key: "id", value: .string(id))]
      + body.map { JSON.Member(key: $0.key, value: $0.value) }
    json = JSON.object(members).dense
  }

  // MARK: Parts

  private static func actor(_ learner: Learner, _ naming: ActorNaming) -> JSON {
    let account = JSON.object([
      "homePage": .string(XAPI.learners), "name": .string(learner.id.rawValue),
    ])
    switch naming {
    case .ids: return .object(["objectType": .string("Agent"), "account": account])
    case .names:
      return .object([
        "objectType": .string("Agent"), "name": .string(learner.name), "account": account,
      ])
    }
  }

  private static func verb(_ word: String) -> JSON {
    .object(["id": .string(XAPI.verb(word)), "display": .object(["en": .string(word)])])
  }

  private static func object(_ shown: Presentation, _ review: Review) -> JSON {
    .object([
      "objectType": .string("Activity"), "id": .string(XAPI.question(shown.question)),
      "definition": .object([
        "type": .string("http://adlnet.gov/expapi/activities/cmi.interaction"),
        "interactionType": .string(response(shown.kind, review).type),
        "name": .object(["en": .string(shown.question.rawValue)]),
      ]),
    ])
  }

  /// The answer in a form that xAPI has for its type. Others are of the type 'other', as they were typed.
  private static func response(
    _ kind: QuestionKind, _ review: Review
  ) -> (type: String, text: String) {
    if review.read.count == 1 {
      let read = review.read[0]
      if kind == TruthTask.kind, ["true", "false"].contains(read) { return ("true-false", read) }
      if kind == CountTask.kind, Int(read) != nil { return ("numeric", read) }
    }
    return ("other", review.typed)
  }

  private static func result(_ shown: Presentation, _ review: Review) -> JSON {
    var extensions: [JSON.Member] = [
      XAPI.member("typed", .string(review.typed)),
      XAPI.member("verdict", .string(review.verdict.rawValue)),
      XAPI.member("hints", .int(review.hintCount)), XAPI.member("read", .strings(review.read)),
    ]
    if let rating = review.rating {
      extensions.append(XAPI.member("rating", .string(String(describing: rating))))
    }
    if let confidence = review.confidence {
      extensions.append(XAPI.member("confidence", .double(confidence)))
    }
    if !review.missed.isEmpty {
      extensions.append(XAPI.member("missed", .strings(review.missed.map(\.rawValue))))
    }
    return .object([
      "success": .bool(review.verdict == .right), "completion": .bool(true),
      "score": .object(["scaled": .double(review.score)]),
      "response": .string(response(shown.kind, review).text),
      "duration": .string(XAPI.duration(review.duration)), "extensions": .object(extensions),
    ])
  }

  private static func context(_ answer: ReviewRecord, _ course: String) -> JSON {
    let shown = answer.presentation
    var extensions = [
      XAPI.member("presentation", .string(shown.id.rawValue)),
      XAPI.member("shown", .string(shown.moment.time.description)),
      XAPI.member("revision", .string(shown.revision.rawValue)),
      XAPI.member("seed", .string(HandIn.seedText(shown.seed))),
      XAPI.member("kind", .string(shown.kind.rawValue)),
      XAPI.member("rule", .string(shown.target.rawValue)),
      XAPI.member("ios", .string(shown.ios.description)),
      XAPI.member("model", .string(shown.modelVersion)),
      XAPI.member("occasion", .string(shown.occasion.rawValue)),
      XAPI.member("guess-rate", .double(shown.guessRate)),
      XAPI.member("zone-offset", .int(answer.review.moment.zone.seconds)),
    ]
    if let session = shown.session {
      extensions.append(XAPI.member("session", .string(session.rawValue)))
    }
    return .object([
      "revision": .string(shown.revision.rawValue),
      "platform": .string("vdl \(answer.review.programVersion)"), "language": .string("en"),
      "contextActivities": .object([
        "parent": .array([XAPI.activity(XAPI.lesson(shown.lesson, ofCourse: course))]),
        "grouping": .array([XAPI.activity(XAPI.course(course))]),
      ]), "extensions": .object(extensions),
    ])
  }
}
