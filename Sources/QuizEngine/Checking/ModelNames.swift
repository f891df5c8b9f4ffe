import Curriculum
import Words

/// The names in the model, to tell an event that may never come from one that cannot.
///
/// A check that counts the calls of `V.viewDidLaod` finds none, whatever runs.
struct ModelNames: Sendable {
  /// Types, and members without their types.
  private let names: Set<String>

  /// Takes names such as `UIView` and `UIView.tag`; with none, every event may be one.
  init(_ names: [String]) {
    self.names = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// Returns where a question counts what nobody calls, or its checks speak of no event.
  func unknownEvents(in question: Question) -> [Problem] {
    // The check of a state is not the author's.
    if case .state = question.ask { return [] }
    let code = question.support.map(\.text) + [question.scenario, question.ask.drive ?? ""]
    let own = ownNames(in: code + [question.ask.task?.solution ?? ""])
    // "Never" is an answer too, so that no run tells a slip of the pen.
    if case .count(let event) = question.ask, let name = EventName(event),
      let why = whyUncalled(name, own)
    {
      return [Problem(why, in: .event(question.id, index: 0))]
    }
    return question.ask.asked.checks.enumerated().compactMap { index, check in
      whyUnknown(check, own).map { Problem($0, in: .check(question.id, index: index)) }
    }
  }

  /// Returns where the sentences about a lesson's code speak of no event.
  func unknownEvents(in listing: Listing, _ lesson: LessonID, index: Int) -> [Problem] {
    let own = ownNames(in: listing.support.map(\.text) + [listing.code])
    return listing.sentences.enumerated().compactMap { place, sentence in
      whyUnknown(sentence.check, own).map {
        Problem($0, in: .sentence(lesson, block: index, index: place))
      }
    }
  }

  private func ownNames(in code: [String]) -> Set<String> { Set(code.flatMap { words(of: $0) }) }

  private func whyUnknown(_ check: String, _ own: Set<String>) -> String? {
    for text in Promises.namedEvents(in: check) where !text.contains("$") {
      guard let name = EventName(text) else {
        return Words.QuestionFindings.noEventOfClass(text)
      }
      guard !names.isEmpty else { continue }
      let owner = String(name.object.prefix { $0 != "#" })
      if !own.contains(owner), !names.contains(owner) {
        let classes = own.filter { $0.first?.isUppercase == true }.sorted()
        return Words.QuestionFindings.noClass(owner) + near(owner, classes)
      }
      if let why = whyUncalled(name, own) { return why }
    }
    return nil
  }

  private func whyUncalled(_ name: EventName, _ own: Set<String>) -> String? {
    let callback = EventName.base(name.callback)
    guard !names.isEmpty, !callback.contains("$"), !own.contains(callback),
      !names.contains(callback)
    else { return nil }
    return Words.QuestionFindings.calledByNobody(callback) + near(callback, names.sorted())
  }
}
