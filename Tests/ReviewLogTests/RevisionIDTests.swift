import Curriculum
import QuestionShorthand
import Releases
import ReviewLog
import Testing

@Suite struct RevisionIDTests {
  @Test func `the wording changes the text hash alone`() {
    check(text: true, meaning: false) { $0.prompt += "!" }
    check(text: true, meaning: false) { $0.explanation = "Because." }
    check(text: true, meaning: false) { question in
      question.task = .choice([Choice(text: "uno", check: "1"), Choice(text: "two", check: "2")])
    }
  }

  @Test func `checks, release and device change the meaning alone`() {
    check(text: false, meaning: true) { question in
      question.task = .choice([Choice(text: "one", check: "3"), Choice(text: "two", check: "2")])
    }
    check(text: false, meaning: true) { $0.ios = IOSVersion(13) }
    check(text: false, meaning: true) { $0.device = .ipad }
  }

  @Test func `a comment in the scenario changes the text alone`() {
    check(text: true, meaning: false) { $0.scenario += "\n// why" }
  }

  @Test func `other code is another meaning`() {
    check(text: true, meaning: true) { $0.scenario += "\nb()" }
  }

  @Test func `rules and claims change nothing`() {
    check(text: false, meaning: false) { question in
      question.rules = [RuleID(rawValue: "other")]
      question.claims = []
    }
  }

  @Test func `another truth is another meaning`() {
    let before = QuestionHashes(of: question, truth: .choice(0))
    let after = QuestionHashes(of: question, truth: .choice(1))
    #expect(before.text == after.text)
    #expect(before.meaning != after.meaning)
    #expect(before.revision != after.revision)
    #expect(before.revision.rawValue.count == 16)
  }

  private let question = Question(
    id: QuestionID(rawValue: "c/q"), lesson: LessonID(rawValue: "l"),
    task: .choice([Choice(text: "one", check: "1"), Choice(text: "two", check: "2")]),
    prompt: "How often?", scenario: "a()", rules: [RuleID(rawValue: "r")], claims: ["S"])

  private func check(
    text: Bool, meaning: Bool, at place: SourceLocation = #_sourceLocation,
    _ change: (inout Question) -> Void
  ) {
    var changed = question
    change(&changed)
    let before = QuestionHashes(of: question, truth: .choice(0))
    let after = QuestionHashes(of: changed, truth: .choice(0))
    #expect((before.text != after.text) == text, sourceLocation: place)
    #expect((before.meaning != after.meaning) == meaning, sourceLocation: place)
  }
}
