internal import ReviewLog
internal import Storage

extension Command {
  static let learnerErase = Command(
    "learner erase",
    help: CommandHelp(
      operands: "NAME",
      summary: "erase a learner with all answers and settings",
      examples: [
        ("vdl learner erase Ada", "asks, then erases"),
        ("vdl learner erase Ada --yes", "the same without asking"),
      ],
      discussion: """
        vdl wipes what the learner typed from the file. It keeps only a meaningless number, which \
        stops a merge or an older copy from bringing the learner back.
        """),
    options: [LearnerOperands.yes]
  ) { (arguments, context) throws(Failure) in
    let name = try LearnerOperands.name(in: arguments)
    let store = try LearnerDatabase.openToChange(arguments, in: context)
    let learner = try LearnerOperands.learner(name, store)
    try LearnerOperands.confirm(
      "This erases \(learner.name) and all their answers. You can't undo it.", learner, arguments,
      context)
    try stored { () throws(StoreError) in
      try store.erase(learner.id, at: context.now().time)
    }
    Drafts(of: learner.id, beside: store.path).removeAll()
    context.console.prose("\(learner.name) is erased.")
    context.console.prose(LearnerOperands.copiesRemain)
    return .done
  }
}
