internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Study
internal import TerminalUI

/// What a placement found.
extension Views {
  /// Shows what is concluded about each lesson. `commands` stands before the names of commands.
  func placement(_ found: PlacementResult, commands: String) {
    let lessons = found.lessons
    console.line()
    guard !lessons.isEmpty else {
      console.prose("There is no question to ask.")
      return
    }
    let known = lessons.count { $0.conclusion.knowledge == .known }
    console.prose(
      known == 0
        ? "vdl can't say yet that you know a lesson:"
        : "You seem to know \(share(known, of: lessons.count)) lessons. "
          + "vdl assumes so until an answer shows otherwise:")
    console.line()
    let names = LessonNames(lessons.map(\.name))
    for lesson in lessons { placed(lesson, names) }
    console.line()
    console.prose(
      "The percentages say how sure vdl is. It calls a lesson known from "
        + "\(Self.percent(Placement.leastKnown)) on: skipping one that you don't know costs more "
        + "than reading one that you do.")
    console.prose(
      "'\(commands)placement LESSON known' changes a line, and so do 'new' and 'maybe'.")
    if let start = found.start {
      console.prose("Start with '\(commands)learn \(names.short(start))'.")
    }
  }

  /// One line about a lesson, such as `sheets: known, very likely (96%)`.
  func placed(_ placed: PlacedLesson, _ names: LessonNames) {
    console.prose(
      Self.words(for: placed.conclusion), first: "\(names.short(placed.name)): ", rest: "  ")
  }

  private static func words(for conclusion: Placement.Conclusion) -> String {
    let knowledge = words(for: conclusion.knowledge)
    switch conclusion.reason {
    case .said: return "\(knowledge), as you said"
    case .contradicted: return "\(knowledge), after a wrong answer"
    case .answers: break
    }
    switch conclusion.knowledge {
    case .known: return "\(knowledge), \(confidence(conclusion.probability))"
    case .new: return "\(knowledge), \(confidence(1 - conclusion.probability))"
    case .maybe:
      let known = conclusion.probability
      if known >= leaning { return "\(knowledge), perhaps known (\(percent(known)))" }
      if known <= 1 - leaning { return "\(knowledge), perhaps not known (\(percent(1 - known)))" }
      return knowledge
    }
  }

  /// From here on an unsure lesson is rather known than not.
  private static let leaning = 0.65

  private static func words(for knowledge: LessonKnowledge) -> String {
    switch knowledge {
    case .known: "known"
    case .new: "not known"
    case .maybe: "unsure"
    }
  }

  /// "very likely (96%)"
  private static func confidence(_ probability: Double) -> String {
    let words = probability >= 0.98 ? "almost sure" : probability >= 0.94 ? "very likely" : "likely"
    return "\(words) (\(percent(probability)))"
  }

  /// Answers prove nothing, so that there is no 0% and no 100%.
  private static func percent(_ probability: Double) -> String {
    "\(min(max(Int((probability * 100).rounded()), 1), 99))%"
  }
}
