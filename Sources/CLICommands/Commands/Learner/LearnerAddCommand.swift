internal import ReviewLog
internal import Storage

extension Command {
  static let learnerAdd = Command(
    "learner add",
    help: CommandHelp(
      operands: "NAME",
      summary: "add a learner",
      examples: [("vdl learner add Ada", "then use vdl --learner Ada")],
      discussion: "The first session under a new name also adds a learner.")
  ) { (arguments, context) throws(Failure) in
    let name = try LearnerOperands.name(in: arguments)
    let store = try LearnerDatabase.open(arguments, in: context)
    try LearnerOperands.refuseTaken(name, store)
    var ids = SystemOrGiven(next: context.random)
    let learner = try stored { () throws(StoreError) in
      try store.learner(named: name, using: &ids)
    }
    context.console.prose("\(learner.name) is added.")
    return .done
  }
}
