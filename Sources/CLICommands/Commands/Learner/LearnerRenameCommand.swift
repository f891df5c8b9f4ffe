internal import ReviewLog
internal import Storage

extension Command {
  static let learnerRename = Command(
    "learner rename",
    help: CommandHelp(
      operands: "NAME NEW-NAME",
      summary: "give a learner another name",
      examples: [("vdl learner rename Ada 'Ada Lovelace'", "she keeps all her answers")])
  ) { (arguments, context) throws(Failure) in
    let (name, newName) = try LearnerOperands.names(in: arguments)
    let store = try LearnerDatabase.openToChange(arguments, in: context)
    let learner = try LearnerOperands.learner(name, store)
    try LearnerOperands.refuseTaken(newName, store)
    try stored { () throws(StoreError) in try store.rename(learner.id, to: newName) }
    context.console.prose("\(learner.name) is now called \(newName).")
    return .done
  }
}
