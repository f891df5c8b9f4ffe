internal import Reporting
internal import ReviewLog
internal import Storage
internal import Words

extension Command {
  static let report = Command(
    "report", help: .report,
    options: [Option("--output", short: "-o", "FILE", Words.Options.page)]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.isEmpty else {
      throw .usage(
        Words.Usage.takesNo("report", arguments.operands[0]), hint: Words.Usage.nameTheReport)
    }
    guard let path = arguments["--output"] else {
      throw .usage(Words.Usage.noReport, hint: Words.Usage.nameItLikeAReport)
    }
    let name = try StudyRoom.learnerName(arguments, in: context)
    let store = try StudyRoom.openStore(arguments, in: context)
    let model = try context.soundModel()
    let courses = try StudyRoom.courses(arguments, store: store, context: context)
    var ids = SystemOrGiven(next: context.random)
    let page = try stored { () throws(StoreError) in
      let learner = try store.learner(named: name, using: &ids)
      return try LearnerReport(
        of: learner, in: store, teaching: courses, rules: model.rules(),
        beliefs: LearnerReport.Belief.all(
          in: store.evidence(of: learner.id), among: model.misconceptions()), at: context.now()
      ).page
    }
    guard path != "-" else {
      context.console.write(page)
      return .done
    }
    try FileSystem.replace(path) { (append) throws(Failure) in try append(Array(page.utf8)) }
    context.console.line(Words.Files.reportWritten(to: context.console.shown(path)))
    return .done
  }
}
