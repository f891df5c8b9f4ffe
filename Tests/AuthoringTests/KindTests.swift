import ContentImport
import Curriculum
import Phrases
import QuizEngine
import Releases
import Scenarios
import Testing

@testable import Authoring

/// The files of `Authoring/Kinds`: how questions of each kind are begun.
@Suite struct `Beginning a question of a kind` {
  @Test(arguments: QuestionKind.allCases)
  func `is possible for every kind`(kind: QuestionKind) throws {
    let drafting = try #require(kind.task as? any QuestionDrafting.Type)
    #expect(drafting.skeleton.hasPrefix("```ask\nkind: \(kind.rawValue)\nrules: ["))
    #expect(drafting.skeleton.hasSuffix("```"))
    #expect(!drafting.skeleton.contains("TODO"))
    #expect(!drafting.draftPrompt.isEmpty)
    if let form = drafting.importForm { #expect(form.hasPrefix(kind.rawValue)) }
    if let other = drafting.generatedKind {
      #expect([OrderTask.kind, CountTask.kind, StateTask.kind].contains(other))
    }
  }

  @Test(arguments: QuestionKind.allCases)
  func `from an example without callbacks leaves nothing unsaid`(kind: QuestionKind) {
    let parts = kind.drafting.draftParts(from: ExampleEvents(names: []))
    let text = QuestionText(
      kind: kind, rules: ["a.rule"], prompt: kind.drafting.draftPrompt, code: "let a = 1\n",
      parts: parts
    ).body
    // The output of a run needs no author.
    #expect(text.contains("TODO") == (kind != OutputTask.kind))
    #expect(text.contains("```swift\nlet a = 1\n```"))
  }

  @Test(arguments: [
    ("order", "A.b, A.c", "A.b\nA.c"),
    ("next", "A.b, A.c", "A.b\nA.c"),
    ("output", "", nil),
    ("count", "A.b", nil),
    ("state", "a.isViewLoaded at A.b", "a.isViewLoaded"),
    ("state", "a.isViewLoaded", "a.isViewLoaded"),
  ])
  func `from a comment asks what the comment says`(
    kind: String, object: String, block: String?
  ) throws {
    let task = try imported(kind, object)
    #expect(task.kind.rawValue == kind)
    #expect(task.parts.blocks.first?.text == block)
  }

  @Test func `from a comment keeps the event in its key`() throws {
    #expect(try imported("count", "A.b").parts.keys == [.init("event", "A.b")])
    #expect(try imported("state", "x at A.b").parts.keys == [.init("at", "A.b")])
    #expect(try imported("state", "x").parts.keys.isEmpty)
    #expect(try imported("state", "x at A.b").askedEvents == ["A.b"])
    #expect(try imported("state", "x at A.b").askedExpression == "x")
    #expect(try imported("count", "A.b").askedExpression == nil)
  }

  @Test(arguments: [
    ("choice", "", ImportRefusal.needsMore(ChoiceTask.kind)),
    ("choice", "one", .unknownRequest("choice one")),
    ("output", "all", .unknownRequest("output all")),
    ("count", "", .noEventToCount("")),
    ("state", "", .needsMore(StateTask.kind)),
  ])
  func `from a comment is refused where the comment can't say enough`(
    kind: String, object: String, refusal: ImportRefusal
  ) {
    #expect(throws: refusal) { try imported(kind, object) }
  }

  @Test func `names the forms that comments can take`() {
    let forms = QuestionKind.allCases.compactMap { $0.drafting.importForm }
    #expect(forms.contains("count EVENT"))
    #expect(
      ImportRefusal.unknownRequest("ordr").message
        == "comments can't ask 'ordr'; expected \(alternatives(forms)); did you mean 'order'?")
  }

  private func imported(
    _ kind: String, _ object: String
  ) throws -> any QuestionDrafting {
    let known = try #require(QuestionKind(rawValue: kind))
    let run = Run(ios: .ofQuestions, device: .iphone, outcome: .completed)
    return try known.drafting.imported(
      from: ImportRequest(kind: kind, object: object, run: run))
  }
}
