internal import Beliefs
internal import Curriculum
internal import Foundation
internal import Releases
internal import ReviewLog
internal import Words

/// Content as JSON. The forms are version 1, and `ContentCodingTests` holds golden texts of them; a
/// change of form needs a new version that still reads the old ones.
enum ContentCoding {
  static let version = 1

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else {
      preconditionFailure("strings, whole numbers and lists always have a form in JSON")
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a form; `owner` is the part of a course that a missing part of the form belongs to.
  static func decode<Form: Decodable>(
    _ form: Form.Type, _ text: String, table: String, of owner: String? = nil
  ) throws(StoreError) -> Form {
    do {
      return try JSONDecoder().decode(form, from: Data(text.utf8))
    } catch {
      if let owner, case DecodingError.keyNotFound = error {
        throw .damaged(table: table, reason: Words.Database.lacksAPart(owner))
      }
      throw .damaged(table: table, reason: Words.Database.unexpectedJSON)
    }
  }

  /// Reads a list of texts, as it is in every review of a long export.
  static func decodeTexts(_ json: String, table: String) throws(StoreError) -> [String] {
    // Without a backslash no text holds a quote, and what stands between quotes is a text.
    guard !json.utf8.contains(UInt8(ascii: "\\")), json.hasPrefix("[\""), json.hasSuffix("\"]")
    else { return try decode([String].self, json, table: table) }
    return json.dropFirst(2).dropLast(2).split(separator: "\",\"", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  static func version(_ text: String, of ios: String) throws(StoreError) -> IOSVersion {
    guard let version = IOSVersion(ios) else {
      throw .damaged(table: text, reason: Words.Database.noVersion(ios))
    }
    return version
  }
}

/// All of a lesson but its name, title and questions.
struct LessonForm: Codable {
  var version = ContentCoding.version
  var aim: String
  var prerequisites: [String]
  var claims: [String]
  /// Left out when there are none.
  var sources: [String]?
  var blocks: [BlockForm]

  init(_ lesson: Lesson) {
    aim = lesson.aim
    prerequisites = lesson.prerequisites.map(\.rawValue)
    claims = lesson.claims
    sources = lesson.sources.isEmpty ? nil : lesson.sources.map(\.description)
    blocks = lesson.blocks.map(BlockForm.init)
  }
}

struct BlockForm: Codable {
  var kind: Kind
  var level: Int?
  var text: String?
  var language: String?
  var ios: String?
  var device: String?
  /// Left out when it is not.
  var isVerbose: Bool?
  var printed: [String]?
  /// Left out when there are none.
  var sentences: [Statement]?
  var support: [SupportForm]?

  enum Kind: String, Codable { case heading, prose, runnable, listing }

  init(_ block: Block) {
    switch block {
    case .heading(let level, let text):
      kind = .heading
      self.level = level
      self.text = text
    case .prose(let text):
      kind = .prose
      self.text = text
    case .runnable(let listing):
      kind = .runnable
      text = listing.code
      ios = listing.ios.description
      device = listing.device.rawValue
      isVerbose = listing.isVerbose ? true : nil
      printed = listing.printed
      sentences = listing.sentences.isEmpty ? nil : listing.sentences
      support = listing.support.isEmpty ? nil : listing.support.map(SupportForm.init)
    case .listing(let language, let code):
      kind = .listing
      self.language = language
      text = code
    }
  }

  var block: Block? {
    guard let text else { return nil }
    switch kind {
    case .heading: return level.map { .heading(level: $0, text: text) }
    case .prose: return .prose(text)
    case .runnable:
      guard let ios = ios.flatMap({ IOSVersion($0) }),
        let device = device.flatMap(Device.init(rawValue:)), let printed
      else { return nil }
      return .runnable(
        Listing(
          code: text, ios: ios, device: device, isVerbose: isVerbose ?? false, printed: printed,
          sentences: sentences ?? [], support: (support ?? []).map(\.file)))
    case .listing: return language.map { .listing(language: $0, code: text) }
    }
  }
}

/// What an author may complete without changing a question.
struct QuestionForm: Codable {
  var version = ContentCoding.version
  var rules: [String]
  var claims: [String]
}

/// What an event's kind needs beside its presentation.
struct EventForm: Codable {
  var remark: String?
  var step: Int?
  var typed: String?
  var key: String?
  var value: String?
  var rule: String?
  var course: String?
  var lesson: String?
  var evidence: EvidenceForm?
}

/// What an answer says of beliefs, in the column `detail`.
struct EvidenceForm: Codable {
  var variant: String
  /// Nil in what was written before it was noted, as `known` is.
  var question: String?
  var isRight: Bool
  var chance: Double
  var known: Int?
  /// Of answers that are orders alone.
  var pairs: Int?
  var isSwap: Bool?
  var agreeing: [String]
  var contradicting: [String]

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
  }

  var evidence: Evidence {
    Evidence(
      variant: variant, question: question, isRight: isRight, chance: chance, known: known,
      pairs: pairs ?? 0,
      isSwap: isSwap ?? false, agreeing: agreeing.map(BeliefID.init(rawValue:)),
      contradicting: contradicting.map(BeliefID.init(rawValue:)))
  }
}

extension LogEvent.Body {
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
    case .other(let kind, let detail): return (kind, detail)
    }
    return (kind, ContentCoding.encode(form))
  }

  init(kind: String, detail: String, presentation: PresentationID?) throws(StoreError) {
    func form() throws(StoreError) -> EventForm {
      try ContentCoding.decode(EventForm.self, detail, table: "event")
    }
    func part<Part>(_ part: Part?) throws(StoreError) -> Part {
      guard let part else {
        throw .damaged(table: "event", reason: Words.Database.lacksAPart(kind))
      }
      return part
    }
    switch kind {
    case "undo": self = .undo(try part(presentation))
    case "skip": self = .skip(try part(presentation))
    case "flag": self = .flag(try part(presentation), remark: try part(form().remark))
    case "hint": self = .hint(try part(presentation), step: try part(form().step))
    case "step": self = .step(try part(presentation), typed: try part(form().typed))
    case "verdict-seen": self = .verdictSeen(try part(presentation))
    case "evidence":
      self = .evidence(try part(presentation), try part(form().evidence).evidence)
    case "setting":
      let form = try form()
      self = .setting(key: try part(form.key), value: form.value)
    case "suspend": self = .suspend(RuleID(rawValue: try part(form().rule)))
    case "resume": self = .resume(RuleID(rawValue: try part(form().rule)))
    case "lesson-read":
      let form = try form()
      self = .lessonRead(
        CourseID(rawValue: try part(form.course)), LessonID(rawValue: try part(form.lesson)))
    default: self = .other(kind: kind, detail: detail)
    }
  }
}
