public import Curriculum

/// The claims of a course as a Markdown table, each with the lessons that teach it and the questions
/// that ask it.
public struct ClaimsTable {
  private let course: Course

  public init(of course: Course) { self.course = course }

  /// Without a ledger, the claims are those that the lessons name.
  private var claims: [ClaimLedger.Claim] {
    if let ledger = course.ledger { return ledger.claims }
    let named = course.lessons.flatMap { $0.claims + $0.questions.flatMap(\.claims) }
    return Set(named).map { ClaimLedger.Claim(id: $0, tier: .core) }
  }

  public var markdown: String {
    var taught: [String: [String]] = [:]
    var asked: [String: [String]] = [:]
    for lesson in course.lessons {
      for claim in lesson.claims { taught[claim, default: []].append(lesson.id.rawValue) }
      for question in lesson.questions {
        for claim in question.claims { asked[claim, default: []].append(question.id.name) }
      }
    }
    let claims = claims.sorted { $0.id < $1.id }
    let core = claims.filter { $0.tier == .core }
    let rows = claims.map { claim in
      "| \(claim.id) | \(claim.tier.rawValue) | \((taught[claim.id] ?? []).joined(separator: ", ")) | "
        + "\((asked[claim.id] ?? []).joined(separator: ", ")) |"
    }
    let exceptions = claims.compactMap { claim in
      claim.whyNotAsked.map { "- \(claim.id): \($0)." }
    }
    return """
      # \(course.title): claims by lesson and question

      Made by `vdl content list --claims`; do not edit.

      \(claims.count) claims, \(core.count) of them core; \
      \(core.count { asked[$0.id] != nil }) of these are asked.

      | claim | tier | taught in | asked by |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
        + (exceptions.isEmpty
          ? "" : "\nCore claims that no question asks:\n\n\(exceptions.joined(separator: "\n"))\n")
  }
}
