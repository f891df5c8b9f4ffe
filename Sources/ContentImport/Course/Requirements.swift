public import Curriculum
import Diagnostics

extension [CourseReading] {
  /// Adds a finding for each thing that the courses require and that neither they nor other courses have, and for
  /// courses that require each other. `others` is called when these courses don't have all.
  public mutating func checkRequirements<Failure>(
    besides others: () throws(Failure) -> [Course]
  ) throws(Failure) {
    var known = compactMap(\.course)
    let required = Set(known.flatMap(\.requires).map(\.course))
    if !required.isSubset(of: known.map(\.id)) {
      known += try others().filter { other in !known.contains { $0.id == other.id } }
    }
    for index in indices {
      guard let course = self[index].course else { continue }
      for (number, requirement) in course.requires.enumerated() {
        guard let place = self[index].locations[.courseRequirement(course.id, index: number)],
          let finding = problem(of: requirement, by: course, among: known)
        else { continue }
        self[index].diagnostics.append(Diagnostic(LocatedFinding(finding, at: place)))
      }
    }
  }
}

private func problem(
  of requirement: CourseRequirement, by course: Course, among known: [Course]
) -> MetadataFinding? {
  let id = requirement.course
  guard let other = known.first(where: { $0.id == id }) else {
    let near = suggestion(for: id.rawValue, among: known.map(\.id.rawValue))
    return .hasNoCourse(id.rawValue, near: near)
  }
  let lessons = other.lessons.map(\.id.rawValue)
  if let lesson = requirement.lesson?.rawValue, !lessons.contains(lesson) {
    return .hasNoLesson(lesson, of: id.rawValue, near: suggestion(for: lesson, among: lessons))
  }
  return way(from: id, to: course.id, among: known).map {
    .requireEachOther(([course.id] + $0).map(\.rawValue))
  }
}

/// The courses from one along what they require to another; nil when no way leads there.
private func way(from start: CourseID, to goal: CourseID, among known: [Course]) -> [CourseID]? {
  var seen: Set<CourseID> = []
  func walk(_ id: CourseID) -> [CourseID]? {
    if id == goal { return [id] }
    guard seen.insert(id).inserted, let course = known.first(where: { $0.id == id }) else {
      return nil
    }
    for next in course.requires {
      if let rest = walk(next.course) { return [id] + rest }
    }
    return nil
  }
  return walk(start)
}
