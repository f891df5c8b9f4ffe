internal import Curriculum
internal import Phrases

extension QuestionChange {
  /// In lower case and without a full stop, as a diagnostic says it.
  public var message: String {
    let name = question.name
    let reviews = counted(reviewCount, "review")
    return switch what {
    case .asksSomethingElse:
      "'\(name)' asks something else than before, and its statistics start again (\(reviews) of "
        + "the old text)"
    case .hasAnotherAnswer(let others):
      "this model gives '\(name)' another answer than its reviews were judged by; it would judge "
        + "\(others) of \(reviews) otherwise, and vdl rewrites no review"
    }
  }
}
