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

  /// The right answer of every question of a course that its run decides.
  func truths(of course: Course) -> [QuestionID: Truth] {
    let questions = course.lessons.flatMap(\.questions)
    let found = Workers.map(questions.count, with: repeatedRuns) { index, run in
      truth(of: questions[index], run: run)
    }
    var truths: [QuestionID: Truth] = [:]
    for (question, truth) in zip(questions, found) { truths[question.id] = truth }
    return truths
  }
}
