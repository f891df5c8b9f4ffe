internal import Curriculum
internal import JSONCoding
internal import Releases

/// Content as JSON. The forms are version 1, and `ContentTests` and `KindFormTests` have golden texts; a change of
/// form needs a new version that still reads the old ones.
enum ContentCoding {
  static let version = 1

  static func encode(_ value: some Encodable) -> String {
    guard let text = try? JSONCoding.encode(value) else {
      preconditionFailure("strings, whole numbers and lists always have a form in JSON")
    }
    return text
  }

  /// Reads a form; `owner` is the part of a course that a missing part of the form belongs to.
  static func decode<Form: Decodable>(
    _ form: Form.Type, _ text: String, table: String, of owner: String? = nil
  ) throws(StoreError) -> Form {
    do throws(DecodingError) {
      return try JSONCoding.decode(form, from: text)
    } catch {
      if let owner, case .keyNotFound = error {
        throw .damagedRow(table: table, reason: .missingPart(of: owner))
      }
      throw .damagedRow(table: table, reason: .unexpectedJSON)
    }
  }

  /// Reads a form; nil when the text has another one.
  static func form<Form: Decodable>(_ form: Form.Type, _ text: String) -> Form? {
    try? JSONCoding.decode(form, from: text)
  }

  /// Reads a list of texts fast, since each review of a long export has one; nil when the text is none.
  static func decodeTexts(_ json: String) -> [String]? {
    // Without a backslash no text contains a quote, so that each pair of quotes encloses one.
    guard !json.utf8.contains(UInt8(ascii: "\\")), json.hasPrefix("[\""), json.hasSuffix("\"]")
    else { return form([String].self, json) }
    return json.dropFirst(2).dropLast(2).split(separator: "\",\"", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// Reads an iOS version of a row of this table.
  static func version(_ table: String, of ios: String) throws(StoreError) -> IOSVersion {
    guard let version = IOSVersion(ios) else {
      throw .damagedRow(table: table, reason: .unknownIOSVersion(ios))
    }
    return version
  }
}

/// The words of a course about itself, and its requirements. Each part is left out when there is none.
struct CourseForm: Codable {
  var version = ContentCoding.version
  var release: String?
  var authors: [String]?
  var licence: String?
  var language: String?
  var requires: [String]?

  init(_ course: Course) {
    release = course.about.version
    authors = course.about.authors.isEmpty ? nil : course.about.authors
    licence = course.about.licence
    language = course.about.language
    requires = course.requires.isEmpty ? nil : course.requires.map(\.description)
  }

  var about: CourseMetadata {
    CourseMetadata(
      version: release, authors: authors ?? [], licence: licence, language: language)
  }
}

/// All of a lesson but its name, title and questions.
struct LessonForm: Codable {
  var version = ContentCoding.version
  var aim: String
  var prerequisites: [String]
  var claims: [String]
  /// Left out when there are none.
  var teaches: [String]?
  /// Left out when there are none.
  var outOfScope: [String]?
  /// Left out when there are none.
  var sources: [String]?
  var blocks: [BlockForm]

  init(_ lesson: Lesson) {
    aim = lesson.aim
    prerequisites = lesson.prerequisites.map(\.rawValue)
    claims = lesson.claims
    teaches = lesson.teaches.isEmpty ? nil : lesson.teaches.map(\.description)
    outOfScope = lesson.outOfScope.isEmpty ? nil : lesson.outOfScope
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
  /// Left out when there is none.
  var timeline: [String]?
  var support: [SupportForm]?
  /// Left out when there is none.
  var prediction: PredictionForm?

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
      timeline = listing.timeline.isEmpty ? nil : listing.timeline
      support = listing.support.isEmpty ? nil : listing.support.map(SupportForm.init)
      prediction = listing.prediction.map(PredictionForm.init)
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
          sentences: sentences ?? [], timeline: timeline ?? [],
          support: (support ?? []).map(\.file),
          prediction: prediction?.prediction))
    case .listing: return language.map { .listing(language: $0, code: text) }
    }
  }
}

/// The parts that an author may complete without changing a question.
struct QuestionForm: Codable {
  var version = ContentCoding.version
  var rules: [String]
  var claims: [String]
}
