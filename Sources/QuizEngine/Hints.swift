import Curriculum
import Releases
import Scenarios
import Words

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
    guard !names.isEmpty else { return Words.Hints.turns(onRule: target.rawValue) }
    return Words.Hints.thinkOf(Array(names.prefix(3)))
  }

  /// The rule that decides.
  private var lesson: String {
    reasons[0].sentence ?? Words.Hints.turns(onRule: target.rawValue)
  }

  /// A part of the answer.
  private var clue: String {
    func item(_ index: Int) -> String { items.first { $0.index == index }?.key ?? "" }
    switch truth {
    case .order(let orders):
      return Words.Hints.firstComes(orders.first?.first ?? "")
    case .output(let lines):
      guard let first = lines.first else { return Words.Hints.printsLess }
      return Words.Hints.firstLine(first, of: lines.count)
    case .choice(let right):
      let wrong = items.first { $0.index != right }?.key ?? ""
      return Words.Hints.isNot(wrong)
    case .truth:
      return question.rules.count > 1 ? reasons[1].sentence ?? lesson : Words.Hints.followTheCode
    case .count(let count):
      return count == 0 ? Words.Hints.fewer : Words.Hints.more(than: count - 1)
    case .state(let value):
      return Words.Hints.valueBegins(with: String(value.prefix(1)))
    case .lines(let lines):
      let first = lines.first ?? 0
      return Words.Hints.look(betweenLine: max(0, first - 2), and: first + 2)
    case .code:
      return Words.Hints.oneThingAtATime(question.ask.asked.statement ?? "")
    case .versions(let versions):
      return Words.Hints.isSo(on: versions.first?.description ?? "")
    case .causes(let causes):
      return Words.Hints.oneCause(item(causes.first ?? 0))
    case .ways(let ways):
      let way = ways.first ?? []
      return Words.Hints.actions(way.count, first: item(way.first ?? 0))
    case .instances:
      return lesson
    }
  }
}
