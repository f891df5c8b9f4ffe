/// The task "what makes this happen?"
public struct WhyTask: QuestionTask {
  public static let kind = QuestionKind("why")

  /// The event to explain: `A.viewDidLoad`.
  public var event: String
  /// The causes to choose from, in the author's order.
  public var causes: [Cause]

  public init(event: String, causes: [Cause]) {
    self.event = event
    self.causes = causes
  }

  /// A possible cause. It is a real one when the event does not happen without it.
  public struct Cause: Hashable, Sendable {
    /// Markdown.
    public var text: String
    /// The thing to leave out of the run.
    public var source: Source

    /// A line of the scenario or a rule of the model.
    public enum Source: Hashable, Sendable {
      /// The text of one line of the scenario; a run without it decides.
      case line(String)
      /// A rule of the rule book; a run without it decides.
      case rule(RuleID)
    }

    public init(text: String, source: Source) {
      self.text = text
      self.source = source
    }
  }

  /// The real causes.
  public struct Answer: RightAnswer {
    /// The indices of the causes, rising.
    public var causes: [Int]

    public init(causes: [Int]) { self.causes = causes }

    public var digestParts: [String] { ["causes"] + causes.map { String($0) } }
  }

  public var askedEvents: [String] { [event] }
  public var shownTexts: [String] { [event] + causes.map(\.text) }

  public var decidingTexts: [String] {
    [event]
      + causes.map { cause in
        switch cause.source {
        case .line(let line): line
        case .rule(let rule): rule.rawValue
        }
      }
  }

  /// 1 in the number of sets of causes without the empty one.
  public var guessRate: Double { 1 / Double((1 << min(causes.count, 20)) - 1) }

  public func mapTexts(_ change: (String) -> String) -> WhyTask {
    WhyTask(
      event: change(event),
      causes: causes.map { cause in
        var changed = Cause(text: change(cause.text), source: cause.source)
        if case .line(let line) = cause.source { changed.source = .line(change(line)) }
        return changed
      })
  }
}

extension WhyTask.Cause: Codable {
  private enum CodingKeys: String, CodingKey { case text, line, rule }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    if let line = try container.decodeIfPresent(String.self, forKey: .line) {
      source = .line(line)
    } else {
      source = .rule(RuleID(rawValue: try container.decode(String.self, forKey: .rule)))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    switch source {
    case .line(let line): try container.encode(line, forKey: .line)
    case .rule(let rule): try container.encode(rule.rawValue, forKey: .rule)
    }
  }
}
