/// The task "in which order do these callbacks come?"
public struct OrderTask: QuestionTask {
  public static let kind = QuestionKind("order")

  /// The events that the learner must sort, in the author's order: `A.viewDidLoad`, or
  /// `A.viewDidAppear (2)` for the second one of this name.
  public var events: [String]

  public init(events: [String]) { self.events = events }

  /// The right orders.
  public struct Answer: RightAnswer {
    /// Every allowed order of the events; the first is the one that the run showed.
    public var orders: [[String]]

    public init(orders: [[String]]) { self.orders = orders }

    public var digestParts: [String] { orders.flatMap { ["order"] + $0 } }

    /// A learner gives the order that the run showed; it may be allowed elsewhere too.
    public func isDistinguishable(from other: Answer) -> Bool {
      guard let shown = orders.first else { return self != other }
      return !other.orders.contains(shown)
    }
  }

  public var askedEvents: [String] { events }
  public var shownTexts: [String] { events }
  public var decidingTexts: [String] { events }

  /// 1 in the number of orders, n factorial.
  public var guessRate: Double {
    1 / (1...max(events.count, 1)).reduce(1) { $0 * Double($1) }
  }

  public func mapTexts(_ change: (String) -> String) -> OrderTask {
    OrderTask(events: events.map(change))
  }
}
