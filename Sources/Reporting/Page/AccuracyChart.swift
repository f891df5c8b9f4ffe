internal import Pages
internal import Phrases
internal import ReviewLog

extension LearnerReport {
  /// The number of answers, the right ones among them, and the time that they took, over time.
  var accuracyChart: Figure {
    let spans = Span.spans(of: days, to: moment.day)
    let most = spans.map(\.answers.answered).max() ?? 0
    let all = answers
    return Figure(
      id: "accuracy", heading: "Answers and time", lead: [accuracyLead(all)],
      legend: most == 0
        ? []
        : [("held", "right (lower part)"), ("missed", "not right (upper part)")],
      hasBars: true,
      drawings: most == 0
        ? [] : [answersDrawing(spans, most: most), minutesDrawing(spans)],
      table: most == 0
        ? nil
        : Figure.Table(
          caption: "answers and time", columns: ["From", "Answers", "Right", "Share", "Time"],
          rows: spans.map { span in
            [
              span.first.description, "\(span.answers.answered)", "\(span.answers.right)",
              span.answers.accuracy.map(percent) ?? "", minutes(span.seconds),
            ]
          }))
  }

  private func accuracyLead(_ all: AnswerCounts) -> String {
    guard let estimate = Estimate(right: all.right, of: all.answered) else {
      return "You haven't answered a question yet."
    }
    let interval = range(percent(estimate.low), percent(estimate.high))
    let time = minutes(days.reduce(0) { $0 + $1.seconds })
    return
      "Of \(numbered(all.answered, "answer")), \(all.right) \(all.right == 1 ? "was" : "were") "
      + "right: \(percent(estimate.mean)) (\(interval)). You took \(time)."
  }

  private func answersDrawing(_ spans: [Span], most: Int) -> Markup {
    var plot = Plot(height: 190)
    let y = plot.numbers(upTo: most, bottom: 160, top: 12)
    let width = (Plot.width - 48) / Double(spans.count)
    for (index, span) in spans.enumerated() {
      let left = 40 + Double(index) * width
      let (right, all) = (Double(span.answers.right), Double(span.answers.answered))
      let tip = "\(span.first): \(share(span.answers.right, of: span.answers.answered)) right"
      plot.box(
        x: left + 1, y: y(all), width: width - 2, height: y(right) - y(all), style: "missed",
        tip: tip)
      plot.box(
        x: left + 1, y: y(right), width: width - 2, height: y(0) - y(right), style: "held",
        tip: tip)
    }
    ends(of: spans, in: &plot)
    return plot.svg(
      id: "accuracy-answers", title: "Answers over time",
      description: "\(Span.counted(spans)), at most \(numbered(most, "answer")) each.")
  }

  private func minutesDrawing(_ spans: [Span]) -> Markup {
    var plot = Plot(height: 130)
    let most = (spans.map(\.seconds).max() ?? 0) / 60 + 1
    plot.text("Minutes", x: 8, y: 14)
    let y = plot.numbers(upTo: most, bottom: 100, top: 26)
    let width = (Plot.width - 48) / Double(spans.count)
    for (index, span) in spans.enumerated() {
      let value = Double(span.seconds) / 60
      plot.box(
        x: 41 + Double(index) * width, y: y(value), width: width - 2, height: y(0) - y(value),
        style: "time", tip: "\(span.first): \(minutes(span.seconds))")
    }
    ends(of: spans, in: &plot)
    return plot.svg(
      id: "accuracy-time", title: "Minutes over time",
      description: "\(Span.counted(spans)), at most \(numbered(most, "minute")) each.")
  }

  private func ends(of spans: [Span], in plot: inout Plot) {
    guard let first = spans.first, let last = spans.last else { return }
    plot.text(first.first.description, x: 40, y: plot.height - 10, style: "small")
    guard spans.count > 1 else { return }
    plot.text(
      last.first.description, x: Plot.width - 8, y: plot.height - 10, anchor: "end",
      style: "small")
  }

  /// Some days taken together.
  private struct Span {
    var first: StudyDay
    var length: Int
    var answers = AnswerCounts()
    var seconds = 0

    /// Days, weeks or longer, so that there are at most 31; the last one ends today.
    static func spans(of days: [Day], to today: StudyDay) -> [Span] {
      guard let first = days.first?.day else { return [] }
      let total = max(1, today.number - first.number + 1)
      let length = total <= 31 ? 1 : max(7, (total + 30) / 31)
      let count = (total + length - 1) / length
      let start = today.number + 1 - count * length
      var spans = (0..<count).map {
        Span(first: StudyDay(number: start + $0 * length), length: length)
      }
      for day in days {
        let index = min(max((day.day.number - start) / length, 0), count - 1)
        spans[index].answers.answered += day.answers.answered
        spans[index].answers.right += day.answers.right
        spans[index].seconds += day.seconds
      }
      return spans
    }

    static func counted(_ spans: [Span]) -> String {
      switch spans.first?.length {
      case 1: numbered(spans.count, "day")
      case 7: numbered(spans.count, "week")
      case let length: "\(numbered(spans.count, "span")) of \(numbered(length ?? 0, "day"))"
      }
    }
  }
}

/// A duration in seconds, minutes or hours: "12 s", "3 min", "1.5 h".
func minutes(_ seconds: Int) -> String {
  if seconds < 60 { return "\(seconds) s" }
  if seconds < 6000 { return "\(seconds / 60) min" }
  return "\(fixed(Double(seconds) / 3600, 1)) h"
}
