import Curriculum
import Diagnostics

/// The front matter of a lesson: its id, title and aim, its prerequisites, claims and sources,
/// and the things that it teaches and leaves out.
struct FrontMatter {
  /// Without its body; nil when no id is given.
  private(set) var lesson: Lesson?
  private(set) var locations: [ContentPart: SourceLocation] = [:]
  private(set) var findings: [LocatedFinding] = []
  /// The place of each prerequisite, for checks over the course.
  private(set) var requires: [(id: LessonID, location: SourceLocation)] = []

  /// The number of lessons that a lesson requires itself.
  private static let mostRequired = 100
  private static let keys = [
    "lesson", "title", "aim", "requires", "teaches", "out-of-scope", "claims", "sources",
    formerlyKey,
  ]
  private let course: CourseID

  /// Reads the lines between the two lines of '---'.
  init(
    _ lines: some Sequence<String>, of text: SourceText, firstLine: Int, course: CourseID
  ) {
    self.course = course
    let (node, problems) = readYAML(lines, of: text, firstLine: firstLine)
    findings = problems
    guard let node else { return }
    var keys = Keys(node, of: .frontMatter, known: Self.keys)
    lesson = readLesson(&keys)
    findings += keys.findings
  }

  private mutating func readLesson(_ keys: inout Keys) -> Lesson? {
    let idNode = keys.required("lesson", example: "lazy-view")
    let title = keys.required("title", example: "The view that is not there yet")?.scalar
    let aim = keys.required("aim", example: "You can say which line makes the view.")?.scalar
    guard let idNode, let text = idNode.scalar else { return nil }
    if !CourseID.isWellFormed(text) { keys.report(FormFinding.noID(text), at: idNode) }
    let id = LessonID(rawValue: text)
    locations[.lesson(id)] = idNode.location
    let required = keys.list("requires", example: "lazy-view")
    if required.count > Self.mostRequired, let first = required.first {
      keys.report(LessonFinding.requiresTooMany(limit: Self.mostRequired), at: first)
    }
    requires = required.prefix(Self.mostRequired).map {
      (LessonID(rawValue: $0.scalar ?? ""), $0.location)
    }
    return Lesson(
      id: id, title: title ?? "", aim: aim ?? "", prerequisites: requires.map(\.id),
      claims: readClaims(of: id, &keys), teaches: readTeaches(of: id, &keys),
      outOfScope: keys.list("out-of-scope", example: "storyboards").map { $0.scalar ?? "" },
      sources: readSources(&keys), blocks: [], questions: [],
      formerly: readFormerNames(of: id, &keys))
  }

  private mutating func readFormerNames(of lesson: LessonID, _ keys: inout Keys) -> [LessonName] {
    keys.formerNames(in: course).enumerated().map { index, name in
      locations[.formerLesson(lesson, index: index)] = name.location
      return LessonName(course: name.course, lesson: LessonID(rawValue: name.id))
    }
  }

  private mutating func readClaims(of lesson: LessonID, _ keys: inout Keys) -> [String] {
    keys.list("claims", example: "S000-10").enumerated().map { index, node in
      let claim = node.scalar ?? ""
      if !isClaim(claim) { keys.report(FormFinding.noClaimID(claim), at: node) }
      locations[.lessonClaim(lesson, index: index)] = node.location
      return claim
    }
  }

  private mutating func readTeaches(of lesson: LessonID, _ keys: inout Keys) -> [Teaching] {
    var teaches: [Teaching] = []
    for node in keys.list("teaches", example: "viewDidLoad") {
      guard let teaching = Teaching(node.scalar ?? "") else {
        keys.report(FormFinding.noTeaching(node.scalar ?? ""), at: node)
        continue
      }
      locations[.teaching(lesson, index: teaches.count)] = node.location
      teaches.append(teaching)
    }
    return teaches
  }

  private func readSources(_ keys: inout Keys) -> [Citation] {
    keys.list("sources", example: "'000:124-131'").compactMap { node in
      let citation = Citation(node.scalar ?? "")
      if citation == nil { keys.report(FormFinding.noCitation(node.scalar ?? ""), at: node) }
      return citation
    }
  }
}
