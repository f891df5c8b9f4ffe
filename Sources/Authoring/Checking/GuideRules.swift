internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import Scenarios

/// The rules that a course's glossary and symptoms name.
enum GuideRules {
  /// Returns a finding for each that the rule book has not, at its place.
  static func findings(in reading: CourseReading, _ model: AuthoringModel) -> [Diagnostic] {
    let known = model.rules.map(\.id)
    let ids = Set(known)
    return reading.rulesOfGuide.filter { !ids.contains($0.rule.rawValue) }.map { named in
      let id = named.rule.rawValue
      let near = near(rule: id, known)
      return Diagnostic(
        .error, "the rule book has no rule '\(id)'" + (near.map(didYouMean) ?? ""),
        at: named.location, length: max(1, id.utf8.count))
    }
  }
}
