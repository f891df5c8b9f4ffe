import Curriculum
import Releases
import Scenarios

extension PreparedQuestion {
  /// How many hints there are for every question; after the last one a right answer teaches nothing.
  public static let hintCount = 3

  /// Returns a hint of a step from 1 to 3, each saying more: the author's, and where there are fewer
  /// than three, the engine's own in the place of the missing ones.
  public func hint(_ step: Int) -> String {
    let own = [topic, lesson, clue]
    let index = min(max(step, 1), Self.hintCount) - 1
    return question.hints.indices.contains(index) ? question.hints[index] : own[index]
  }

  /// What to look at.
  private var topic: String {
    let names = reasons[0].names
    guard !names.isEmpty else { return "It turns on the rule `\(target.rawValue)`." }
    return "Think of " + names.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + "."
  }

  /// The rule that decides.
  private var lesson: String {
    reasons[0].sentence ?? "It turns on the rule `\(target.rawValue)`."
  }

  /// A part of the answer.
  private var clue: String {
    func item(_ index: Int) -> String { items.first { $0.index == index }?.key ?? "" }
    switch truth {
    case .order(let orders):
      return "First comes `\(orders.first?.first ?? "")`."
    case .output(let lines):
      guard let first = lines.first else { return "It prints less than one may think." }
      return "The first of \(lines.count) line\(lines.count == 1 ? "" : "s") is `\(first)`."
    case .choice(let right):
      let wrong = items.first { $0.index != right }?.key ?? ""
      return "It is not \(wrong)."
    case .truth:
      return question.rules.count > 1
        ? reasons[1].sentence ?? lesson : "Follow the code line by line, and stop at that rule."
    case .count(let count):
      return count == 0 ? "It is fewer than you may think." : "It is more than \(count - 1)."
    case .state(let value):
      return "The value begins with `\(value.prefix(1))`."
    case .lines(let lines):
      let first = lines.first ?? 0
      return "Look between lines \(max(0, first - 2)) and \(first + 2)."
    case .code:
      return "One thing at a time: \(question.ask.asked.statement ?? "")"
    case .versions(let versions):
      return "It is so on iOS \(versions.first?.description ?? "")."
    case .causes(let causes):
      return "One of the causes is \(item(causes.first ?? 0))."
    case .ways(let ways):
      let way = ways.first ?? []
      return "\(way.count) action\(way.count == 1 ? " is" : "s are") enough; the first is"
        + " \(item(way.first ?? 0))."
    case .instances:
      return lesson
    }
  }
}
