public import Curriculum
public import Scenarios
import Phrases

extension Listing {
  /// Returns the numbers of a run's events that the picture below the code shows.
  public func timelineEvents(in run: Run) -> Set<Int> {
    run.eventNumbers(
      of: timeline.flatMap { (try? chosenEvents($0, in: run).get()) ?? [] })
  }
}

/// Returns the events that a line of a timeline names: a callback's, or those of an object or a class that
/// the code overrides.
private func chosenEvents(_ text: String, in run: Run) -> Result<[Event], TimelineFinding> {
  guard text.contains(".") else { return eventsOfObjects(text, in: run) }
  guard let name = EventName(text) else { return .failure(.event(.notAnEvent(text))) }
  // Lanes show what UIKit sends.
  let found = occurrences(of: name, in: run).filter { !$0.isOwnCall }
  guard !found.isEmpty else {
    return .failure(.event(.doesNotOccur(text, near: near(text, eventNames(of: run)))))
  }
  guard let number = name.occurrence else { return .success(found) }
  if number > 1, Promises.isCountUnpromised(name) {
    return .failure(.event(.unpromisedCount(name.callback)))
  }
  guard found.indices.contains(number - 1) else {
    let unnumbered = EventName(object: name.object, callback: name.callback).description
    return .failure(
      .event(.doesNotOccurSoOften(text, unnumbered: unnumbered, count: found.count)))
  }
  return .success([found[number - 1]])
}

private func eventsOfObjects(_ name: String, in run: Run) -> Result<[Event], TimelineFinding> {
  let all = run.sentCalls.filter { $0.className == name || $0.object == name }
  guard !all.isEmpty else {
    let names = Set(run.events.flatMap { [$0.className, $0.object] }).sorted()
    return .failure(.hasNoCallbacks(name, near: near(name, names)))
  }
  let overridden = all.filter(\.isOverridden)
  return .success(overridden.isEmpty ? all : overridden)
}

/// Returns the problems of the picture below a lesson's code.
func verifyTimeline(
  of listing: Listing, _ run: Run, in lesson: LessonID, index block: Int
) -> [Problem] {
  let problems = listing.timeline.enumerated().compactMap { index, name -> Problem? in
    guard case .failure(let why) = chosenEvents(name, in: run) else { return nil }
    return Problem(why, in: .timeline(lesson, block: block, index: index))
  }
  let count = listing.timelineEvents(in: run).count
  guard problems.isEmpty, count > Listing.longestTimeline else { return problems }
  return [
    Problem(
      TimelineFinding.hasTooMany(count, most: Listing.longestTimeline),
      in: .timeline(lesson, block: block, index: 0))
  ]
}

private enum TimelineFinding: Finding, Error {
  case event(EventMismatch)
  case hasNoCallbacks(String, near: String?)
  case hasTooMany(Int, most: Int)

  var message: String {
    switch self {
    case .event(let mismatch): mismatch.message
    case .hasNoCallbacks(let name, let near):
      "UIKit calls nothing of '\(name)' in this run" + (near.map(didYouMean) ?? "")
    case .hasTooMany(let count, let most):
      "this timeline has \(count) events; choose at most \(most)"
    }
  }
}
