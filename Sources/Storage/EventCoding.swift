internal import Beliefs
internal import Curriculum
internal import Releases
internal import ReviewLog

/// The data of an event's kind beside its presentation, in the column `detail`.
struct EventForm: Codable {
  var remark: String?
  var step: Int?
  var typed: String?
  var key: String?
  var value: String?
  var rule: String?
  var course: String?
  var lesson: String?
  var knowledge: String?
  var evidence: EvidenceForm?
}

/// An answer's evidence about misconceptions, in the column `detail`.
struct EvidenceForm: Codable {
  var variant: String
  /// Nil in rows of versions that did not note it; so is `known`.
  var question: String?
  var isRight: Bool
  var chance: Double
  var known: Int?
  /// Only for answers that are orders, as `isSwap`.
  var pairs: Int?
  var isSwap: Bool?
  var agreeing: [String]
  var contradicting: [String]
  /// Only for an answer that is right on other releases.
  var releases: ReleasesForm?
  /// Nil in rows of versions that did not note it.
  var rules: [String]?
  /// Only for an answer that nothing known gives.
  var stray: StrayForm?

  struct ReleasesForm: Codable {
    var first: String
    var last: String
    var asked: String
  }

  struct StrayForm: Codable {
    var yours: String?
    var real: String?
  }

  /// Known answers and pairs of neighbours: more than any question has.
  fileprivate static let most = 100_000

  init(_ evidence: Evidence) {
    variant = evidence.variant
    isRight = evidence.isRight
    question = evidence.question
    chance = evidence.chance
    known = evidence.known
    if evidence.pairs > 0 {
      pairs = evidence.pairs
      isSwap = evidence.isSwap
    }
    agreeing = evidence.agreeing.map(\.rawValue)
    contradicting = evidence.contradicting.map(\.rawValue)
    releases = evidence.releases.map {
      ReleasesForm(first: "\($0.first)", last: "\($0.last)", asked: "\($0.asked)")
    }
    rules = evidence.rules.isEmpty ? nil : evidence.rules
    stray = evidence.stray.map { StrayForm(yours: $0.yours, real: $0.real) }
  }

  /// The evidence; the releases have been checked.
  func evidence(on releases: OtherReleases?) -> Evidence {
    Evidence(
      variant: variant, question: question, isRight: isRight, chance: chance, known: known,
      pairs: pairs ?? 0,
      isSwap: isSwap ?? false, agreeing: agreeing.map(BeliefID.init(rawValue:)),
      contradicting: contradicting.map(BeliefID.init(rawValue:)), releases: releases,
      rules: rules ?? [], stray: stray.map { Stray(yours: $0.yours, real: $0.real) })
  }
}

extension EvidenceForm.ReleasesForm {
  func releases() throws(StoreError.RowDamage) -> OtherReleases {
    func version(_ text: String) throws(StoreError.RowDamage) -> IOSVersion {
      guard let version = IOSVersion(text) else {
        throw .impossibleValue(column: "releases", found: text)
      }
      return version
    }
    let releases = OtherReleases(
      first: try version(first), last: try version(last), asked: try version(asked))
    // The question's release isn't one of the others.
    guard releases.first <= releases.last,
      releases.last < releases.asked || releases.first > releases.asked
    else { throw .impossibleValue(column: "releases", found: "\(first) \(last) \(asked)") }
    return releases
  }
}

extension LogEvent.Body {
  static let placedKind = "placed"

  /// The columns `kind` and `detail`.
  var columns: (kind: String, detail: String) {
    var form = EventForm()
    let kind: String
    switch self {
    case .undo: kind = "undo"
    case .skip: kind = "skip"
    case .flag(_, let remark):
      kind = "flag"
      form.remark = remark
    case .hint(_, let step):
      kind = "hint"
      form.step = step
    case .step(_, let typed):
      kind = "step"
      form.typed = typed
    case .verdictSeen: kind = "verdict-seen"
    case .evidence(_, let evidence):
      kind = "evidence"
      form.evidence = EvidenceForm(evidence)
    case .setting(let key, let value):
      kind = "setting"
      form.key = key
      form.value = value
    case .suspend(let rule):
      kind = "suspend"
      form.rule = rule.rawValue
    case .resume(let rule):
      kind = "resume"
      form.rule = rule.rawValue
    case .lessonRead(let course, let lesson):
      kind = "lesson-read"
      form.course = course.rawValue
      form.lesson = lesson.rawValue
    case .placed(let course, let lesson, let knowledge):
      kind = Self.placedKind
      form.course = course.rawValue
      form.lesson = lesson.rawValue
      form.knowledge = knowledge.rawValue
    case .other(let kind, let detail): return (kind, detail)
    }
    return (kind, ContentCoding.encode(form))
  }

  /// Reads the columns `kind` and `detail`.
  init(
    kind: String, detail: String, presentation: PresentationID?
  ) throws(StoreError.RowDamage) {
    func form() throws(StoreError.RowDamage) -> EventForm {
      guard let form = ContentCoding.form(EventForm.self, detail) else { throw .unexpectedJSON }
      return form
    }
    func part<Part>(_ part: Part?) throws(StoreError.RowDamage) -> Part {
      guard let part else { throw .missingPart(of: kind) }
      return part
    }
    func number(
      _ number: Int, _ range: ClosedRange<Int>, _ name: String
    ) throws(StoreError.RowDamage) -> Int {
      guard range.contains(number) else { throw .impossibleValue(column: name, found: "\(number)") }
      return number
    }
    switch kind {
    case "undo": self = .undo(try part(presentation))
    case "skip": self = .skip(try part(presentation))
    case "flag": self = .flag(try part(presentation), remark: try part(form().remark))
    case "hint":
      self = .hint(
        try part(presentation), step: try number(part(form().step), Bounds.count, "step"))
    case "step": self = .step(try part(presentation), typed: try part(form().typed))
    case "verdict-seen": self = .verdictSeen(try part(presentation))
    case "evidence":
      let evidence = try part(form().evidence)
      _ = try number(evidence.known ?? 1, 1...EvidenceForm.most, "known")
      _ = try number(evidence.pairs ?? 0, 0...EvidenceForm.most, "pairs")
      guard Bounds.probability.contains(evidence.chance) else {
        throw .impossibleValue(column: "chance", found: "\(evidence.chance)")
      }
      let releases = try evidence.releases.map { (form) throws(StoreError.RowDamage) in
        try form.releases()
      }
      self = .evidence(try part(presentation), evidence.evidence(on: releases))
    case "setting":
      let form = try form()
      self = .setting(key: try part(form.key), value: form.value)
    case "suspend": self = .suspend(RuleID(rawValue: try part(form().rule)))
    case "resume": self = .resume(RuleID(rawValue: try part(form().rule)))
    case "lesson-read":
      let form = try form()
      self = .lessonRead(
        CourseID(rawValue: try part(form.course)), LessonID(rawValue: try part(form.lesson)))
    case Self.placedKind:
      let form = try form()
      let said = try part(form.knowledge)
      guard let knowledge = LessonKnowledge(rawValue: said) else {
        throw .impossibleValue(column: "knowledge", found: said)
      }
      self = .placed(
        CourseID(rawValue: try part(form.course)), LessonID(rawValue: try part(form.lesson)),
        knowledge)
    default: self = .other(kind: kind, detail: detail)
    }
  }
}
