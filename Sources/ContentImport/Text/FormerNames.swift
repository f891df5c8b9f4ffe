import Curriculum
import Diagnostics

/// The key 'formerly' of a course, a lesson or a question.
let formerlyKey = "formerly"

/// Former names that one 'formerly' has; a course multiplies those of its questions by its own.
private let mostFormerNames = 100

extension Keys {
  /// Returns the former ids of a course, with the place of each.
  mutating func formerIDs() -> [(id: CourseID, location: SourceLocation)] {
    formerNodes(example: "old-id").compactMap { node in
      let text = node.scalar ?? ""
      guard CourseID.isWellFormed(text) else {
        report(FormFinding.noID(text), at: node)
        return nil
      }
      return (CourseID(rawValue: text), node.location)
    }
  }

  /// Returns the former names of a lesson or a question of a course, each with its place: an id of the
  /// course, or one of another course with its id and a slash before it.
  mutating func formerNames(
    in course: CourseID
  ) -> [(course: CourseID, id: String, location: SourceLocation)] {
    formerNodes(example: "old-id").compactMap { node in
      let text = node.scalar ?? ""
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard parts.count <= 2, parts.allSatisfy(CourseID.isWellFormed) else {
        report(FormerNameFinding.noName(text), at: node)
        return nil
      }
      let owner = parts.count == 2 ? CourseID(rawValue: parts[0]) : course
      return (owner, parts[parts.count - 1], node.location)
    }
  }

  private mutating func formerNodes(example: String) -> [YAMLNode] {
    let nodes = list(formerlyKey, example: example)
    if nodes.count > mostFormerNames, let first = nodes.first {
      report(FormerNameFinding.tooMany(limit: mostFormerNames), at: first)
    }
    return Array(nodes.prefix(mostFormerNames))
  }
}

/// The former names in a course, to be compared with the names that it has.
struct FormerNames {
  private let noun: FormerNameFinding.Noun
  private let course: Course
  /// The ids that the course has.
  private let present: Set<String>
  /// Former names by the id of the lesson or question that gives them.
  private let given: [String: [Given]]
  /// The ids that give some, in the order of the course.
  private let givers: [String]

  private struct Given {
    var course: CourseID
    var id: String
    var location: SourceLocation
  }

  init(ofLessonsIn course: Course, at locations: [ContentPart: SourceLocation]) {
    self.init(
      .lesson, course, present: course.lessons.map(\.id.rawValue),
      course.lessons.map { lesson in
        (
          lesson.id.rawValue,
          lesson.formerly.enumerated().map { index, name in
            (name.course, name.lesson.rawValue, locations[.formerLesson(lesson.id, index: index)])
          }
        )
      })
  }

  /// `headings` are the questions that the files have, understood or not.
  init(
    ofQuestionsIn course: Course, headings: [QuestionID],
    at locations: [ContentPart: SourceLocation]
  ) {
    self.init(
      .question, course, present: headings.map(\.name),
      course.lessons.flatMap(\.questions).map { question in
        (
          question.id.name,
          question.formerly.enumerated().map { index, name in
            (name.course, name.name, locations[.formerQuestion(question.id, index: index)])
          }
        )
      })
  }

  private init(
    _ noun: FormerNameFinding.Noun, _ course: Course, present: [String],
    _ given: [(id: String, names: [(course: CourseID, id: String, location: SourceLocation?)])]
  ) {
    self.noun = noun
    self.course = course
    self.present = Set(present)
    var found: [String: [Given]] = [:]
    var givers: [String] = []
    for (id, names) in given where !names.isEmpty {
      found[id, default: []] += names.compactMap { name in
        name.location.map { Given(course: name.course, id: name.id, location: $0) }
      }
      givers.append(id)
    }
    self.given = found
    self.givers = givers
  }

  /// Findings for names that are no former ones.
  var findings: [LocatedFinding] {
    var findings: [LocatedFinding] = []
    for id in givers {
      // No more than these are said.
      guard findings.count < CourseBounds.searches else { break }
      for name in given[id] ?? [] where isPresent(name) {
        // Under a former id of the course its name may be its own.
        if name.id == id, name.course != course.id { continue }
        let finding: FormerNameFinding =
          if name.id == id {
            .isItsOwn(noun, id)
          } else if let circle = circle(from: name.id, backTo: id) {
            .goInACircle([id] + circle)
          } else {
            .isInUse(noun, name.id)
          }
        findings.append(
          LocatedFinding(finding, at: name.location, length: max(1, name.id.utf8.count)))
      }
    }
    return findings
  }

  private func isPresent(_ name: Given) -> Bool {
    present.contains(name.id)
      && (name.course == course.id || course.formerly.contains(name.course))
  }

  /// Longer ways and larger families aren't searched.
  private static let longestCircle = 8
  private static let largestFamily = 100

  /// Returns the way from a name along former names of this course back to another one.
  private func circle(from start: String, backTo goal: String) -> [String]? {
    var seen: Set<String> = []
    func walk(_ id: String, _ length: Int) -> [String]? {
      if id == goal { return [id] }
      guard length < Self.longestCircle, seen.count < Self.largestFamily,
        seen.insert(id).inserted
      else { return nil }
      for next in given[id] ?? [] where next.course == course.id {
        if let rest = walk(next.id, length + 1) { return [id] + rest }
      }
      return nil
    }
    return walk(start, 0)
  }
}
