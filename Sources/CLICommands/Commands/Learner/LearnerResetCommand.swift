internal import ReviewLog
internal import Storage

extension Command {
  static let learnerReset = Command(
    "learner reset",
    help: CommandHelp(
      operands: "NAME",
      summary: "let a learner start over",
      examples: [
        ("vdl learner reset Ada", "asks, then erases her answers and keeps her settings"),
        ("vdl learner reset Ada --yes", "the same without asking"),
      ],
      discussion: "Only a backup can bring erased answers back."),
    options: [LearnerOperands.yes]
  ) { (arguments, context) throws(Failure) in
    let name = try LearnerOperands.name(in: arguments)
    let store = try LearnerDatabase.openToChange(arguments, in: context)
    let learner = try LearnerOperands.learner(name, store)
    try LearnerOperands.confirm(
      "This erases all answers of \(learner.name). You can't undo it.", learner, arguments, context)
    var ids = SystemOrGiven(next: context.random)
    try stored { () throws(StoreError) in
      let settings = try store.settings(of: learner.id)
      let fresh = try store.reset(learner.id, at: context.now().time, using: &ids)
      for key in Settings.Key.allCases where settings[key] != Settings()[key] {
        try store.record(
          .setting(key: key.rawValue, value: settings[key]), of: fresh.id, in: context)
      }
    }
    Drafts(of: learner.id, beside: store.path).removeAll()
    context.console.prose("\(learner.name) starts over with the same settings.")
    context.console.prose(LearnerOperands.copiesRemain)
    return .done
  }
}
