import Beliefs
import Curriculum
import QuestionShorthand
import QuizEngine
import Releases
import Reporting
import ReviewLog
import Scenarios
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// Sessions with the real model, in which a learner has a misconception.
@Suite struct `A diagnosis` {
  private static let rule = RuleID(rawValue: "view.loads-on-first-access")

  /// Four programs about the time when a view is loaded. A learner who thinks that it is loaded
  /// with its controller answers all of them wrong, and alike.
  private static func course() -> Course {
    var course = Classroom.course()
    course.lessons.removeLast()
    course.lessons[0].questions = ["Attic", "Barn", "Cellar", "Desk"].map { name in
      Question(
        id: QuestionID(course: course.id, name.lowercased()), lesson: course.lessons[0].id,
        task: .output, prompt: "What does it print?",
        scenario: """
          class \(name): UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              print("loaded")
            }
          }
          let controller = \(name)()
          print("made")
          controller.loadViewIfNeeded()
          """, rules: [rule])
    }
    return course
  }

  private func room(_ columns: Int = 80) throws -> Classroom {
    let room = try Classroom()
    room.columns = columns
    room.model = liveModel
    room.course = Self.course()
    return room
  }

  @Test(arguments: [40, 100], [false, true])
  func `names the belief, shows where it parts from UIKit, and takes it back`(
    columns: Int, isColored: Bool
  ) throws {
    let room = try room(columns)
    room.style = Style(isColored: isColored)
    let status = try room.session(
      "loaded", "made", "", "loaded", "made", "", "loaded", "made", "", "made", "loaded", "",
      "made", "loaded", "", "quit", scope: .rule(Self.rule), count: 6, staysOpen: false)
    #expect(status == 0)
    try expectTranscript(room.said, "diagnosis", columns, isColored)
  }

  @Test func `is the same after a restart`() throws {
    let room = try room()
    _ = try room.session("loaded", "made", "", .endOfFile, scope: .rule(Self.rule))
    #expect(!room.said.contains("fit a common misconception"))
    room.said = ""
    _ = try room.session(
      "loaded", "made", "", "loaded", "made", "", .endOfFile, scope: .rule(Self.rule))
    #expect(room.said.contains("fit a common misconception"))
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    #expect(try store.evidence(of: learner.id).count == 3)
  }

  @Test func `is decided by a generated question where the lesson has none`() throws {
    let room = try room()
    room.course.lessons[0].questions.removeLast(3)
    let asked = room.course.lessonNames[0]
    _ = try room.session(
      "loaded", "made", "", "dk", .endOfFile, scope: .lesson(asked))
    #expect(room.said.contains("vdl generated this question from the example of a rule."))
    let shown = try room.reviews().map(\.presentation.lesson.rawValue)
    #expect(shown == [asked.lesson.rawValue, "view-loads-at-init"])
  }

  @Test func `asks nothing that the learner has switched off`() throws {
    let room = try room()
    room.course.lessons[0].questions.removeLast(3)
    room.settings.addsQuestions = false
    let asked = room.course.lessonNames[0]
    _ = try room.session("loaded", "made", "", "dk", .endOfFile, scope: .lesson(asked))
    #expect(!room.said.contains("vdl generated this question"))
    #expect(try room.reviews().allSatisfy { $0.presentation.lessonName == asked })
  }

  @Test func `marks what it adds`() throws {
    let room = try room()
    room.course.lessons[0].questions.removeLast(3)
    let asked = SchedulingContext.Scope.lesson(room.course.lessonNames[0])
    _ = try room.dialogue(.line("\"loaded\\nmade\""), .line("dk"), scope: asked, count: 2)
    #expect(room.said.contains(#""generated": false, "added": false"#))
    #expect(room.said.contains(#""generated": true, "added": true"#))
  }

  @Test func `is in the report's chart of misconceptions`() throws {
    let room = try room()
    let known = room.model.misconceptions()
    #expect(LearnerReport.Misconception.all(in: [], among: known).isEmpty)
    _ = try room.session(
      "loaded", "made", "", "loaded", "made", "", "loaded", "made", "", .endOfFile,
      scope: .rule(Self.rule))
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    let found = LearnerReport.Misconception.all(
      in: try store.evidence(of: learner.id), among: known)
    let first = try #require(found.first)
    #expect(first.isNamed && first.posterior >= 0.95)
    #expect(known.map(\.belief).contains(first.sentence))
    #expect(found.allSatisfy { $0.posterior >= 0.05 })
  }

  @Test func `says nothing when an answer fits no misconception`() throws {
    let room = try room()
    _ = try room.session("never", "", .endOfFile, scope: .rule(Self.rule))
    #expect(room.said.contains("Not right."))
    #expect(!room.said.contains("misconception"))
  }

  @Test func `says what was right on an older release, and names nothing that others explain too`()
    throws
  {
    let room = try room()
    // Two misconceptions and memories of iOS 12 give the same answers.
    room.course.lessons[0].questions = ["Attic", "Barn", "Cellar"].map { name in
      Question(
        id: QuestionID(course: room.course.id, name.lowercased()),
        lesson: room.course.lessons[0].id, task: .output, prompt: "What does it print?",
        scenario: """
          class \(name): UIViewController {
            override func viewDidDisappear(_ animated: Bool) {
              super.viewDidDisappear(animated)
              print("gone")
            }
          }
          let window = UIWindow(frame: UIScreen.main.bounds)
          let home = \(name)()
          window.rootViewController = home
          window.makeKeyAndVisible()
          Simulator.settle()
          home.present(UIViewController(), animated: true)
          Simulator.settle()
          print("shown")
          """, rules: [RuleID(rawValue: "present.default-sheet")])
    }
    _ = try room.session(
      "gone", "shown", "", "gone", "shown", "", "gone", "shown", "", .endOfFile,
      scope: .rule(RuleID(rawValue: "present.default-sheet")))
    let sentence = "Your answer was right until iOS 12; the question is about iOS 17."
    #expect(room.said.split(separator: sentence).count == 4)
    #expect(!room.said.contains("Several of your answers"))
    let store = try room.openStore()
    let learner = try #require(try store.learners().first)
    let evidence = try store.evidence(of: learner.id)
    #expect(evidence.count == 3)
    #expect(
      evidence.allSatisfy {
        $0.agreeing.contains(.earlierRelease) && $0.releases?.words == "until iOS 12"
      })
    room.said = ""
    _ = try room.dialogue(
      "gone / shown", scope: .rule(RuleID(rawValue: "present.default-sheet")), count: 1)
    #expect(
      room.said.contains(
        #""release": {"first": "3", "last": "12.5", "words": "until iOS 12"}"#))
  }

  @Test func `says that the learner remembers what was right on an older release`() throws {
    let room = try room()
    let rule = RuleID(rawValue: "child.parent-set-before-will-move")
    room.course.lessons[0].questions = ["Attic", "Barn", "Cellar"].map { name in
      Question(
        id: QuestionID(course: room.course.id, name.lowercased()),
        lesson: room.course.lessons[0].id, task: .output, prompt: "What does it print?",
        scenario: """
          class \(name): UIViewController {
            override func willMove(toParent parent: UIViewController?) {
              super.willMove(toParent: parent)
              print(self.parent == nil ? "alone" : "child")
            }
          }
          let home = UIViewController()
          home.addChild(\(name)())
          """, ios: IOSVersion(26), rules: [rule])
    }
    _ = try room.session("alone", "", "alone", "", "alone", "", .endOfFile, scope: .rule(rule))
    let several = "Several of your answers were right from iOS 5 to iOS 18."
    #expect(room.said.split(separator: several).count == 2)
    #expect(room.said.contains("You remember what iOS 18 did."))
  }

  @Test func `says that answers which agree with nothing known may have a reason of their own`()
    throws
  {
    let room = try room()
    // Nobody has listed that a view is loaded twice.
    room.course.lessons[0].questions = ["Attic", "Barn"].map { name in
      Question(
        id: QuestionID(course: room.course.id, name.lowercased()),
        lesson: room.course.lessons[0].id, task: .output, prompt: "What does it print?",
        scenario: """
          class \(name): UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              print("viewDidLoad")
            }
          }
          let controller = \(name)()
          controller.loadViewIfNeeded()
          print("done")
          """, rules: [Self.rule])
    }
    let answer = InputLine.line("\"viewDidLoad\\nviewDidLoad\\ndone\"")
    _ = try room.dialogue(answer, answer, scope: .rule(Self.rule), count: 2)
    #expect(room.said.split(separator: #""unlisted": []"#).count == 2)
    #expect(room.said.contains(#""yours": "viewDidLoad", "real": null}"#))
  }

  @Test func `never asks the same text twice in a row`() throws {
    let room = try room()
    room.course.lessons[0].questions.removeLast(3)
    _ = try room.session(
      "made", "loaded", "", "quit", scope: .rule(Self.rule), count: 3, staysOpen: false)
    #expect(room.said.contains("You answered 1 question and got 1 right."))
    #expect(room.typed == ["quit"])
  }

  @Test func `tells programs which belief it is`() throws {
    let room = try room()
    let answer = InputLine.line("\"loaded\\nmade\"")
    _ = try room.dialogue(answer, answer, answer, scope: .rule(Self.rule), count: 3)
    #expect(room.said.contains("\"belief\": \"view-loads-at-init\""))
    #expect(room.said.contains("\"belief\": null"))
  }

  @Test(arguments: [false, true])
  func `is prepared while the learner reads the question`(isDialogue: Bool) throws {
    let room = try room()
    var saidBefore: [String] = []
    room.whileRunning = { scenario in
      if scenario.believing != nil { saidBefore.append(room.said) }
    }
    if isDialogue {
      _ = try room.dialogue("\"loaded\\nmade\"", scope: .rule(Self.rule), count: 1)
    } else {
      _ = try room.session("loaded", "made", "", .endOfFile, scope: .rule(Self.rule), count: 1)
    }
    #expect(!saidBefore.isEmpty)
    #expect(
      saidBefore.allSatisfy {
        $0.contains("class Attic") || $0.contains("class Barn")
          || $0.contains("class Cellar") || $0.contains("class Desk")
      })
    #expect(!saidBefore.contains { $0.contains(#""type": "saved""#) || $0.contains("Not right") })
  }
}
