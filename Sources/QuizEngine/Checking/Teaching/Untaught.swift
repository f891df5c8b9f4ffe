import Curriculum
import Diagnostics
import Phrases

/// The things that the lessons of a course teach, one after another.
///
/// Where a lesson lists them, the lists of all lessons are what is taught. Where none does, a lesson may
/// teach the callbacks and acts that its text and code name, and nothing is known about rules.
struct TaughtThings {
  private let course: Course
  private let names: ModelNames
  private let isListed: Bool
  /// Without lists: for each lesson, the words and acts in its text and code.
  private let mentions: [Set<Teaching>]

  init(of course: Course, _ names: ModelNames) {
    self.course = course
    self.names = names
    isListed = course.lessons.contains { !$0.teaches.isEmpty }
    mentions = isListed ? [] : course.lessons.map(\.mentions)
  }

  /// Returns the problem of a question of the lesson of this number that uses what no lesson taught before;
  /// nil when there is none.
  func untaught(by question: Question, ofLesson number: Int) -> Problem? {
    let needs = question.needs(of: names).filter { need in
      isCounted(need) && !(0...number).contains { teaches($0, need) }
    }
    guard !needs.isEmpty else { return nil }
    let untaught = needs.map { need in
      UntaughtThing(
        name: need.description,
        later: course.lessons.indices.first { teaches($0, need) }.map {
          course.lessons[$0].id.rawValue
        })
    }
    return Problem(
      UntaughtFinding(things: untaught, isListed: isListed), in: .question(question.id),
      severity: isListed ? .error : .remark)
  }

  private func isCounted(_ need: Teaching) -> Bool {
    if case .rule = need { isListed } else { true }
  }

  private func teaches(_ lesson: Int, _ need: Teaching) -> Bool {
    guard isListed else {
      if case .callback(let name) = need {
        return mentions[lesson].contains(.callback(EventName.base(name)))
      }
      return mentions[lesson].contains(need)
    }
    return course.lessons[lesson].teaches.contains { $0.covers(need) }
  }
}

extension Teaching {
  /// Returns whether somebody who was taught this knows the other thing. A callback without labels covers
  /// all callbacks of its name.
  fileprivate func covers(_ need: Teaching) -> Bool {
    guard case .callback(let taught) = self, case .callback(let needed) = need else {
      return self == need
    }
    let base = EventName.base(taught)
    return base == EventName.base(needed)
      && (taught == needed || taught == base || needed == base)
  }
}

extension Lesson {
  /// The words and the acts in the text and the code, as callbacks and acts.
  fileprivate var mentions: Set<Teaching> {
    var found: Set<Teaching> = []
    for text in blocks.flatMap(\.texts) {
      found.formUnion(words(of: text).map { .callback($0) })
      found.formUnion(acts(in: text).map { .act($0) })
    }
    return found
  }
}

extension Block {
  /// The texts that a reader sees.
  fileprivate var texts: [String] {
    switch self {
    case .heading(_, let text), .prose(let text): [text]
    case .listing(_, let code): [code]
    case .runnable(let listing):
      [listing.code] + listing.printed + listing.sentences.map(\.text) + listing.timeline
    }
  }
}

private struct UntaughtThing: Hashable {
  var name: String
  /// The first lesson that teaches it.
  var later: String?
}

private struct UntaughtFinding: Finding {
  var things: [UntaughtThing]
  var isListed: Bool

  var message: String {
    let names = things.map { thing in
      quoted(thing.name) + (thing.later.map { " (\(quoted($0)) does)" } ?? "")
    }
    return isListed
      ? "no lesson up to this one teaches \(alternatives(names)); ask later, or name what the "
        + "lesson teaches under 'teaches:'"
      : "no lesson up to this one mentions \(alternatives(names)); ask later, or show it in the "
        + "lesson first"
  }
}
