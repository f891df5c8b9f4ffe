/// In which order do these callbacks come?
public struct OrderTask: QuestionTask {
  public static let kind = QuestionKind("order")

  /// The events to be put in order, as the author listed them: `A.viewDidLoad`, or
  /// `A.viewDidAppear (2)` for the second of its kind.
  public var events: [String]

  public init(events: [String]) { self.events = events }

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

  public var shownTexts: [String] { events }
  public var decidingTexts: [String] { events }

  public var guessRate: Double {
    1 / (1...max(events.count, 1)).reduce(1) { $0 * Double($1) }
  }

  public func mapTexts(_ change: (String) -> String) -> OrderTask {
    OrderTask(events: events.map(change))
  }
}
