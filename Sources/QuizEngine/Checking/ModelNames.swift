import Curriculum
import Phrases

/// The names in the model, which distinguish an event that never happens from a misspelt one.
///
/// A check that counts the calls of `V.viewDidLaod` finds none in any run.
struct ModelNames: Sendable {
  /// Types, and members without their types; empty when every name is accepted.
  private let names: Set<String>
  /// The acts of `Simulator`, by their names without labels.
  private let acts: Set<String>

  /// Takes names such as `UIView` and `UIView.tag`; without any, every name is accepted.
  init(_ names: [String]) {
    self.names = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    acts = Set(
      names.compactMap { name in
        let parts = name.split(separator: ".")
        guard parts.count == 2, parts[0] == "Simulator" else { return nil }
        let act = EventName.base(String(parts[1]))
        return Teaching.isAct(act) ? act : nil
      })
  }

  /// Returns whether the model has a callback, with or without labels.
  func knows(_ callback: String) -> Bool {
    names.isEmpty || names.contains(EventName.base(callback))
  }

  /// Returns whether `Simulator` has an act.
  func knows(act name: String) -> Bool { names.isEmpty || acts.contains(name) }

  /// Returns the name that a misspelt one may mean; nil when none is near.
  func name(near callback: String) -> String? { near(callback, names.sorted()) }

  /// Returns the act that a misspelt one may mean, as lessons write it; nil when none is near.
  func act(near name: String) -> String? {
    near(name, acts.sorted()).map { Teaching.act($0).description }
  }

  /// Returns the unknown events that a question counts or that its checks name.
  func unknownEvents(in question: Question) -> [Problem] {
    let task = question.task.judging
    let code =
      question.support.map(\.text) + [question.scenario, question.task.exercise?.drive ?? ""]
    let own = ownNames(in: code + [question.task.exercise?.solution ?? ""])
    if let name = task.countedEvent.flatMap({ EventName($0) }), let why = whyUncalled(name, own) {
      return [Problem(why, in: .event(question.id, index: 0))]
    }
    return task.authoredChecks.enumerated().compactMap { index, check in
      whyUnknown(check, own).map { Problem($0, in: .check(question.id, index: index)) }
    }
  }

  /// Returns the unknown events that the checks of a lesson's sentences name.
  func unknownEvents(in listing: Listing, _ lesson: LessonID, index: Int) -> [Problem] {
    let own = ownNames(in: listing.support.map(\.text) + [listing.code])
    return listing.sentences.enumerated().compactMap { place, sentence in
      whyUnknown(sentence.check, own).map {
        Problem($0, in: .sentence(lesson, block: index, index: place))
      }
    }
  }

  private func ownNames(in code: [String]) -> Set<String> { Set(code.flatMap { words(of: $0) }) }

  private func whyUnknown(_ check: String, _ own: Set<String>) -> NameFinding? {
    for text in Promises.namedEvents(in: check) where !text.contains("$") {
      guard let name = EventName(text) else {
        return .notAnEvent(text)
      }
      guard !names.isEmpty else { continue }
      let owner = String(name.object.prefix { $0 != "#" })
      if !own.contains(owner), !names.contains(owner) {
        let classes = own.filter { $0.first?.isUppercase == true }.sorted()
        return .unknownClass(owner, near: near(owner, classes))
      }
      if let why = whyUncalled(name, own) { return why }
    }
    return nil
  }

  private func whyUncalled(_ name: EventName, _ own: Set<String>) -> NameFinding? {
    let callback = EventName.base(name.callback)
    guard !names.isEmpty, !callback.contains("$"), !own.contains(callback),
      !names.contains(callback)
    else { return nil }
    return .neverCalled(callback, near: near(callback, names.sorted()))
  }
}

/// A reason why a name is not an event's.
private enum NameFinding: Finding {
  case notAnEvent(String)
  case unknownClass(String, near: String?)
  case neverCalled(String, near: String?)

  var message: String {
    switch self {
    case .notAnEvent(let text):
      "'\(text)' isn't an event; write the class, a full stop and the callback, for example "
        + "'V.viewDidLoad'"
    case .unknownClass(let name, let near):
      "the code has no class '\(name)'" + (near.map(didYouMean) ?? "")
    case .neverCalled(let callback, let near):
      "nothing calls '\(callback)'" + (near.map(didYouMean) ?? "")
    }
  }
}
