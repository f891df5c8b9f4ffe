import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Scenarios
import TestedEngine
import Testing

/// Advice to authors, from which nothing follows.
@Suite struct `A remark` {
  /// Verifies a lesson, whose questions say why unless `explained` is false, and compares its remarks.
  private func check(
    blocks: [Block] = [], _ questions: [Question] = [], explained: Bool = true,
    misconceptions: [Misconception] = [], remarks expected: [String],
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    run: @escaping (Scenario) -> Run = { makeRun(output: [$0.files[0].text]) }
  ) {
    let questions = questions.map { question in
      var question = question
      if explained { question.explanation = question.explanation ?? "So it is." }
      return question
    }
    let lesson = Lesson(
      id: LessonID(rawValue: "l"), title: "", aim: "", prerequisites: [], claims: [],
      blocks: blocks, questions: questions)
    let course = Course(id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: [lesson])
    let work = CourseVerification(
      of: course, rules: someRules, misconceptions: misconceptions)
    let results = (0..<work.count).map { number in
      work.result(of: number) { $0.without.isEmpty ? run($0) : makeRun(output: ["other"]) }
    }
    let remarks = work.remarks(results, locations: [:])
    #expect(remarks.map(\.message) == expected, sourceLocation: sourceLocation)
    #expect(remarks.allSatisfy { $0.severity == .remark }, sourceLocation: sourceLocation)
    #expect(
      work.findings(results, locations: [:]).allSatisfy { $0.severity != .remark },
      sourceLocation: sourceLocation)
  }

  private func words(_ count: Int, _ word: String = "word") -> String {
    Array(repeating: word, count: count).joined(separator: " ")
  }

  private func prompted(_ prompt: String) -> Question {
    var question = makeQuestion(.output)
    question.prompt = prompt
    return question
  }

  // MARK: Wording

  @Test func `on a long prompt`() {
    check([prompted(words(25))], remarks: [])
    check([prompted(words(26))], remarks: ["the prompt has 26 words; ask in at most 25"])
    check([prompted(words(24) + " `a b c`")], remarks: [])
  }

  @Test func `on words that are misread`() {
    let reason = "is easily misread; ask for the thing that is so"
    check([prompted("Which is NOT called?")], remarks: ["'NOT' \(reason)"])
    check([prompted("Which is not called, `NOT`?")], remarks: [])
    let choices = makeQuestion(
      .choice([
        Choice(text: "The first one", check: "true", feedback: "Yes."),
        Choice(text: "None of the above", check: "false", feedback: "No."),
      ]))
    check([choices], remarks: ["'none of the above' \(reason)"]) { _ in
      makeRun(checks: [.holds, .fails])
    }
  }

  @Test func `on a long sentence`() {
    check(blocks: [.prose("\(words(25)). \(words(25)):\n\n- \(words(25))")], remarks: [])
    check(
      blocks: [.prose("One.\n" + words(26))],
      remarks: ["the sentence 'word word word word word …' has 26 words; write at most 25"])
    var question = makeQuestion(.output)
    question.explanation = words(26)
    check(
      [question],
      remarks: ["the sentence 'word word word word word …' has 26 words; write at most 25"])
  }

  // MARK: Steps

  @Test func `on a step without an act`() {
    let short = Array(repeating: words(15) + ".", count: 6).joined(separator: " ")
    let listing = Block.runnable(Listing(code: "print(1)\n", printed: ["print(1)\n"]))
    check(blocks: [.prose(short), listing, .prose(short)], remarks: [])
    check(
      blocks: [.prose(short), .heading(level: 2, text: "More"), .prose("One."), listing],
      remarks: [
        "91 words of prose without an act of the reader; give at most 90, then code that runs"
      ])
    let code = String(repeating: "print(1)\n", count: 16)
    check(
      blocks: [.listing(language: "objc", code: code)],
      remarks: [
        "16 lines of code without an act of the reader; give at most 15, and run them"
      ])
    check(
      blocks: [.runnable(Listing(code: code, printed: [code]))],
      remarks: [
        "16 lines of code without an act of the reader; give at most 15, and run them"
      ])
  }

  // MARK: Choices

  private func choice(_ texts: String...) -> Question {
    makeQuestion(
      .choice(
        texts.enumerated().map {
          Choice(text: $0.element, check: $0.offset == 0 ? "a" : "b\($0.offset)", feedback: "So.")
        }))
  }

  @Test func `on choices of different forms`() {
    func check(
      _ question: Question, _ remarks: [String],
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      self.check([question], remarks: remarks, sourceLocation: sourceLocation) { scenario in
        makeRun(checks: scenario.checks.map { $0 == "a" ? .holds : .fails })
      }
    }
    check(choice("One.", "Two.", "Three."), [])
    check(
      choice("One.", "Two"),
      ["some choices end with a full stop and others don't; end all alike"])
    check(
      choice(
        "Nothing happens, or so it seems.",
        "Something happens, and something else happens after that too."),
      [])
    check(
      choice("Nothing happens.", "Something happens, and something else happens after that too."),
      ["the longest choice has 61 characters and the shortest 16; make them about equal"])
    check(choice("`nil`", "`UIView`", "Nothing at all"), [])
    check(
      choice("`nil`", "`home.view`", "The view of home"),
      ["some choices are code alone and others are sentences; give all the same form"])
  }

  @Test func `on a choice that nothing replies to`() throws {
    let belief = try #require(testedEngine.misconceptions.first)
    var question = makeQuestion(
      .choice([
        Choice(text: "One", check: "a"), Choice(text: "Two", check: "b"),
        Choice(text: "Three", check: "c"),
      ]), rules: [belief.rules[0]])
    let message =
      "nothing replies to this choice; write 'feedback: ' below it, or take a choice that a"
      + " misconception about the rules leads to"
    func run(_ scenario: Scenario) -> Run {
      let isRight = scenario.believing == nil
      var run = makeRun(checks: isRight ? [.holds, .fails, .fails] : [.fails, .holds, .fails])
      run.challenges = [belief.id]
      return run
    }
    func remarks() -> [String] {
      let lesson = Lesson(
        id: LessonID(rawValue: "l"), title: "", aim: "", prerequisites: [], claims: [],
        blocks: [], questions: [question])
      let work = CourseVerification(
        of: Course(id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: [lesson]),
        rules: [makeRule(belief.rules[0])], misconceptions: [belief])
      return work.remarks([work.result(of: 0, run: run)], locations: [:]).map(\.message)
        .filter { $0.hasPrefix("nothing") }
    }
    #expect(remarks() == [message])
    question.task = .choice([
      Choice(text: "One", check: "a"), Choice(text: "Two", check: "b"),
      Choice(text: "Three", check: "c", feedback: "No."),
    ])
    #expect(remarks() == [])
  }

  // MARK: The whole

  @Test func `on a question that doesn't say why`() {
    check(
      [makeQuestion(.output)], explained: false,
      remarks: ["the question has no 'explain' block; say why in two sentences"])
  }

  @Test func `on truths that are mostly alike`() {
    func check(_ answers: [Bool], _ remarks: [String]) {
      let questions = answers.indices.map { index in
        let declared = (0..<index).map { "call\($0)()\n" }.joined()
        return makeQuestion(
          .truth(Statement(text: "\(index)", check: "\(answers[index]) == \(index)")),
          scenario: "a()\n" + declared, id: "q\(index)")
      }
      self.check(questions, remarks: remarks) { scenario in
        makeRun(checks: [scenario.checks[0].hasPrefix("true") ? .holds : .fails])
      }
    }
    check(
      [true, false, true, false, false, false],
      [
        "4 of 6 questions of kind 'truth' have the answer 'false'; balance them"
      ])
    check([true, false, true, false, true, false], [])
    check([false, false, false, false, false], [])
  }

  @Test func `on scenarios of one shape`() {
    func question(_ name: String, _ code: String) -> Question {
      makeQuestion(.output, scenario: code, id: name)
    }
    let first = question("a", "let home = V()\nhome.go(\"1\", 1)\n")
    let second = question("b", "// Another.\nlet side = V()\nside.go(\"one\", 27)\n")
    let third = question("c", "let c3 = V()\n\nc3.go(\"\", 0)\n")
    let other = question("d", "let c3 = V()\n\nc3.come(\"\", 0)\n")
    check(
      [first, second, third, other],
      remarks: [
        "3 questions of this lesson have code of one shape: 'a', 'b', 'c'; ask about something else"
      ])
    check([first, second, other], remarks: [])
  }
}
