/// The lines of a flow layout's section as they fill.
@available(iOS 6.0, *)
final class FlowLine {
  private let inset: UIEdgeInsets
  private let gap: CGFloat
  private let lineGap: CGFloat
  private let isVertical: Bool
  private let room: CGFloat
  private var along: CGFloat
  private var across: CGFloat
  private var thickness: CGFloat = 0
  /// The items of the line that is filling.
  private var line: [UICollectionViewLayoutAttributes] = []
  private let spreads = because(.flowSpreadsItems)

  init(
    inset: UIEdgeInsets, gap: CGFloat, lineGap: CGFloat, isVertical: Bool, room: CGFloat,
    start: CGFloat
  ) {
    self.inset = inset
    self.gap = gap
    self.lineGap = lineGap
    self.isVertical = isVertical
    self.room = room
    along = isVertical ? inset.left : inset.top
    across = start + (isVertical ? inset.top : inset.left)
  }

  private var last: CGFloat { return room - (isVertical ? inset.right : inset.bottom) + 0.01 }

  /// Places the next item, in a new line if this one is full.
  func place(_ item: UICollectionViewLayoutAttributes, _ size: CGSize) {
    let extent = isVertical ? size.width : size.height
    if !line.isEmpty && along + extent > last {
      closeLine(isLast: false)
      across += thickness + lineGap
      along = isVertical ? inset.left : inset.top
      thickness = 0
    }
    item.frame =
      isVertical
      ? CGRect(x: along, y: across, width: size.width, height: size.height)
      : CGRect(x: across, y: along, width: size.width, height: size.height)
    line.append(item)
    along += extent + gap
    thickness = max(thickness, isVertical ? size.height : size.width)
  }

  /// Ends the last line.
  func finish() {
    closeLine(isLast: true)
  }

  /// The end of the section.
  var end: CGFloat { return across + thickness + (isVertical ? inset.bottom : inset.right) }

  /// Spreads the items of a line over its length and centers them across. The last line has the
  /// gaps of one that is full.
  private func closeLine(isLast: Bool) {
    let items = line
    line = []
    guard spreads, let final = items.last else { return }
    var count = items.count
    var reached = along
    let extent = isVertical ? final.frame.width : final.frame.height
    while isLast && extent > 0 && reached + extent <= last {
      reached += extent + gap
      count += 1
    }
    let extra = count > 1 ? max(0, last - 0.01 - (reached - gap)) / CGFloat(count - 1) : 0
    var index: CGFloat = 0
    for item in items {
      let frame = item.frame
      if isVertical {
        item.frame.origin = CGPoint(
          x: frame.minX + extra * index, y: across + (thickness - frame.height) / 2)
      } else {
        item.frame.origin = CGPoint(
          x: across + (thickness - frame.width) / 2, y: frame.minY + extra * index)
      }
      index += 1
    }
  }
}
