internal import Curriculum
internal import Releases
internal import ReviewLog
internal import SQLite

/// A presentation with its learner's name and its place in the log. Its question, lesson and rule have
/// their names of today.
struct PresentationRow {
  var device: DeviceID
  var sequence: Int
  var learnerName: String
  var presentation: Presentation

  static let select = "SELECT \(columns) FROM \(tables)"

  static let tables = """
    presentation AS shown
    JOIN learner ON learner.id = shown.learner JOIN revision ON revision.id = shown.revision
    JOIN rendering ON rendering.id = shown.rendering
    \(questionOfToday) \(lessonOfToday) \(ruleOfToday)
    """

  private static let questionOfToday = """
    JOIN question AS asked ON asked.id = revision.question
    JOIN question ON question.id = coalesce(asked.heir, asked.id)
    """

  /// Of several heirs of a lesson the one that has the question.
  private static let lessonOfToday = """
    JOIN lesson AS place ON place.id = shown.lesson
    JOIN lesson ON lesson.id = CASE WHEN place.heir IS NULL THEN place.id
      WHEN EXISTS (SELECT 1 FROM lesson_heir WHERE lesson = place.id AND heir = question.lesson)
      THEN question.lesson ELSE place.heir END
    """

  private static let ruleOfToday = """
    JOIN rule AS graded ON graded.id = shown.target
    JOIN rule ON rule.id = coalesce(graded.heir, graded.id)
    """

  static let columns = """
    shown.id, (SELECT uuid FROM device WHERE id = shown.device), shown.sequence, learner.name,
    shown.occasion, shown.kind, shown.uuid, learner.uuid, shown.time, shown.zone_offset,
    shown.session, question.name, lesson.name, revision.name, shown.seed, shown.model_version,
    shown.ios, shown.guess_rate, rule.name, shown.answer, rendering.text
    """

  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    columns.begin("presentation", row)
    device = DeviceID(rawValue: row.text(columns.next()))
    sequence = try columns.int("sequence", Bounds.count, row)
    learnerName = row.text(columns.next())
    let (occasionName, kindName) = (row.text(columns.next()), row.text(columns.next()))
    guard let occasion = Presentation.Occasion(rawValue: occasionName) else {
      throw columns.damaged(.unknownOccasion(occasionName))
    }
    guard let kind = QuestionKind(rawValue: kindName) else {
      throw columns.damaged(.unknownKind(kindName))
    }
    let id = PresentationID(rawValue: row.text(columns.next()))
    let learner = LearnerID(rawValue: row.text(columns.next()))
    let moment = try columns.moment(row)
    let session = row.optionalText(columns.next()).map(SessionID.init(rawValue:))
    let question = QuestionID(rawValue: row.text(columns.next()))
    let lesson = LessonID(rawValue: row.text(columns.next()))
    let revision = RevisionID(rawValue: row.text(columns.next()))
    let seed = UInt64(bitPattern: row.integer(columns.next()))
    let modelVersion = row.text(columns.next())
    let iosName = row.text(columns.next())
    guard let ios = IOSVersion(iosName) else { throw columns.damaged(.unknownIOSVersion(iosName)) }
    let guessRate = try columns.real("guess_rate", Bounds.probability, row)
    let target = RuleID(rawValue: row.text(columns.next()))
    let answer = row.optionalBits(columns.next())
    let rendered = row.text(columns.next())
    presentation = Presentation(
      id: id, learner: learner, moment: moment, session: session, occasion: occasion,
      question: question, lesson: lesson, revision: revision, seed: seed,
      modelVersion: modelVersion, ios: ios, kind: kind, guessRate: guessRate, target: target,
      answer: answer, rendered: rendered)
  }
}
