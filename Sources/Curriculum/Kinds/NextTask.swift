/// Which callback comes next, step by step?
public struct NextTask: QuestionTask {
  public static let kind = QuestionKind("next")

  /// The events to be named one after another, as the author listed them.
  public var events: [String]

  public init(events: [String]) { self.events = events }

  public typealias Answer = OrderTask.Answer

  public var shownTexts: [String] { events }
  public var decidingTexts: [String] { events }
  public var guessRate: Double { OrderTask(events: events).guessRate }

  public func mapTexts(_ change: (String) -> String) -> NextTask {
    NextTask(events: events.map(change))
  }
}
