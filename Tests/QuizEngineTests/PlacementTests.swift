import Curriculum
import QuestionShorthand
import QuizEngine
import ReviewLog
import Testing

@Suite struct `A placement` {
  /// Ten lessons, each building on the one before, and one beside them.
  private static let course: Course = {
    func lesson(_ name: String, needs: [String]) -> Lesson {
      Lesson(
        id: LessonID(rawValue: name), title: name, aim: "",
        prerequisites: needs.map(LessonID.init(rawValue:)), claims: [], blocks: [],
        questions: (1...3).map {
          makeQuestion(.output, rules: ["\(name)-\($0)"], id: "\(name)-\($0)", lesson: name)
        })
    }
    let chain = (0..<10).map { lesson("l\($0)", needs: $0 == 0 ? [] : ["l\($0 - 1)"]) }
    return Course(
      id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: chain + [lesson("x", needs: [])])
  }()

  private let policy = QuestionPolicy<Never>(probes: { [] }, generated: { _ in [] })

  private func answer(_ lesson: String, _ isRight: Bool, placed: Bool = true) -> LessonAnswer {
    LessonAnswer(
      course: Self.course.id, lesson: LessonID(rawValue: lesson), isRight: isRight,
      guessRate: 0.01, isPlacement: placed)
  }

  @Test(arguments: 0...10)
  func `finds how far a learner has come, by ten questions at most`(count: Int) {
    let known = Set((0..<count).map { LessonID(rawValue: "l\($0)") })
    var placement = Placement(of: Self.course)
    var asked = 0
    while let lesson = placement.next {
      asked += 1
      placement.apply(answer(lesson.rawValue, known.contains(lesson)))
    }
    #expect(asked <= Placement.mostQuestions)
    #expect(placement.known == known)
  }

  @Test(arguments: [(0.1, true), (0.12, true), (0.13, false), (0.33, false), (0.5, false)])
  func `counts a lesson as known at odds of e to the second`(guessRate: Double, isKnown: Bool) {
    // A right answer is worth (1 - 0.1) / guessRate; e² is 7.39.
    var right = answer("x", true)
    right.guessRate = guessRate
    let known = Placement(of: Self.course, after: [right]).known
    #expect(known == (isKnown ? [LessonID(rawValue: "x")] : []))
  }

  @Test func `presumes what a lesson builds on, until an answer contradicts it`() {
    let right = [answer("l5", true), answer("l5", true)]
    let placement = Placement(of: Self.course, after: right)
    #expect(placement.known == Set((0...5).map { LessonID(rawValue: "l\($0)") }))
    let later = Placement(of: Self.course, after: right + [answer("l2", false, placed: false)])
    #expect(!later.known.contains(LessonID(rawValue: "l2")))
    #expect(later.known.contains(LessonID(rawValue: "l5")))
  }

  @Test func `opens the lessons that follow, and leaves what is presumed to the end`() throws {
    let context = SchedulingContext(
      courses: [Self.course], placementAnswers: [answer("l5", true), answer("l5", true)])
    for seed in 0..<20 {
      let next = try #require(policy.next(context, seed: UInt64(seed)))
      #expect(next.question.lesson.rawValue == "l6")
      #expect(next.occasion == .new)
    }
  }

  @Test func `asks as what it is`() throws {
    let context = SchedulingContext(courses: [Self.course], scope: .placement)
    let next = try #require(policy.next(context, seed: 1))
    #expect(next.occasion == .placement)
    #expect(["l3", "l4", "l5", "l6"].contains(next.question.lesson.rawValue))
  }
}
