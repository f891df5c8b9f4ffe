internal import Curriculum
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Study
internal import Timelines

extension LearnerReport.Mistake {
  /// A report has the pictures of so many mistakes.
  static let most = 5
  /// No picture in it has more steps.
  private static let mostSteps = 40

  /// A mistake with its picture; `number` makes its ids unique on the page.
  init(_ answered: SavedAnswer, number: Int) {
    let picture = AnswerPicture(answered)
    let (timeline, prefix) = (picture.timeline, "mistake-\(number)-")
    var lead = [answered.prepared.prompt, answered.verdict.sentence]
    if timeline.steps.count > Self.mostSteps {
      lead.append(
        "The picture has the first \(Self.mostSteps) of \(timeline.steps.count) steps of the run.")
    }
    self.init(
      question: answered.prepared.question.id.rawValue, day: answered.review.moment.day, lead: lead,
      answer: picture.sides?.drawing(prefix: prefix),
      run: timeline.drawing(prefix: prefix, level: 4, mostSteps: Self.mostSteps))
  }
}
