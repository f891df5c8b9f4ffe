import Curriculum
import Diagnostics

/// The name of the file that lists the claims of a course; a course may be without.
public let ledgerFileName = "claims.yaml"

/// Reads the ledger of a course's claims and compares the lessons with it.
///
///     core: [S000-01, S000-02]
///     support: [S000-09]
///     duplicate: []
///     not-asked:
///       S000-02: a rule in doubt decides it
struct LedgerReader {
  private var findings: [LocatedFinding] = []
  /// The place of each claim.
  private var places: [String: YAMLNode] = [:]
  private var claims: [ClaimLedger.Claim] = []

  /// Returns the ledger of a file; nil when it is no YAML.
  static func read(
    _ file: SourceFile, lessons: [LessonReading]
  ) -> (ClaimLedger?, [LocatedFinding]) {
    let problems = SourceText.hygiene(file)
    guard problems.isEmpty else { return (nil, problems) }
    let text = SourceText(file)
    let (node, misread) = readYAML(text.lines, of: text, firstLine: 1)
    guard let node, misread.isEmpty else { return (nil, misread) }
    var reader = LedgerReader()
    reader.read(node)
    reader.compare(with: lessons)
    return (ClaimLedger(claims: reader.claims), reader.findings)
  }

  private mutating func read(_ node: YAMLNode) {
    let tiers = ClaimLedger.Tier.allCases
    var keys = Keys(node, of: .ledger, known: tiers.map(\.rawValue) + ["not-asked"])
    for tier in tiers {
      for item in keys.list(tier.rawValue, example: "S000-10") {
        let id = item.scalar ?? ""
        if !isClaim(id) {
          keys.report(FormFinding.noClaimID(id), at: item)
        } else if places[id] != nil {
          keys.report(KeyFinding.isListedTwice(id), at: item)
        } else {
          places[id] = item
          claims.append(ClaimLedger.Claim(id: id, tier: tier))
        }
      }
    }
    if let exceptions = keys.node("not-asked") { readExceptions(exceptions, &keys) }
    findings += keys.findings
  }

  private mutating func readExceptions(_ node: YAMLNode, _ keys: inout Keys) {
    guard case .mapping(let pairs) = node.content else {
      keys.report(LedgerFinding.notAskedHoldsNoKeys(node.form), at: node)
      return
    }
    let indices = Dictionary(
      claims.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (key, value) in pairs {
      let id = key.scalar ?? ""
      guard let index = indices[id] else {
        keys.report(LedgerFinding.hasNoClaim(id), at: key)
        continue
      }
      guard let reason = value.scalar, !reason.isBlank else {
        keys.report(LedgerFinding.hasNoReason(id, value.form), at: value)
        continue
      }
      claims[index].whyNotAsked = reason
    }
  }

  // MARK: The lessons

  private mutating func compare(with lessons: [LessonReading]) {
    let parts = lessons.flatMap {
      reading -> [(id: String, place: SourceLocation?, isAsked: Bool)] in
      guard let lesson = reading.lesson else { return [] }
      return lesson.claims.enumerated().map { index, claim in
        (claim, reading.locations[.lessonClaim(lesson.id, index: index)], false)
      }
        + lesson.questions.flatMap { question in
          question.claims.enumerated().map { index, claim in
            (claim, reading.locations[.claim(question.id, index: index)], true)
          }
        }
    }
    for part in parts where places[part.id] == nil {
      report(.isNotListed(part.id), at: part.place)
    }
    let taught = Set(parts.lazy.filter { !$0.isAsked }.map(\.id))
    for claim in claims where claim.tier != .duplicate && !taught.contains(claim.id) {
      report(.isNotTaught(claim.id, claim.tier), at: places[claim.id]?.location)
    }
    let asked = Dictionary(
      parts.lazy.filter(\.isAsked).map { ($0.id, $0.place) },
      uniquingKeysWith: { first, _ in first })
    for claim in claims {
      if claim.tier == .core, claim.whyNotAsked == nil, asked[claim.id] == nil {
        report(.isNotAsked(claim.id), at: places[claim.id]?.location)
      } else if claim.whyNotAsked != nil, let place = asked[claim.id] {
        report(.isAsked(claim.id), at: place)
      }
    }
  }

  private mutating func report(_ finding: LedgerFinding, at place: SourceLocation?) {
    guard let place else { return }
    findings.append(LocatedFinding(finding, at: place))
  }
}
