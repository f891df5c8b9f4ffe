internal import Coursework
internal import Curriculum
internal import Grading
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study
internal import TerminalUI

/// The class of the database, with the courses whose assignments it takes.
struct TaughtClass {
  var store: Store
  var courses: [Course]
  var model: Model
  var context: Context

  /// Opens the database for a command about the class.
  init(
    _ arguments: Arguments, in context: Context,
    open: (Arguments, Context) throws(Failure) -> Store = { (arguments, context) throws(Failure) in
      try LearnerDatabase.openToRead(arguments, in: context)
    }
  ) throws(Failure) {
    store = try open(arguments, context)
    courses = try CourseCatalogue.courses(arguments, store: store, context: context)
    model = try context.soundModel().teaching(courses)
    self.context = context
  }

  var assignments: [CourseAssignment] {
    get throws(Failure) {
      try stored { () throws(StoreError) in try store.assignments(of: courses) }
    }
  }

  /// The assignment that a command names, or else the only one with hand-ins; nil when there are none.
  func assignment(_ arguments: Arguments) throws(Failure) -> CourseAssignment? {
    guard arguments.operands.count <= 1 else { throw .usage("name one assignment at most") }
    if let name = arguments.operands.first {
      return try CourseAssignment.named(name, in: store, teaching: courses)
    }
    let heads = try stored { () throws(StoreError) in try store.handInHeads() }
    let handedIn = Set(heads.map { [$0.course, $0.assignment] })
    let all = try assignments
    let found = all.filter {
      handedIn.contains([$0.course.uuid, $0.assignment.id.rawValue])
    }
    guard found.count < 2 else {
      throw .usage(
        "there are hand-ins to several assignments",
        hint: "name one of: " + list(found.map(\.name)))
    }
    if found.isEmpty, let head = heads.first {
      throw .usage(
        "there are hand-ins to '\(head.assignment)', whose course isn't taught here",
        hint: "name the course's folder with --content DIR, or add it with 'vdl content add DIR'")
    }
    return found.first ?? (all.count == 1 ? all.first : nil)
  }

  /// The same for a command that has nothing to do without hand-ins.
  func assignmentWithHandIns(_ arguments: Arguments) throws(Failure) -> CourseAssignment {
    guard let found = try assignment(arguments) else {
      throw .usage("there is no assignment with hand-ins", hint: "see 'vdl class add --help'")
    }
    return found
  }

  /// Runs what wasn't run yet, and tells whose points change.
  func graded(_ assignment: CourseAssignment) throws(Failure) -> GradedClass {
    let (model, console, now) = (model, context.console, context.now().time)
    let graded = try stored { () throws(StoreError) in
      try GradedClass(
        assignment, in: store, model: model.forStudy,
        programVersion: CommandLineInterface.version, now: now, decide: { model.run($0) },
        workers: { pieces in
          Workers.map(
            pieces.count, with: model.repeatedRuns, notice: Self.notice(on: console)
          ) { index, run in pieces[index].judge(run) }
        })
    }
    if !graded.changes.isEmpty {
      console.notice(
        "The points of \(counted(graded.changes.count, "student")) change: "
          + list(
            graded.changes.map {
              "\($0.student) \(plainNumber($0.before)) → \(plainNumber($0.now))"
            }) + ".")
    }
    return graded
  }

  private static func notice(on console: Console) -> ProgressNotice {
    ProgressNotice(on: console) {
      "running the answers to \(counted($0, "question")); Ctrl-C ends it"
    }
  }
}
