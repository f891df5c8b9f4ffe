import Curriculum
import Diagnostics
import Phrases

/// The name of the file that declares the topics of a course; a course may be without.
public let topicsFileName = "topics.yaml"

/// Reads the topics of a course.
///
///     closures.capture:
///       sentence: A closure keeps what it names alive.
///       formerly: [closures.names]
struct TopicReader {
  private let course: CourseID
  private(set) var topics: [Topic] = []
  private(set) var locations: [ContentPart: SourceLocation] = [:]
  private(set) var findings: [LocatedFinding] = []

  /// The most topics of a course, characters of a sentence, and former names of a topic.
  private static let mostTopics = 200
  private static let mostInSentence = 200
  private static let mostFormerNames = 100

  init(course: CourseID) { self.course = course }

  /// The topics of a file; what is wrong with it is left out.
  static func topics(in file: SourceFile, of course: CourseID) -> [Topic] {
    var reader = TopicReader(course: course)
    reader.read(file)
    return reader.topics
  }

  mutating func read(_ file: SourceFile) {
    let (entries, problems) = readEntries(of: file, .topics)
    findings += problems
    var seen: [String: SourceLocation] = [:]
    for (name, node, value) in entries {
      if let first = seen[name] {
        findings.append(
          LocatedFinding(
            KeyFinding.isGivenTwice(name), at: node.location, length: node.length, first: first))
        continue
      }
      seen[name] = node.location
      guard topics.count < Self.mostTopics else {
        findings.append(LocatedFinding(TopicFinding.tooMany(most: Self.mostTopics), at: node))
        break
      }
      read(name, node, value)
    }
    refuseNamesInUse()
  }

  private mutating func read(_ name: String, _ node: YAMLNode, _ value: YAMLNode) {
    guard RuleID.isTopicName(name) else {
      findings.append(LocatedFinding(TopicFinding.isNoName(name), at: node))
      return
    }
    guard case .mapping = value.content else {
      findings.append(LocatedFinding(KeyFinding.holdsNoKeys(.topic, value.form), at: value))
      return
    }
    var keys = Keys(value, of: .topic, known: ["sentence", formerlyKey])
    let sentence = keys.required("sentence", example: "A closure keeps what it names alive.")
    if let sentence, let text = sentence.scalar, text.count > Self.mostInSentence {
      keys.report(
        GuideFinding.isTooLong(key: "sentence", most: Self.mostInSentence), at: sentence)
    }
    let id = RuleID(course: course, name)
    let formerly = formerNames(of: id, &keys)
    findings += keys.findings
    guard let text = sentence?.scalar else { return }
    locations[.topic(id)] = node.location
    topics.append(Topic(id: id, sentence: text.trimmed, formerly: formerly))
  }

  private func formerNames(of topic: RuleID, _ keys: inout Keys) -> [RuleID] {
    let nodes = keys.list(formerlyKey, example: "closures.old-name")
    if nodes.count > Self.mostFormerNames, let first = nodes.first {
      keys.report(FormerNameFinding.tooMany(limit: Self.mostFormerNames), at: first)
    }
    return nodes.prefix(Self.mostFormerNames).compactMap { node in
      let written = RuleID(rawValue: node.scalar ?? "")
      guard RuleID.isWellFormed(written.rawValue), RuleID.isTopicName(written.bareName) else {
        keys.report(FormerNameFinding.noName(written.rawValue), at: node)
        return nil
      }
      let name = RuleID(course: written.course ?? course, written.bareName)
      if name == topic {
        keys.report(FormerNameFinding.isItsOwn(.topic, written.rawValue), at: node)
        return nil
      }
      return name
    }
  }

  /// A former name is one that nothing has any more.
  private mutating func refuseNamesInUse() {
    let present = Set(topics.map(\.id))
    for topic in topics {
      for name in topic.formerly where present.contains(name) {
        let place = locations[.topic(topic.id)] ?? SourceLocation(file: "", line: 1, column: 1)
        findings.append(
          LocatedFinding(FormerNameFinding.isInUse(.topic, name.bareName), at: place))
      }
    }
  }
}

/// A mistake in the names of a course's topics.
enum TopicFinding: ContentFinding {
  case isNoName(String)
  case tooMany(most: Int)

  var message: String {
    switch self {
    case .isNoName(let name):
      "'\(name)' isn't the id of a topic; write two words or more with full stops between, in lower "
        + "case, for example 'closures.capture'"
    case .tooMany(let most): "more than \(most) topics; a course has at most so many"
    }
  }
}
