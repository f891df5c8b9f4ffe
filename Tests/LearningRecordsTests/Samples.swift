import Curriculum
import LearningRecords
import Releases
import ReviewLog
import SpacedRepetition

enum Samples {
  static let course = "0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b11"
  static let ada = Learner(
    id: LearnerID(rawValue: "a0000000-0000-4000-8000-000000000000"), name: "Ada")

  /// Answers with the ids of their numbers.
  static func answer(
    _ number: Int = 1, kind: QuestionKind = CountTask.kind, typed: String = "three",
    read: [String] = ["3"]
  ) -> ReviewRecord {
    let digits = String(number)
    let suffix = String(repeating: "0", count: 12 - digits.count) + digits
    let moment = Moment(
      time: UTCTime(milliseconds: 1_796_000_000_250), zone: ZoneOffset(seconds: 3600))
    let shown = Presentation(
      id: PresentationID(rawValue: "b0000000-0000-4000-8000-\(suffix)"), learner: ada.id,
      moment: moment, occasion: .due, question: QuestionID(rawValue: "kettles/how-many"),
      lesson: LessonID(rawValue: "kettle"), revision: RevisionID(rawValue: "0123456789abcdef"),
      seed: 255, modelVersion: "m1", ios: IOSVersion(17), kind: kind, guessRate: 0.05,
      target: RuleID(rawValue: "view.loads"), rendered: "How many?")
    let review = Review(
      id: ReviewID(rawValue: "c0000000-0000-4000-8000-\(suffix)"), presentation: shown.id,
      learner: ada.id,
      moment: Moment(time: UTCTime(milliseconds: 1_796_000_009_750), zone: moment.zone),
      typed: typed, read: read, verdict: .right, score: 1, rating: .hard, hintCount: 1,
      confidence: 0.75, duration: .milliseconds(9_500), missed: [RuleID(rawValue: "view.appears")],
      programVersion: "0.1.0")
    return ReviewRecord(
      learner: ada, presentation: shown, course: CourseID(rawValue: "kettles"), review: review,
      isUndone: false)
  }

  static func statements(_ count: Int) -> [XAPIStatement] {
    (0..<count).map { XAPIStatement(answer($0), ofCourse: course, naming: .ids) }
  }
}
