internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import Study
internal import Timelines

/// The picture of an answered question: the run that decided it, and a wrong order beside UIKit's.
struct AnswerPicture {
  var prepared: PreparedQuestion
  var verdict: Verdict

  init(_ prepared: PreparedQuestion, _ verdict: Verdict) {
    self.prepared = prepared
    self.verdict = verdict
  }

  init(_ answered: SavedAnswer) { self.init(answered.prepared, answered.verdict) }

  /// The answer's order beside UIKit's; nil for a right one and for other kinds.
  var sides: SideBySide? {
    verdict.isRight ? nil : SideBySide(ordersOf: verdict)
  }

  /// The callbacks that the scenario overrides and those that the question is about.
  var timeline: Timeline {
    var choice = Choice()
    choice.including = prepared.explainedEvents
    return Timeline(prepared.run, choice)
  }

  /// A page with everything.
  var page: String {
    TimelinePage(
      timeline, title: prepared.question.id.rawValue,
      lead: [plain(prepared.prompt), verdict.sentence],
      answer: sides,
      // An exercise is decided by its author's solution, whose lines are not those of the question.
      code: prepared.question.task.isAnsweredByCode ? nil : prepared.code
    ).html
  }
}

extension SideBySide {
  /// The order of an answer beside UIKit's; nil for a verdict that isn't about the order of events, or that has
  /// no answer.
  init?(ordersOf verdict: Verdict) {
    guard !verdict.orders.isEmpty, !verdict.isUnknown, verdict.layout == .lines,
      verdict.comparison.allSatisfy({ $0.real.flatMap { EventName($0) } != nil })
    else { return nil }
    self.init(
      heads: .ofOrders,
      rows: verdict.comparison.map { row in
        Row(
          left: row.yours.map(Mark.init), right: row.real.map(Mark.init), isSame: row.isSame)
      })
  }
}

extension SideBySide.Heads {
  /// The names of an answer's order and of the right one.
  static let ofOrders = Self(left: "your order", right: "UIKit's order")
}

extension SideBySide.Mark {
  /// `A.viewDidLoad (2)` in the lane of `A`.
  fileprivate init(_ event: String) {
    let object = EventName(event)?.object ?? ""
    self.init(
      lane: object, text: object.isEmpty ? event : String(event.dropFirst(object.count + 1)))
  }
}
