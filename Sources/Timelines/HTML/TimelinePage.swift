internal import Pages
internal import Phrases
internal import Scenarios

/// A run as one page of HTML: lanes with a callback in each row, and the same as a table.
///
/// The page loads nothing and runs no script.
public struct TimelinePage: Sendable {
  /// The picture, which is drawn as far as it has room.
  public var timeline: Timeline
  /// What ran: `hello.swift`.
  public var title: String
  /// Sentences above the picture, beside those about the run.
  public var lead: [String]
  /// An answer beside UIKit's; it comes first, since it is what the reader asks about.
  public var answer: SideBySide?
  /// The code that ran, for a reader who doesn't have it.
  public var code: String?

  public init(
    _ timeline: Timeline, title: String, lead: [String] = [], answer: SideBySide? = nil,
    code: String? = nil
  ) {
    self.timeline = timeline
    self.title = title
    self.lead = lead
    self.answer = answer
    self.code = code
  }

  /// No page draws more steps: a browser takes seconds for them, and nobody reads as many.
  public static let mostSteps = 1000

  public var html: String {
    let name = "\(title): \(Timeline.circumstances(of: timeline.run))"
    return Markup.document(
      title: name, styles: [timelineStyle, lanesStyle],
      body: [
        .element("header", [:], [.element("h1", [:], name)] + head),
        .element("main", [:], [answerSection, codeSection].compactMap(\.self) + pictures), madeBy,
      ])
  }

  private var pictures: [Markup] {
    let drawn = timeline.first(Self.mostSteps)
    guard !drawn.steps.isEmpty else { return [] }
    return [LanesDrawing(timeline: drawn).section, TimelineTable(timeline: drawn).markup]
  }

  private var answerSection: Markup? {
    answer.map { answer in
      let heading = "\(answer.heads.left) and \(answer.heads.right)"
      return .element(
        "section", ["aria-labelledby": "answer-heading"],
        [
          .element(
            "h2", ["id": "answer-heading"], heading.prefix(1).uppercased() + heading.dropFirst()),
          answer.drawing(prefix: "answer-"),
        ])
    }
  }

  /// The code with the numbers of its lines, to which the callers refer.
  private var codeSection: Markup? {
    code.map { code in
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      let digits = String(lines.count).count
      let numbered = lines.enumerated().map { index, line in
        let number = String(index + 1)
        return String(repeating: " ", count: digits - number.count) + "\(number)  \(line)"
      }
      return .element(
        "details", [:],
        [
          .element("summary", [:], "The code"),
          .element(
            "pre", ["class": "scroll", "tabindex": "0"], numbered.joined(separator: "\n")),
        ])
    }
  }

  /// The end of the run and what is wrong, then the amount.
  private var head: [Markup] {
    let run = timeline.run
    var lines = lead.map { Markup.element("p", [:], $0) }
    lines.append(.element("p", ["class": "verdict"], timeline.verdict))
    if let notice = timeline.notice { lines.append(.element("p", ["class": "verdict"], notice)) }
    lines += run.consoleWarnings.map { .element("p", [:], "Warning of UIKit: \($0)") }
    lines += run.leaks.map { leak in
      .element(
        "p", [:], "Never freed: \(list(leak.objects)). The cycle: \(list(leak.cycle)).")
    }
    let amount = [
      timeline.summary + ".", timeline.omission, timeline.emptiness,
      timeline.shortening(to: Self.mostSteps),
    ].compactMap(\.self).joined(separator: " ")
    lines.append(.element("p", ["class": "soft"], amount))
    if !timeline.laterOutput.isEmpty {
      lines.append(
        .element(
          "p", [:],
          "It also printed \(counted(timeline.laterOutput.count, "line")) after those below."))
    }
    return lines
  }
}

/// The last line of every page.
let madeBy = Markup.element(
  "footer", [:], [.element("p", ["class": "soft"], "Made by ViewDidLearn.")])
