public import Scenarios

/// What a run has that another one had not: the consequences of an edit.
public struct Difference: Hashable, Sendable {
  /// A printed line, and the line of the program that printed it where that is known.
  public struct Printed: Hashable, Sendable {
    public var text: String
    public var line: Int?
  }

  /// A part of the one run in the place of a part of the other.
  public struct Change<Part: Hashable & Sendable>: Hashable, Sendable {
    public var was: Part
    public var now: Part
  }

  /// The changes of one kind of thing, in the order of the run.
  public struct Parts<Part: Hashable & Sendable>: Hashable, Sendable {
    public var added: [Part] = []
    public var changed: [Change<Part>] = []
    public var removed: [Part] = []

    public init() {}

    public var isEmpty: Bool { added.isEmpty && changed.isEmpty && removed.isEmpty }
  }

  public var output: Parts<Printed>
  public var events: Parts<Event>

  public var isEmpty: Bool { output.isEmpty && events.isEmpty }

  /// `old` is nil before the first entry.
  public init(from old: Run?, to new: Run) {
    output = Self.parts(from: old.map(Self.printed) ?? [], to: Self.printed(new)) { $0.text }
    events = Self.parts(from: old?.events ?? [], to: new.events) {
      Self.identity(of: $0)
    }
  }

  private static func printed(_ run: Run) -> [Printed] {
    run.output.enumerated().map { index, text in
      let frame = index < run.printed.count ? run.printed[index].frame : nil
      return Printed(text: text, line: frame?.line)
    }
  }

  /// What a reader sees of an event in one line.
  private static func identity(of event: Event) -> [String] {
    [event.object, event.callback] + event.arguments.map { "\($0.label): \($0.value)" }
  }

  // MARK: Alignment

  /// The longest differing stretch that is aligned line by line; of a longer one, places are compared.
  private static let longestAligned = 2_000

  private static func parts<Part, Key: Hashable>(
    from old: [Part], to new: [Part], by key: (Part) -> Key
  ) -> Parts<Part> {
    let (was, now) = (old.map(key), new.map(key))
    let start = zip(was, now).prefix(while: { $0 == $1 }).count
    let most = min(was.count, now.count) - start
    let end = zip(was.reversed(), now.reversed()).prefix(most, while: { $0 == $1 })
    let (oldRange, newRange) = (start..<(was.count - end), start..<(now.count - end))
    var parts = Parts<Part>()
    for (removed, inserted) in hunks(was, oldRange, now, newRange) {
      let paired = min(removed.count, inserted.count)
      parts.changed += zip(removed.prefix(paired), inserted.prefix(paired)).map {
        Change(was: old[$0], now: new[$1])
      }
      parts.removed += removed.dropFirst(paired).map { old[$0] }
      parts.added += inserted.dropFirst(paired).map { new[$0] }
    }
    return parts
  }

  /// Stretches that differ, with what is alike between them.
  private static func hunks<Key: Hashable>(
    _ was: [Key], _ oldRange: Range<Int>, _ now: [Key], _ newRange: Range<Int>
  ) -> [(removed: [Int], inserted: [Int])] {
    guard oldRange.count <= longestAligned, newRange.count <= longestAligned else {
      return [(Array(oldRange), Array(newRange))]
    }
    let difference = Array(now[newRange]).difference(from: Array(was[oldRange]))
    let removed = Set(difference.removals.map { $0.offset + oldRange.lowerBound })
    let inserted = Set(difference.insertions.map { $0.offset + newRange.lowerBound })
    var hunks: [(removed: [Int], inserted: [Int])] = []
    var (one, other) = (oldRange.lowerBound, newRange.lowerBound)
    while one < oldRange.upperBound || other < newRange.upperBound {
      var hunk: (removed: [Int], inserted: [Int]) = ([], [])
      while removed.contains(one) {
        hunk.removed.append(one)
        one += 1
      }
      while inserted.contains(other) {
        hunk.inserted.append(other)
        other += 1
      }
      if !hunk.removed.isEmpty || !hunk.inserted.isEmpty { hunks.append(hunk) }
      one += 1
      other += 1
    }
    return hunks
  }
}

extension Sequence {
  /// The number of elements at the front that hold, up to a bound.
  fileprivate func prefix(_ most: Int, while holds: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      guard count < most, holds(element) else { break }
      count += 1
    }
    return count
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
