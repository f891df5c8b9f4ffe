/// One of several segments.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  private var disabled: Set<Int> = []
  /// The chosen segment. Setting it sends no action.
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment
  /// Whether a segment is chosen only while it is touched.
  open var isMomentary = false

  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  public convenience init(items: [Any]?) {
    self.init(frame: CGRect.zero)
    for item in items ?? [] {
      titles.append(item as? String ?? "")
    }
  }

  open var numberOfSegments: Int { return titles.count }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: index > titles.count ? titles.count : index)
  }

  open func titleForSegment(at index: Int) -> String? { return titles[index] }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    titles[segment] = title ?? ""
  }

  open func removeSegment(at index: Int, animated: Bool) {
    titles.remove(at: index)
    if selectedSegmentIndex >= titles.count { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  open func removeAllSegments() {
    titles = []
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    if enabled {
      disabled.remove(segment)
    } else {
      disabled.insert(segment)
    }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool { return !disabled.contains(segment) }

  override var refusesTapsAround: Bool { return true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch = touch, isTouchInside, !titles.isEmpty, bounds.width > 0 else { return }
    let part = bounds.width / CGFloat(titles.count)
    choose(max(0, min(Int(touch.location(in: self).x / part), titles.count - 1)))
  }

  /// A person taps a segment; only another than before is a change.
  func choose(_ segment: Int) {
    guard isEnabledForSegment(at: segment), because(.tapChangesValue) else { return }
    if selectedSegmentIndex == segment && !isMomentary { return }
    selectedSegmentIndex = segment
    sendActions(for: UIControl.Event.valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }
}
