internal import ReviewLog
internal import SpacedRepetition
internal import Storage

/// Fitting the schedule to the learner.
extension StudySession {
  /// Fits FSRS's first weights after every 200th graded answer, and writes them as a setting where they
  /// foresee the learner's answers better. Rules that are asked for the first time from then on use them.
  func fitWeights(after review: Review) throws(StoreError) {
    guard review.rating != nil,
      try store.reviewCount(of: learner.id).isMultiple(of: WeightTrial.answerCount)
    else { return }
    let present = try store.settings(of: learner.id).firstWeights
    guard
      let trial = WeightTrial(
        on: try store.history(of: learner.id), of: learner.id,
        present: Parameters.defaults.with(present)), trial.isBetter
    else { return }
    try record(
      .setting(
        key: Settings.Key.firstWeights.rawValue, value: String(describing: trial.weights)))
  }
}
