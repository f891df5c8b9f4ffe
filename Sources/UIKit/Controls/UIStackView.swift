/// Views in a row or a column.
///
/// A stack view computes the frames itself, from the content sizes of its arranged views; UIKit
/// creates constraints for the same purpose.
@available(iOS 9.0, *)
open class UIStackView: UIView {
  private var arranged: [UIView] = []
  private var customSpacing: [StackSpacing] = []

  open var axis: NSLayoutConstraint.Axis = NSLayoutConstraint.Axis.horizontal {
    didSet { contentChanged() }
  }
  open var spacing: CGFloat = 0 {
    didSet { contentChanged() }
  }
  open var alignment: UIStackView.Alignment = UIStackView.Alignment.fill {
    didSet { contentChanged() }
  }
  open var distribution: UIStackView.Distribution = UIStackView.Distribution.fill {
    didSet { contentChanged() }
  }
  open var isBaselineRelativeArrangement = false
  /// Whether the margins of the stack view count.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { contentChanged() }
  }

  /// The place of the views across the axis.
  public enum Alignment: Int {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { return .leading }
    public static var bottom: Alignment { return .trailing }
  }

  /// The way the views share the length along the axis.
  public enum Distribution: Int {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: CGRect.zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect.zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  open var arrangedSubviews: [UIView] { return arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    if index > arranged.count && because(.arrangedIndexIsBounded) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "index out of bounds for arranged subview: index = \(index) expected to be less "
            + "than or equal to \(arranged.count)"))
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    forget(view)
    arranged.insert(view, at: index < arranged.count ? index : arranged.count)
    if view.superviewStorage !== self { addSubview(view) }
    contentChanged()
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    forget(view)
    contentChanged()
  }

  private func forget(_ view: UIView) {
    var kept: [UIView] = []
    for candidate in arranged {
      if candidate !== view { kept.append(candidate) }
    }
    let old = arranged
    arranged = kept
    _ = old
  }

  private func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The gap after one of the views; `spacingUseDefault` gives it the usual one again.
  @available(iOS 11.0, *)
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing = customSpacing.filter { $0.view !== view && $0.view != nil }
    if spacing != UIStackView.spacingUseDefault {
      customSpacing.append(StackSpacing(view: view, length: spacing))
    }
    contentChanged()
  }

  /// The gap that was set after the view, or `spacingUseDefault`.
  @available(iOS 11.0, *)
  open func customSpacing(after view: UIView) -> CGFloat {
    for custom in customSpacing where custom.view === view {
      return custom.length
    }
    return UIStackView.spacingUseDefault
  }

  /// Stands for the stack view's `spacing`.
  @available(iOS 11.0, *)
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// Stands for the gap that the system has between views: 8 points.
  @available(iOS 11.0, *)
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  override func subviewWasHidden(_ subview: UIView) {
    guard arranged.contains(where: { $0 === subview }), because(.stackClosesGaps) else { return }
    contentChanged()
  }

  // MARK: Arrangement

  /// A hidden view takes no part.
  private var shown: [UIView] {
    var found: [UIView] = []
    for view in arranged {
      if !view.isHidden { found.append(view) }
    }
    return found
  }

  private func gap(after view: UIView) -> CGFloat {
    var length = spacing
    for custom in customSpacing {
      if custom.view === view, because(.stackSpacesViewByView) { length = custom.length }
    }
    return length == UIStackView.spacingUseSystem ? 8 : length
  }

  private var inset: UIEdgeInsets {
    return isLayoutMarginsRelativeArrangement ? layoutMargins : UIEdgeInsets.zero
  }

  /// Along the axis the sum of the views and the gaps, across it the largest view.
  open override var intrinsicContentSize: CGSize {
    let views = shown
    var lengths: CGFloat = 0
    var gaps: CGFloat = 0
    var across: CGFloat = 0
    var longest: CGFloat = 0
    for view in views {
      let size = wantedSize(of: view)
      let length = max(self.along(size), 0)
      lengths += length
      longest = max(longest, length)
      across = max(across, self.across(size))
      if view !== views.last { gaps += gap(after: view) }
    }
    if distribution == .fillEqually { lengths = longest * CGFloat(views.count) }
    let along = lengths + gaps
    let margins = inset
    return axis == .horizontal
      ? CGSize(
        width: along + margins.left + margins.right, height: across + margins.top + margins.bottom)
      : CGSize(
        width: across + margins.left + margins.right, height: along + margins.top + margins.bottom)
  }

  /// The size a view asks for: its content's, or the one in its own constraints.
  private func wantedSize(of view: UIView) -> CGSize {
    var size = view.intrinsicContentSize
    let fitting = view.constraintStorage.isEmpty ? size : view.fittingSize
    if size.width < 0 || fitting.width > 0 { size.width = fitting.width }
    if size.height < 0 || fitting.height > 0 { size.height = fitting.height }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  private func along(_ size: CGSize) -> CGFloat {
    return axis == .horizontal ? size.width : size.height
  }

  private func across(_ size: CGSize) -> CGFloat {
    return axis == .horizontal ? size.height : size.width
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if because(.stackPlacesArranged) {
      arrange()
    }
  }

  private func arrange() {
    let views = shown
    if views.isEmpty { return }
    let isMirrored = laysOutFromRight
    let margins = isMirrored ? inset.mirrored : inset
    let room = CGSize(
      width: frameStorage.width - margins.left - margins.right,
      height: frameStorage.height - margins.top - margins.bottom)
    let lengths = share(along(room), among: views)
    var gapMore: CGFloat = 0
    if distribution == .equalSpacing && views.count > 1 {
      gapMore = leftOver(along(room), lengths, views) / CGFloat(views.count - 1)
    }
    let pitch = distanceOfCenters(along(room), lengths)
    var position = axis == .horizontal ? margins.left : margins.top
    var index = 0
    for view in views {
      let breadth =
        alignment == .fill ? across(room) : min(across(wantedSize(of: view)), across(room))
      let start =
        (axis == .horizontal ? margins.top : margins.left) + offset(across(room) - breadth)
      var rectangle =
        axis == .horizontal
        ? CGRect(x: position, y: start, width: lengths[index], height: breadth)
        : CGRect(x: start, y: position, width: breadth, height: lengths[index])
      if isMirrored { rectangle.origin.x = frameStorage.width - rectangle.maxX }
      if view.frameStorage != rectangle { view.layOut(in: rectangle) }
      position += lengths[index] + gap(after: view) + gapMore
      index += 1
      if let pitch = pitch, index < views.count {
        let halves = (lengths[index - 1] + lengths[index]) / 2
        position += max(pitch - halves - gap(after: view), 0)
      }
    }
  }

  /// With equal centering the middles are as far from each other; nil otherwise.
  private func distanceOfCenters(_ room: CGFloat, _ lengths: [CGFloat]) -> CGFloat? {
    guard distribution == .equalCentering, let first = lengths.first, let last = lengths.last,
      lengths.count > 1
    else { return nil }
    return (room - first / 2 - last / 2) / CGFloat(lengths.count - 1)
  }

  private func offset(_ free: CGFloat) -> CGFloat {
    switch alignment {
    case .fill, .leading, .firstBaseline: return 0
    case .center: return free / 2
    case .trailing, .lastBaseline: return free
    }
  }

  private func leftOver(_ room: CGFloat, _ lengths: [CGFloat], _ views: [UIView]) -> CGFloat {
    var free = room
    var index = 0
    for view in views {
      free -= lengths[index]
      if index < views.count - 1 { free -= gap(after: view) }
      index += 1
    }
    return free
  }

  /// The length of each view. With `fill` the view that hugs its content least takes the rest.
  private func share(_ room: CGFloat, among views: [UIView]) -> [CGFloat] {
    var lengths: [CGFloat] = []
    for view in views {
      lengths.append(along(wantedSize(of: view)))
    }
    let free = leftOver(room, lengths, views)
    switch distribution {
    case .equalSpacing, .equalCentering: return lengths
    case .fillEqually:
      let each = (free + total(lengths)) / CGFloat(views.count)
      return Array(repeating: each, count: views.count)
    case .fillProportionally:
      let sum = total(lengths)
      if sum == 0 { return lengths }
      var scaled: [CGFloat] = []
      for length in lengths {
        scaled.append(length * (sum + free) / sum)
      }
      return scaled
    case .fill:
      if free < 0 && because(.stackCompressesLeastResistant) {
        return compressed(lengths, by: -free, views)
      }
      let index = leastHugging(views)
      lengths[index] = max(lengths[index] + free, 0)
      return lengths
    }
  }

  private func total(_ lengths: [CGFloat]) -> CGFloat {
    var sum: CGFloat = 0
    for length in lengths {
      sum += length
    }
    return sum
  }

  /// The views that resist least get smaller, one after the other.
  private func compressed(_ lengths: [CGFloat], by excess: CGFloat, _ views: [UIView]) -> [CGFloat]
  {
    var lengths = lengths
    var rest = excess
    var left = Array(views.indices)
    while rest > 0 {
      guard
        let index = left.min(by: { resistance(of: views[$0]) < resistance(of: views[$1]) })
      else { break }
      let share = min(rest, lengths[index])
      lengths[index] -= share
      rest -= share
      left.removeAll { $0 == index }
    }
    return lengths
  }

  private func resistance(of view: UIView) -> Double {
    return view.contentCompressionResistancePriority(for: axis).rawValue
  }

  private func leastHugging(_ views: [UIView]) -> Int {
    var best = 0
    var index = 0
    for view in views {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      if hugging < views[best].contentHuggingPriority(for: axis).rawValue { best = index }
      index += 1
    }
    return best
  }

}

/// A gap of its own after one view.
struct StackSpacing {
  weak var view: UIView?
  let length: CGFloat

  init(view: UIView, length: CGFloat) {
    self.view = view
    self.length = length
  }
}
