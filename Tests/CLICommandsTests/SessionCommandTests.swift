import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import Storage
import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `In a session a learner may` {
  @Test func `take answers back, the last first`() throws {
    let room = try Classroom()
    let lesson = SchedulingContext.Scope.lesson(Classroom.lesson("appearing"))
    #expect(
      try room.session("skip", "b", "undo", "undo", "quit", scope: lesson, count: 3) == 0)
    #expect(try room.reviews().map(\.isUndone) == [true])
    #expect(room.said.contains("Your answer to 'choice' no longer counts."))
    #expect(room.said.contains("There is no answer in this session to undo."))
    #expect(!room.said.contains("You answered"), "nothing counts any more")
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    let state = try #require(try store.state(of: Classroom.appear, learner: learner.id))
    #expect(state.ungradedPassDay == StudyDay(of: room.time, in: .utc))
  }

  @Test func `have a rule left alone, and asked again`() throws {
    let room = try Classroom()
    #expect(try room.session("suspend", "resume", "quit") == 0)
    #expect(
      room.said.contains("vdl no longer asks about the rule \(Classroom.load.rawValue). 'resume"))
    #expect(room.said.contains("Suspended: \(Classroom.load.rawValue)."))
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    #expect(try store.suspendedRules(of: learner.id) == [Classroom.load])
    room.said = ""
    #expect(
      try room.session(
        "resume view.loads", .line("resume \(Classroom.load.rawValue)"), "resume", "quit") == 0)
    #expect(room.said.contains("The rule 'view.loads' isn't suspended"))
    #expect(room.said.contains("vdl asks about the rule \(Classroom.load.rawValue) again."))
    #expect(room.said.contains("No rule is suspended."))
    #expect(try room.openStore().suspendedRules(of: learner.id) == [])
  }

  @Test func `tell the author what is wrong`() throws {
    let room = try Classroom()
    #expect(
      try room.session("flag the window is never shown", "flag", "bac", "flag twice", "quit")
        == 0)
    #expect(try room.reviews().count == 1, "the question stood")
    #expect(room.said.contains("Noted for the author of 'order'."))
    let flags = try room.openStore().flags()
    #expect(flags.map(\.remark) == ["the window is never shown", "", "twice"])
    #expect(flags.map(\.question.name) == ["order", "order", "order"])
  }

  @Test func `ask why of any event of the run`() throws {
    let room = try Classroom()
    #expect(
      try room.session(
        "why A.viewDidLoad", "bac", "why A.viewDidLoad", "why A.viewDidLaod", "why x", "quit") == 0)
    #expect(room.said.contains("There is no answer to explain yet."))
    #expect(room.said.contains("A.viewDidLoad(): called by loadViewIfRequired, called by"))
    #expect(room.said.contains("'A.viewDidLaod' does not occur in the run; did you mean"))
    #expect(room.said.contains("'x' isn't an event; write the class and the callback, for"))
  }

  @Test func `try the code of the last question in another way`() throws {
    let room = try Classroom()
    room.edit = { $0.replacing("viewDidLoad", with: "viewDidLaod") }
    #expect(try room.session("try", "bac", "try", "quit") == 0)
    #expect(room.said.contains("Answer a question first; then you can change its code and run it."))
    #expect(room.said.contains("It prints:\n  viewDidLoad\n  viewWillAppear\n"))
    #expect(room.said.contains("A.viewWillAppear(_:)"))
    #expect(try room.reviews().count == 1, "a trial is no answer")
  }

  @Test func `type the code to try where there is no editor`() throws {
    let room = try Classroom()
    #expect(try room.session("bac", "try", "print(1)", ".", "quit") == 0)
    #expect(room.said.contains("code> print(1)\ncode> .\nIt prints:\n"))
  }

  @Test func `take no command for the first line of the code to try`() throws {
    let room = try Classroom()
    #expect(try room.session("bac", "try", "why", "print(1)", ".", "quit") == 0)
    #expect(room.said.contains("If you meant the command 'why', end the try first: Ctrl-C."))
    #expect(room.said.contains("It prints:\n"))
  }

  @Test func `read the lesson after three wrong in a row about one rule`() throws {
    let room = try Classroom()
    room.columns = 140
    for number in 2...4 {
      var other = room.course.lessons[0].questions[0]
      other.id = QuestionID(course: room.course.id, "order-\(number)")
      other.prompt = "And in which order do these come, for time \(number)?"
      room.course.lessons[0].questions.append(other)
    }
    let wrong = InputLine.line("viewWillAppear, viewDidLoad, loadView")
    #expect(
      try room.session(
        wrong, wrong, wrong, wrong, wrong, wrong, wrong,
        scope: .lesson(Classroom.lesson("loading")), count: 7, staysOpen: false) == 0)
    let parts = room.said.split(separator: " wrong answers in a row about this rule. 'learn ")
    #expect(parts.count == 3)
    #expect(parts[0].hasSuffix("\nThat makes 3") && parts[1].hasSuffix("\nThat makes 6"))
    #expect(parts[1].hasPrefix("loading' shows its lesson; the questions go on after it."))
  }

  @Test func `suspend the rule of the question that they just skipped`() throws {
    let room = try Classroom()
    _ = try room.session("bac", "skip", "suspend", "quit", scope: .anything, count: 2)
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    #expect(try store.suspendedRules(of: learner.id) == [Classroom.appear])
  }

  @Test func `add a word to a command, and hear how to type it`() throws {
    let room = try Classroom()
    #expect(try room.session("quit please", "bac", "quit please", "quit", count: 1) == 0)
    #expect(room.said.contains("If you meant the command 'quit', type that."))
    #expect(room.said.contains("There are too many words after 'quit'; type it as 'quit'."))
    #expect(!room.said.contains("did you mean"))
  }

  @Test func `type q where letters are answers, and hear the command`() throws {
    let room = try Classroom()
    #expect(try room.session("q", "bac", "q", count: 1) == 0)
    #expect(room.said.components(separatedBy: "If you meant the command 'quit'").count == 2)
    #expect(try room.reviews().count == 1)
  }

  @Test func `name a lesson that there isn't, and keep the question`() throws {
    let room = try Classroom()
    _ = try room.session("learn nosuch", "quiz 99", "bac", "quit", count: 1)
    #expect(room.said.contains("There is no lesson 'nosuch'; 'lessons' lists them."))
    #expect(room.said.contains("There is no lesson '99'; 'lessons' lists them."))
    #expect(room.said.components(separatedBy: "In which order do these come?").count == 2)
    #expect(try room.reviews().count == 1)
  }

  @Test func `name a lesson that there isn't where no question is open`() throws {
    let room = try Classroom()
    _ = try room.session("bac", "quiz 99", "learn nosuch", "quit", count: 1)
    #expect(room.said.contains("There is no lesson 'nosuch'; 'lessons' lists them."))
    #expect(room.said.contains("There is no lesson '99'; 'lessons' lists them."))
  }

  @Test func `type a command about a question where none is open`() throws {
    let room = try Classroom()
    _ = try room.session("bac", "dk", "skip", "hint", "edit", "quit", count: 1)
    let prompts = room.said.components(separatedBy: "vdl> ")
    let answers = [
      "There is no question to answer.", "There is no question to skip.",
      "There is no question to give a hint for.", "There is no code to edit.",
    ]
    for (word, answer) in zip(["dk", "skip", "hint", "edit"], answers) {
      #expect(prompts.contains { $0.hasPrefix("\(word)\n\(answer)\n") }, "\(word)")
    }
  }

  @Test func `see how many questions there are`() throws {
    let room = try Classroom()
    room.course.lessons.removeLast()
    _ = try room.session("skip", "quit", scope: .anything)
    #expect(room.said.contains("Question 1 of 1, iOS 17"))
  }

  @Test func `see a rule counted once after an undo`() throws {
    let room = try Classroom()
    _ = try room.session("bac", "undo", "quit")
    room.said = ""
    _ = try room.session(.endOfFile)
    #expect(room.said.contains("1 rule is due, 1 is new, 0 of 2 held."))
  }
}
