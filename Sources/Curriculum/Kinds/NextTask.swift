/// The task "which callback comes next?", step by step.
public struct NextTask: QuestionTask {
  public static let kind = QuestionKind("next")

  /// The events that the learner must name one after another, in the author's order.
  public var events: [String]

  public init(events: [String]) { self.events = events }

  /// The right orders, as in the task of order.
  public typealias Answer = OrderTask.Answer

  public var askedEvents: [String] { events }
  public var shownTexts: [String] { events }
  public var decidingTexts: [String] { events }
  public var guessRate: Double { OrderTask(events: events).guessRate }

  public func mapTexts(_ change: (String) -> String) -> NextTask {
    NextTask(events: events.map(change))
  }
}
