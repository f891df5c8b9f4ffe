import Curriculum
import Testing

@testable import QuizEngine

/// Each kind of question is one word in the registry, and a file of its name in each `Kinds/` folder.
struct KindRegistryTests {
  @Test(arguments: QuestionKind.allCases)
  func `every registered kind is judged`(kind: QuestionKind) {
    #expect(kind.task is any TaskJudging.Type)
  }

  @Test func `a kind is found by its name, and names are unique`() {
    let names = QuestionKind.allCases.map(\.rawValue)
    #expect(Set(names).count == names.count)
    #expect(names.map { QuestionKind(rawValue: $0)?.rawValue } == names)
    #expect(QuestionKind(rawValue: "essay") == nil)
  }
}
