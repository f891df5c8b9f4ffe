internal import Curriculum
internal import QuizEngine
internal import Study

extension Model {
  /// The model as a study session uses it.
  var forStudy: StudyModel {
    StudyModel(
      version: version(), rules: rules(), examples: examples(), misconceptions: misconceptions(),
      generate: { work in
        LargeStack.run { [repeatedRuns] in work(repeatedRuns()) }
      })
  }
}
