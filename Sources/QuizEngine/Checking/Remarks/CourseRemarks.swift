import Curriculum
import Diagnostics

/// Returns the remarks on lessons and their questions that need no run, lesson by lesson.
func remarks(on lesson: Lesson, asking questions: [Question]) -> [Problem] {
  remarksOnSteps(of: lesson) + remarksOnSentences(of: lesson)
    + questions.flatMap { question in
      remarksOnWording(of: question) + remarksOnForm(ofChoicesOf: question)
        + remarksOnSentences(of: question) + remarkOnExplanation(of: question)
    } + remarksOnShapes(of: questions)
}

extension Problem {
  /// Notes a remark: advice that never keeps a course from being taught.
  init(remark: some Finding, in part: ContentPart, line: Int? = nil) {
    self.init(remark, in: part, line: line, severity: .remark)
  }
}
