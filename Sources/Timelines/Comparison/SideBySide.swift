internal import Scenarios

/// Two sequences in the same lanes, row by row: two runs, or the order of an answer and UIKit's.
public struct SideBySide: Hashable, Sendable {
  public var heads: Heads
  /// The names of the objects, a lane for each.
  public var lanes: [String]
  public var rows: [Row]

  /// The names of both sides.
  public struct Heads: Hashable, Sendable {
    public var left: String
    public var right: String

    public init(left: String, right: String) {
      self.left = left
      self.right = right
    }
  }

  /// One place of both sides.
  public struct Row: Hashable, Sendable {
    /// Nil where this side has nothing.
    public var left: Mark?
    public var right: Mark?
    public var isSame: Bool

    public init(left: Mark?, right: Mark?, isSame: Bool) {
      self.left = left
      self.right = right
      self.isSame = isSame
    }
  }

  /// A thing that happens in a lane.
  public struct Mark: Hashable, Sendable {
    public var lane: String
    /// The callback, or the place of the code that prints.
    public var text: String
    public var prints: [String]

    public init(lane: String, text: String, prints: [String] = []) {
      self.lane = lane
      self.text = text
      self.prints = prints
    }
  }

  /// The lanes are those that have a mark: the given ones in their order, else by their first mark, and those
  /// of the right side first.
  public init(heads: Heads, rows: [Row], lanes given: [String]? = nil) {
    self.heads = heads
    self.rows = rows
    let used = (rows.compactMap(\.right) + rows.compactMap(\.left)).map(\.lane)
    let known = Set(used)
    var seen: Set<String> = []
    lanes = (given?.filter(known.contains) ?? used).filter { seen.insert($0).inserted }
  }

  /// The first row whose sides differ; nil where there is none.
  public var first: Int? { rows.firstIndex { !$0.isSame } }
}

extension SideBySide {
  /// The rows of two runs.
  public init(_ comparison: Comparison, _ left: Timeline, _ right: Timeline, heads: Heads) {
    let all = left.lanes + right.lanes
    let objects = all.filter { $0 != .code && $0 != .runLoop }
    let lanes = [.code] + objects + [.runLoop]
    self.init(
      heads: heads,
      rows: comparison.rows.map { row in
        Row(
          left: row.left.map { Mark($0, in: left) }, right: row.right.map { Mark($0, in: right) },
          isSame: row.isSame)
      }, lanes: lanes.map(\.name))
  }
}

extension SideBySide.Mark {
  fileprivate init(_ step: Timeline.Step, in timeline: Timeline) {
    self.init(
      lane: timeline.laneName(of: step), text: step.event?.callback ?? step.place ?? "",
      prints: step.prints)
  }
}
