import Phrases

extension HandInWarning {
  /// One sentence without a full stop; lower case.
  public var message: String {
    switch self {
    case .isEdited(let file): "edited: '\(file)' was changed after vdl wrote it"
    case .isInFolders(let names):
      "another's folder: a file of theirs is in the folder of \(list(names))"
    case .claims(let right, let points, let computedRight, let computedPoints, let isSame):
      (isSame ? "edited" : "edited, or made with another text of the assignment")
        + (right == computedRight
          ? ": it claims \(pointsText(points)), and its answers come to \(pointsText(computedPoints))"
          : ": it claims \(numbered(right, "right answer")), and \(computedRight) "
            + (computedRight == 1 ? "is" : "are"))
    case .wrongVariant(let questions):
      "wrong variant: \(answers(to: questions)) to variants that this student didn't get"
    case .isAnothers(let student, let questions):
      "another learner's: \(answers(to: questions)) to the variants of \(student)"
    case .otherModel(let model):
      "other-model: model \(model) judged the answers, and this one judges them otherwise"
    case .isFoundByFolder(let name, let folder, let isLikely):
      "the file is of '\(name)', and the folder is that of \(folder)"
        + (isLikely ? "" : ": perhaps another's file")
    case .isShownUnknown(let questions):
      "another course: the database doesn't have \(list(questions)) as they were shown; the answers count for what is asked "
        + "now"
    case .isInFileOf(let name): "a file under this name has the id of \(name), and counts there"
    case .notAsked(let questions):
      "not asked: \(list(questions)) \(questions.count == 1 ? "isn't" : "aren't") in this student's copy"
    case .lacksTry(let questions): "an earlier try is missing of \(list(questions))"
    case .unreadable(let questions): "no answer can be read for \(list(questions))"
    case .lacksEarlierAnswers: "an earlier hand-in has answers that this one lacks"
    case .isNotOnRoster: "not on the roster"
    case .hasNames(let names): "one id under the names \(list(names))"
    case .isNamedLike(let names):
      "another student is called \(alternatives(names.map(quoted)))"
    }
  }

  private func answers(to questions: [String]) -> String {
    "the answers about \(list(questions)) are"
  }
}
