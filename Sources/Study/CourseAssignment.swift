internal import ContentImport
public import Coursework
public import Curriculum
public import ReviewLog
public import Storage

/// An assignment of a taught course.
public struct CourseAssignment: Hashable, Sendable {
  public var assignment: Assignment
  public var course: Course
  /// The digest of its file, in hexadecimal.
  public var digest: String
  /// The names that the course's questions had.
  public var formerNames: FormerNames

  /// `COURSE/ID`
  public var name: String { "\(course.id.rawValue)/\(assignment.id.rawValue)" }

  /// The questions of the course by their targets, from which zones of rules draw.
  public var questionsByRule: [RuleID: [QuestionID]] {
    var byRule: [RuleID: [QuestionID]] = [:]
    for question in course.lessons.flatMap(\.questions) {
      if let target = question.rules.first { byRule[target, default: []].append(question.id) }
    }
    return byRule
  }

  /// A student's copy of it.
  public func copy(of student: LearnerID) -> StudentCopy {
    StudentCopy(
      courseUUID: course.uuid, assignment: assignment.id, student: student,
      formerNames: formerNames)
  }

  /// The questions that a student may get.
  public var questions: [QuestionID] {
    let byRule = questionsByRule
    return assignment.zones.flatMap { $0.candidates(from: byRule) }
  }
}

extension Store {
  /// The assignments of taught courses that fit their courses, in the order of the courses.
  public func assignments(of courses: [Course]) throws(StoreError) -> [CourseAssignment] {
    var found: [CourseAssignment] = []
    for course in courses {
      let all = try assignments(of: course.id)
      if all.isEmpty { continue }
      let formerNames = FormerNames(try formerQuestions(of: course))
      for stored in all {
        if let assignment = readAssignment(named: stored.name, stored.text, of: course) {
          found.append(
            CourseAssignment(
              assignment: assignment, course: course,
              digest: Digest(of: stored.text).hexadecimal, formerNames: formerNames))
        }
      }
    }
    return found
  }
}
