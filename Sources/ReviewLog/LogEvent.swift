public import Beliefs
public import Curriculum

/// A fact of the log that is neither a presentation nor a review.
public struct LogEvent: Hashable, Sendable {
  public var id: EventID
  /// Nil when the event concerns the whole database.
  public var learner: LearnerID?
  /// When it happened.
  public var moment: Moment
  /// The kind of event, with its data.
  public var body: Body
  /// The version of vdl that wrote the event.
  public var programVersion: String

  public init(
    id: EventID, learner: LearnerID?, moment: Moment, body: Body, programVersion: String
  ) {
    self.id = id
    self.learner = learner
    self.moment = moment
    self.body = body
    self.programVersion = programVersion
  }

  /// The kinds of event, each with its data.
  public enum Body: Hashable, Sendable {
    /// The review of this presentation no longer counts; the rule's next pass that day is not graded.
    case undo(PresentationID)
    /// Left unanswered; grades nothing.
    case skip(PresentationID)
    /// Something is wrong with this presentation's question; grades nothing.
    case flag(PresentationID, remark: String)
    /// The hint of this number (from 1) was shown.
    case hint(PresentationID, step: Int)
    /// One step of an answer that is given step by step, as typed.
    case step(PresentationID, typed: String)
    /// The verdict on this presentation's review was on the screen.
    case verdictSeen(PresentationID)
    /// The evidence of this presentation's review about the learner's misconceptions.
    case evidence(PresentationID, Evidence)
    /// A setting was changed, or put back when the value is nil.
    case setting(key: String, value: String?)
    /// The rule is no longer asked.
    case suspend(RuleID)
    /// The rule may be asked again.
    case resume(RuleID)
    /// The lesson was read to its end.
    case lessonRead(CourseID, LessonID)
    /// The learner says whether they know the lesson, whatever a placement found.
    case placed(CourseID, LessonID, LessonKnowledge)
    /// Written by a newer program; kept as it is.
    case other(kind: String, detail: String)

    /// The presentation that the event is about; nil when it is about none.
    public var presentation: PresentationID? {
      switch self {
      case .undo(let id), .skip(let id), .flag(let id, _), .hint(let id, _), .step(let id, _),
        .verdictSeen(let id), .evidence(let id, _):
        id
      case .setting, .suspend, .resume, .lessonRead, .placed, .other: nil
      }
    }
  }
}
