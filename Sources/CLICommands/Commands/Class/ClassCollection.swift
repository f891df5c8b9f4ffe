internal import Coursework
internal import Curriculum
internal import Grading
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// Files on their way into the class.
struct ClassCollection {
  private let taught: TaughtClass
  private var console: Console { taught.context.console }

  /// A hand-in with the assignment that it is for.
  private struct Found {
    var assignment: CourseAssignment
    var handIn: HandIn
    var stored: StoredHandIn
  }

  init(taught: TaughtClass) { self.taught = taught }

  func collect(_ files: HandInFiles, _ roster: Roster?) throws(Failure) -> ExitStatus {
    if let roster {
      try stored { () throws(StoreError) in
        try taught.store.replaceRoster(by: roster)
      }
      console.prose("The roster has \(counted(Set(roster.entries.map(\.id)).count, "student")).")
      try sayUnknownAssignments(of: roster)
    }
    var problems = files.problems
    let found = try sorted(files.files, &problems)
    for (assignment, own) in found { try add(own, to: assignment) }
    // One that somebody meant comes before films and essays.
    let isMeant: (String) -> Bool = { $0.lowercased().contains(HandIn.fileEnding.dropFirst()) }
    let others = files.others.filter(isMeant) + files.others.filter { !isMeant($0) }
    if !others.isEmpty {
      console.prose(
        "Passed over \(counted(others.count, "file")) whose \(others.count == 1 ? "name doesn't" : "names don't")"
          + " end in '\(HandIn.fileEnding)': " + list(others.prefix(3).map(quoted))
          + (others.count > 3 ? ", …" : "."))
    }
    if found.isEmpty, problems.isEmpty, roster == nil {
      problems.append("no hand-in is there; its name ends in '\(HandIn.fileEnding)'")
    }
    for problem in problems { console.notice(problem) }
    if roster != nil { try sayUnlisted() }
    var agrees = problems.isEmpty
    for (assignment, own) in found where try !tell(assignment, own) { agrees = false }
    return agrees ? .done : .finding
  }

  // MARK: Sorting

  /// The hand-ins by assignments, in the order in which they come.
  private func sorted(
    _ files: [HandInFiles.File], _ problems: inout [String]
  ) throws(Failure) -> [(CourseAssignment, [Found])] {
    let assignments = try taught.assignments
    var found: [(CourseAssignment, [Found])] = []
    for file in files {
      let handIn: HandIn
      do throws(HandIn.Problem) { handIn = try HandIn(packed: file.bytes) } catch {
        problems.append("'\(file.path)' \(Self.message(error))")
        continue
      }
      guard
        let assignment = assignments.first(where: {
          $0.course.uuid == handIn.course.uuid && $0.assignment.id.rawValue == handIn.assignment.id
        })
      else {
        problems.append(
          "'\(file.path)' is for the assignment '\(handIn.course.id)/\(handIn.assignment.id)', which "
            + "is in no course that you teach here; 'vdl content add DIR' adds one")
        continue
      }
      let item = Found(
        assignment: assignment, handIn: handIn,
        stored: StoredHandIn(
          course: handIn.course.uuid, assignment: handIn.assignment.id,
          student: handIn.learner.id, name: handIn.learner.name, file: file.path, time: file.time,
          receipt: handIn.receipt, packed: file.bytes))
      if let place = found.firstIndex(where: { $0.0.name == assignment.name }) {
        found[place].1.append(item)
      } else {
        found.append((assignment, [item]))
      }
    }
    return found
  }

  private static func message(_ problem: HandIn.Problem) -> String {
    switch problem {
    case .isNotPacked: "is no hand-in: it isn't a gzip file, or it is damaged or too large"
    case .isNotOne: "is no hand-in: what it holds has another form"
    case .isOfFormat(let format):
      "has format \(format), and this vdl reads format \(HandIn.currentFormat)"
    }
  }

  // MARK: Adding and telling

  private func add(_ found: [Found], to assignment: CourseAssignment) throws(Failure) {
    var newCount = 0
    for item in found {
      if try stored({ () throws(StoreError) in try taught.store.add(item.stored) }) {
        newCount += 1
      }
    }
    console.prose(
      "\(counted(found.count, "hand-in")) to '\(assignment.assignment.title)' (\(assignment.name)): "
        + "\(newCount) new, \(found.count - newCount) known.")
  }

  /// Runs the answers and lists what doesn't agree; returns whether all does.
  private func tell(
    _ assignment: CourseAssignment, _ found: [Found]
  ) throws(Failure) -> Bool {
    let report = try taught.graded(assignment).report
    let students = Set(found.map(\.handIn.learner.id))
    let concerned = report.students.filter { $0.learner.map(students.contains) == true }
    ClassReport.showWarnings(about: concerned, on: console)
    return !concerned.contains { $0.warnings.contains(where: \.isDisagreement) }
  }

  // MARK: The roster

  /// A slip in a name would cost a student the time that they have more.
  private func sayUnknownAssignments(of roster: Roster) throws(Failure) {
    let known = try taught.assignments.map(\.assignment.id.rawValue)
    for name in Set(roster.entries.map(\.assignment)).subtracting(known + [""]).sorted() {
      console.notice(
        "the roster names an assignment '\(name)', which is in no course that you teach here"
          + Arguments.guess(name, among: known))
    }
  }

  /// Names those who handed in and whom the new roster doesn't have: a slip in a name, or a learner's own name.
  private func sayUnlisted() throws(Failure) {
    let members = try stored { () throws(StoreError) in try ClassMember.all(in: taught.store) }
    let unlisted = members.filter { !$0.isOnRoster }
    guard !unlisted.isEmpty else { return }
    console.notice(
      "not on the roster: \(list(unlisted.map(\.name))); a column 'learner' may have the name in the file"
    )
  }

  static func roster(_ path: String, _ context: Context) throws(Failure) -> Roster {
    let bytes = try FileSystem.read(path, limit: Roster.sizeLimit)
    guard bytes.count <= Roster.sizeLimit else {
      throw Failure(.tooLarge(limit: Roster.sizeLimit), file: path)
    }
    guard !bytes.starts(with: Array("PK".utf8)) else {
      throw .usage(
        "'\(path)' is a workbook of a spreadsheet, not a table of text",
        hint: "save it as 'CSV UTF-8' there")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .usage("'\(path)' isn't UTF-8", hint: "save it as 'CSV UTF-8' in the spreadsheet")
    }
    do throws(RosterProblems) { return try Roster(csv: text) } catch {
      for problem in error.problems.prefix(mostProblems) {
        context.console.notice("\(path):\(problem.line): error: \(problem.message)")
      }
      throw .usage(
        "the roster has \(numbered(error.problems.count, "mistake")); nothing was taken in")
    }
  }

  private static let mostProblems = 20
}
