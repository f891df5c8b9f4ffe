import ContentImport
import Curriculum
import Exporting
import Foundation
import ProjectFiles
import QuizEngine
import Scenarios
import TestedEngine
import Testing

/// The answers that an export calls right, judged by vdl.
@Suite struct ExportedAnswerTests {
  private static let questions: [Question] = {
    let lessons = (try? readCourse(folder: ProjectFiles.shippedCourse.path))?.course?.lessons ?? []
    let all = lessons.flatMap(\.questions).map { $0.instance(0) }
    return ProjectFiles.takesAllSamples
      ? all : all.indices.filter { $0.isMultiple(of: 4) }.map { all[$0] }
  }()

  @Test func `each is right for vdl, and each with a remark is wrong`() throws {
    try #require(Self.questions.count > 60)
    let runs = RepeatedRuns(testedEngine)
    var judged = 0
    for question in Self.questions {
      let (prepared, problems) = prepare(
        question, rules: testedEngine.rules, seed: 0, run: { runs.run($0) })
      let ready = try #require(prepared, "\(question.id.rawValue): \(problems)")
      let item = QuizItem(question, truth: ready.truth, category: [])
      guard let answers = item?.answer.typed(for: question.kind) else { continue }
      for (typed, isRight) in answers {
        guard case .verdict(let verdict) = judge(response: typed, to: ready, run: { runs.run($0) })
        else {
          Issue.record("\(question.id.rawValue): '\(typed)' isn't understood")
          continue
        }
        #expect(verdict.isRight == isRight, "\(question.id.rawValue): '\(typed)'")
        judged += 1
      }
    }
    #expect(judged > 80)
  }
}

extension QuizItem.Answer {
  /// Answers as a learner of vdl types them; nil where they name items by letters of the export's own.
  fileprivate func typed(for kind: QuestionKind) -> [(String, isRight: Bool)]? {
    switch self {
    case .number(let right, let remarks):
      right.map { ("\($0)", true) } + remarks.map { ($0.answer, false) }
    case .line(let right, let remarks):
      kind == OutputTask.kind || kind == StateTask.kind
        ? right.map { ($0, true) } + remarks.map { ($0.answer, false) } : nil
    case .truth(let isTrue, _): [("\(isTrue)", true), ("\(!isTrue)", false)]
    case .order(let items):
      [(items.joined(separator: kind == NextTask.kind ? "\n" : ", "), true)]
    case .none, .one, .several, .code: nil
    }
  }
}
