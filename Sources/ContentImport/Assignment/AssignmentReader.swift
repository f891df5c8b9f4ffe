public import Coursework
public import Curriculum
import Diagnostics
import ReviewLog

/// The folder of a course that holds its assignments; a course may be without.
public let assignmentsFolderName = "assignments"

/// An assignment as it was read from its file.
public struct AssignmentReading: Sendable {
  /// Nil where something is wrong with it.
  public var assignment: Assignment?
  /// The text of its file.
  public var text: String
}

/// Reads an assignment again that was sound when its course was read; nil when the course has changed since, so
/// that it no longer fits.
public func readAssignment(named name: String, _ text: String, of course: Course) -> Assignment? {
  var reader = AssignmentReader(
    course: course.id, questions: course.lessons.flatMap(\.questions),
    names: OwnNames(of: course.id, topics: course.topics))
  return reader.read(SourceFile(name: "\(assignmentsFolderName)/\(name).yaml", text: text))
}

/// Reads an assignment of a course and compares it with the course's questions.
///
///     title: Loading views
///     kind: homework
///     zones:
///       - title: Warm-up
///         questions: [made-then-used, two-loads]
///         points: 2
///       - title: Appearance
///         rules: [appearance.will-then-did, appearance.once-each]
///         choose: 1
///         points: [4, 2, 1]
///         tries: 3
///     due: 2026-11-15T23:59+01:00
///     credit:
///       - until: 2026-11-20T23:59+01:00
///         percent: 50
///     after: practice
///     corrections:
///       two-loads: none
struct AssignmentReader {
  private let course: CourseID
  private let questions: [Question]
  private let names: OwnNames
  private(set) var findings: [LocatedFinding] = []
  private var named: Set<QuestionID> = []

  private static let mostTries = 100
  private static let mostPoints = 1_000

  init(course: CourseID, questions: [Question], names: OwnNames) {
    self.course = course
    self.questions = questions
    self.names = names
  }

  /// Reads a file; nil where something is wrong with it, which the findings say.
  mutating func read(_ file: SourceFile) -> Assignment? {
    let before = findings.count
    let name = String(file.baseName.dropLast(".yaml".count))
    if !CourseID.isWellFormed(name) {
      let start = SourceLocation(file: file.name, line: 1, column: 1)
      findings.append(LocatedFinding(AssignmentFinding.isNoName(name), at: start))
    }
    findings += SourceText.hygiene(file)
    guard findings.count == before else { return nil }
    let text = SourceText(file)
    let (node, problems) = readYAML(text.lines, of: text, firstLine: 1)
    findings += problems
    guard let node, problems.isEmpty else { return nil }
    named = []
    var keys = Keys(
      node, of: .assignment,
      known: ["title", "kind", "zones", "release", "due", "credit", "after", "corrections"])
    let assignment = assignment(AssignmentID(rawValue: name), &keys)
    findings += keys.findings
    return findings.count == before ? assignment : nil
  }

  private mutating func assignment(_ id: AssignmentID, _ keys: inout Keys) -> Assignment {
    let title = keys.required("title", example: "Loading views")?.scalar ?? ""
    let kindNode = keys.required("kind", example: "homework")
    let kind = kindNode.flatMap { word($0, "kind", Assignment.Kind.self, &keys) } ?? .homework
    let after =
      keys.optional("after", example: "practice")
      .flatMap { word($0, "after", Assignment.After.self, &keys) } ?? .practice
    let zones = blocks("zones", example: "title: …", &keys).map { zone($0, of: kind) }
    if zones.isEmpty, !keys.hasFinding(about: "zones") {
      keys.report(AssignmentFinding.hasNoZones, about: "zones")
    }
    let release = time("release", &keys)
    let due = time("due", &keys)
    if let release, let due, due <= release {
      keys.report(AssignmentFinding.comesBefore(key: "due", other: "release"), about: "due")
    }
    return Assignment(
      id: id, title: title, kind: kind, zones: zones, release: release, due: due,
      credit: credit(after: due, &keys), after: after, corrections: corrections(&keys))
  }

  /// The teacher's decisions about faulty questions, by their names.
  private func corrections(_ keys: inout Keys) -> [QuestionID: Assignment.Correction] {
    guard let node = keys.node("corrections") else { return [:] }
    let names = questions.map(\.id.name)
    var inner = Keys(node, of: .corrections, known: names)
    var corrections: [QuestionID: Assignment.Correction] = [:]
    for name in names {
      guard let value = inner.optional(name, example: "none") else { continue }
      corrections[QuestionID(course: course, name)] = word(
        value, name, Assignment.Correction.self, &inner)
    }
    keys.take(inner.findings)
    return corrections
  }

  // MARK: Zones

  private mutating func zone(_ node: YAMLNode, of kind: Assignment.Kind) -> Assignment.Zone {
    var keys = Keys(
      node, of: .zone, known: ["title", "questions", "rules", "choose", "points", "tries"])
    let title = keys.required("title", example: "Warm-up")?.scalar ?? ""
    let source = source(&keys)
    if source.count == 0, keys.findings.isEmpty {
      keys.report(AssignmentFinding.zoneIsEmpty, about: "title")
    }
    let choose = count("choose", most: CourseBounds.files, &keys)
    if let choose, choose > source.count {
      keys.report(
        AssignmentFinding.choosesMore(choose, thanThereAre: source.count), about: "choose")
    }
    let points = points(&keys)
    let tries = count("tries", most: Self.mostTries, &keys) ?? usualTries(points, of: kind)
    if kind == .exam, let key = points.count > 1 ? "points" : tries != 1 ? "tries" : nil {
      keys.report(AssignmentFinding.examHasOneTry(key: key), about: key)
    } else if let tries, points.count > tries {
      keys.report(
        AssignmentFinding.pointsBeyondTries(points: points.count, tries: tries), about: "points")
    }
    findings += keys.findings
    return Assignment.Zone(
      title: title, source: source, choose: choose, points: points, tries: tries)
  }

  /// Without `tries`, a list of points says how many there are. A single number is for one try of an exam, and for
  /// as many tries of homework as one likes.
  private func usualTries(_ points: [Double], of kind: Assignment.Kind) -> Int? {
    points.count > 1 ? points.count : kind == .exam ? 1 : nil
  }

  private mutating func source(_ keys: inout Keys) -> Assignment.Zone.Source {
    guard (keys.node("questions") == nil) != (keys.node("rules") == nil) else {
      keys.report(AssignmentFinding.needsOneSource, about: "title")
      return .questions([])
    }
    if keys.node("rules") != nil {
      return .rules(
        keys.list("rules", example: "view.loads-on-first-access").map { rule($0, &keys) })
    }
    return .questions(
      keys.list("questions", example: "made-then-used").map { question($0, &keys) })
  }

  private mutating func question(_ node: YAMLNode, _ keys: inout Keys) -> QuestionID {
    let name = node.scalar ?? ""
    let id = QuestionID(course: course, name)
    if !questions.contains(where: { $0.id == id }) {
      let heir = questions.first { $0.formerly.contains { $0.course == course && $0.name == name } }
      keys.report(
        heir.map { AssignmentFinding.hasNewName(name, now: $0.id.name) }
          ?? .noQuestion(name, near: suggestion(for: name, among: questions.map(\.id.name))),
        at: node)
    } else if !named.insert(id).inserted {
      keys.report(AssignmentFinding.isNamedBefore(question: name), at: node)
    }
    return id
  }

  private func rule(_ node: YAMLNode, _ keys: inout Keys) -> RuleID {
    let written = node.scalar ?? ""
    let rule = names.rule(RuleID(rawValue: written))
    let targets = questions.compactMap(\.rules.first)
    if !targets.contains(rule) {
      let near = suggestion(for: written, among: targets.map(\.bareName))
      keys.report(AssignmentFinding.noQuestionAbout(rule: written, near: near), at: node)
    }
    return rule
  }

  private func points(_ keys: inout Keys) -> [Double] {
    guard let node = keys.node("points") else {
      keys.report(
        KeyFinding.missing("points", in: .zone, example: "2"), about: "title")
      return [0]
    }
    let nodes = if case .sequence(let items) = node.content { items } else { [node] }
    let points = nodes.map { number($0, "points", most: Self.mostPoints, &keys) }
    if zip(points, points.dropFirst()).contains(where: <) {
      keys.report(AssignmentFinding.pointsRise, at: node)
    }
    return points.isEmpty ? [0] : points
  }

  // MARK: Credit

  private mutating func credit(after due: UTCTime?, _ keys: inout Keys) -> [Assignment.Credit] {
    let nodes = blocks("credit", example: "until: …", &keys)
    if !nodes.isEmpty, keys.node("due") == nil {
      keys.report(AssignmentFinding.creditWithoutDue, about: "credit")
    }
    var credit: [Assignment.Credit] = []
    for node in nodes {
      var inner = Keys(node, of: .credit, known: ["until", "percent"])
      let until = time("until", isRequired: true, &inner)
      let percent =
        inner.required("percent", example: "50")
        .map { number($0, "percent", most: 100, &inner) } ?? 0
      if let until, let before = credit.last?.until ?? due, until <= before {
        inner.report(
          credit.isEmpty
            ? AssignmentFinding.comesBefore(key: "until", other: "due") : .creditTimesFall,
          about: "until")
      }
      if let before = credit.last?.percent, percent > before {
        inner.report(AssignmentFinding.creditRises, about: "percent")
      }
      findings += inner.findings
      if let until { credit.append(Assignment.Credit(until: until, percent: percent)) }
    }
    return credit
  }

  // MARK: Values

  private func blocks(_ key: String, example: String, _ keys: inout Keys) -> [YAMLNode] {
    guard let node = keys.node(key) else { return [] }
    guard case .sequence(let items) = node.content else {
      keys.report(
        AssignmentFinding.holdsNoBlocks(key: key, node.form, example: example), at: node)
      return []
    }
    return Array(items.prefix(CourseBounds.files))
  }

  private func word<Word: RawRepresentable & CaseIterable>(
    _ node: YAMLNode, _ key: String, _: Word.Type, _ keys: inout Keys
  ) -> Word? where Word.RawValue == String {
    let text = node.scalar ?? ""
    if let word = Word(rawValue: text) { return word }
    keys.report(
      AssignmentFinding.isNoKind(text, key: key, known: Word.allCases.map(\.rawValue)), at: node)
    return nil
  }

  private func count(_ key: String, most: Int, _ keys: inout Keys) -> Int? {
    guard let node = keys.node(key) else { return nil }
    if let text = node.scalar, let count = Int(text), (1...most).contains(count) { return count }
    keys.report(
      AssignmentFinding.isNoCount(node.scalar ?? node.form.name, key: key, most: most), at: node)
    return nil
  }

  private func number(
    _ node: YAMLNode, _ key: String, most: Int, _ keys: inout Keys
  ) -> Double {
    if let text = node.scalar, let number = Double(text), (0...Double(most)).contains(number) {
      return number
    }
    keys.report(
      AssignmentFinding.isNoNumber(node.scalar ?? node.form.name, key: key, most: most),
      at: node)
    return 0
  }

  private func time(_ key: String, isRequired: Bool = false, _ keys: inout Keys) -> UTCTime? {
    let example = "2026-11-15T23:59+01:00"
    let node =
      isRequired ? keys.required(key, example: example) : keys.optional(key, example: example)
    guard let node, let text = node.scalar else { return nil }
    // A date alone is midnight somewhere else.
    if text.contains(":"), let time = UTCTime(iso8601: text) { return time }
    keys.report(AssignmentFinding.isNoTime(text, key: key), at: node)
    return nil
  }
}
