import Curriculum
import Phrases

// A list of events must not give their order away. A number does so where it is an order: "(2)" comes
// after "(1)". Events that differ only in such numbers are listed alike, and each stands for any of them.

/// Returns the texts under which events are listed, each by its event; `orders` are the right ones.
func listings(of events: [String], in orders: [[String]]) -> [String: String] {
  var listings = Dictionary(events.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
  let names = events.compactMap { text in EventName(text).map { NumberedEvent(text, $0) } }
  for alike in Dictionary(grouping: names, by: { [$0.className, $0.callback] }).values {
    // The objects' numbers are those of their creation, which need not be the order of the events.
    let groups =
      areInOrder(alike, in: orders)
      ? [alike] : Array(Dictionary(grouping: alike, by: \.object).values)
    for group in groups where group.count > 1 && areInOrder(group, in: orders) {
      for event in group { listings[event.text] = listing(of: group) }
    }
  }
  return listings
}

/// Returns the events of an order that the learner's list of listed texts stands for.
///
/// Where events are listed alike, the first of them in the order is the first in the list.
func events(listed texts: [String], as order: [String], by listings: [String: String]) -> [String] {
  var left = Dictionary(grouping: order.reversed()) { listings[$0] ?? $0 }
  return texts.map { left[$0]?.popLast() ?? $0 }
}

/// Returns the number of ways to write one order of events that are listed like this.
func wayCount(of listings: [String: String]) -> Int {
  Dictionary(grouping: listings.values, by: \.self).values
    .map { (1...$0.count).reduce(1, *) }.reduce(1, *)
}

/// The name of an event, taken apart into what is said and what is counted.
private struct NumberedEvent {
  var text: String
  var object: String
  var className: String
  var callback: String
  /// The number of its object, and its own among the object's.
  var numbers: [Int]

  init(_ text: String, _ name: EventName) {
    self.text = text
    object = name.object
    callback = name.callback
    let parts = name.object.split(separator: "#")
    className = parts.first.map(String.init) ?? name.object
    numbers = [parts.dropFirst().first.flatMap { Int($0) } ?? 1, name.occurrence ?? 1]
  }
}

/// Whether the numbers of these events are their order, whichever order is right.
private func areInOrder(_ events: [NumberedEvent], in orders: [[String]]) -> Bool {
  let numbers = Dictionary(
    events.map { ($0.text, $0.numbers) }, uniquingKeysWith: { first, _ in first })
  return orders.allSatisfy { order in
    let found = order.compactMap { numbers[$0] }
    return zip(found, found.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) }
  }
}

/// The text for each of some events that are listed alike.
private func listing(of events: [NumberedEvent]) -> String {
  let objects = Set(events.map(\.object))
  let name = "\(objects.first ?? "").\(events[0].callback)"
  guard objects.count == 1 else { return "\(events[0].className).\(events[0].callback)" }
  let occurrences = events.map { $0.numbers[1] }.sorted()
  // Two of three calls: without a word they would be the first two.
  guard occurrences != Array(1...occurrences.count) else { return name }
  return "\(name) (\(alternatives(occurrences.map(String.init))))"
}
