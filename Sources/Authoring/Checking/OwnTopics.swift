internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Scenarios

/// The topics of a course beside the rule book, and the names of its misconceptions beside the model's.
struct OwnTopics {
  private let reading: CourseReading
  private let model: AuthoringModel

  /// The model is without the course's additions.
  init(_ reading: CourseReading, _ model: AuthoringModel) {
    self.reading = reading
    self.model = model
  }

  /// Names that UIKit's rule book or misconceptions have too, so that nobody knew which is meant.
  var findings: [Diagnostic] {
    let rules = Set(model.rules.map(\.id))
    let misconceptions = Set(model.misconceptions.map(\.id))
    return reading.topics.filter { rules.contains($0.id.bareName) }.compactMap { topic in
      diagnostic(
        .error,
        "the rule book has a rule '\(topic.id.bareName)'; give the topic another id, or ask about "
          + "that rule", at: .topic(topic.id))
    }
      + reading.misconceptions.filter { misconceptions.contains($0.bareName) }.compactMap { file in
        diagnostic(
          .error,
          "vdl has a misconception '\(file.bareName)' already; call the file by another name",
          at: .misconception(file.id))
      }
  }

  /// Topics that no question is about.
  var remarks: [Diagnostic] {
    let questions = reading.course?.lessons.flatMap(\.questions) ?? []
    let asked = Set(questions.flatMap(\.rules))
    return reading.topics.filter { !asked.contains($0.id) }.compactMap { topic in
      diagnostic(
        .remark, "no question is about the topic '\(topic.id.bareName)'", at: .topic(topic.id))
    }
  }

  private func diagnostic(
    _ severity: Diagnostic.Severity, _ message: String, at part: ContentPart
  ) -> Diagnostic? {
    reading.locations[part].map { Diagnostic(severity, message, at: $0) }
  }
}
