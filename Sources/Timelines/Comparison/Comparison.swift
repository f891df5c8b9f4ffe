internal import Scenarios

/// Two runs side by side: which steps they share, and where they first part.
public struct Comparison: Hashable, Sendable {
  public var rows: [Row]

  /// A step of one run, or of both.
  public struct Row: Hashable, Sendable {
    public var left: Timeline.Step?
    public var right: Timeline.Step?
    /// The texts of the steps, `Card.viewDidLoad()`.
    public var leftText: String?
    public var rightText: String?

    /// Whether both runs have the step, and it prints the same.
    public var isSame: Bool {
      left != nil && right != nil && leftText == rightText && left?.prints == right?.prints
    }
  }

  /// The row of the first difference; nil where there is none.
  public var first: Int? { rows.firstIndex { !$0.isSame } }

  /// Aligns the steps by their longest common sequence; what a step prints doesn't count there, so that
  /// one callback that prints something else stays one row.
  public init(_ left: Timeline, _ right: Timeline) {
    let (lefts, rights) = (Self.texts(left), Self.texts(right))
    let changes = rights.difference(from: lefts)
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    rows = []
    var (one, other) = (0, 0)
    while one < lefts.count || other < rights.count {
      let takesLeft = one < lefts.count && (gone.contains(one) || !added.contains(other))
      let takesRight = !(takesLeft && gone.contains(one))
      rows.append(
        Row(
          left: takesLeft ? left.steps[one] : nil, right: takesRight ? right.steps[other] : nil,
          leftText: takesLeft ? lefts[one] : nil, rightText: takesRight ? rights[other] : nil))
      if takesLeft { one += 1 }
      if takesRight { other += 1 }
    }
  }

  private static func texts(_ timeline: Timeline) -> [String] {
    timeline.steps.map { $0.event?.fullName ?? timeline.laneName(of: $0) }
  }
}
