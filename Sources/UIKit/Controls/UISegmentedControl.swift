/// One of several segments.
open class UISegmentedControl: UIControl {
  private var segments: [UISegment] = []
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

  /// Segments of titles and images.
  public convenience init(items: [Any]?) {
    self.init(frame: CGRect.zero)
    for item in items ?? [] {
      segments.append(UISegment(title: item as? String, image: item as? UIImage))
    }
  }

  open var numberOfSegments: Int { return segments.count }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(UISegment(title: title, image: nil), at: index)
  }

  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(UISegment(title: nil, image: image), at: index)
  }

  @available(iOS 14.0, *)
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    insert(UISegment(action), at: index)
  }

  @available(iOS 14.0, *)
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    replace(segment, UISegment(action))
  }

  @available(iOS 14.0, *)
  open func actionForSegment(at segment: Int) -> UIAction? {
    return hasSegment(segment) ? segments[segment].action : nil
  }

  /// A place beyond the segments is the nearest one.
  private func insert(_ segment: UISegment, at index: Int) {
    let place = max(0, min(index, segments.count))
    segments.insert(segment, at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// A place beyond the segments is ignored.
  private func replace(_ index: Int, _ segment: UISegment) {
    if hasSegment(index) { segments[index] = segment }
  }

  private func hasSegment(_ index: Int) -> Bool { return index >= 0 && index < segments.count }

  open func titleForSegment(at index: Int) -> String? {
    return hasSegment(index) ? segments[index].title : nil
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    replace(segment, UISegment(title: title, image: nil))
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    return hasSegment(segment) ? segments[segment].image : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    replace(segment, UISegment(title: nil, image: image))
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    return hasSegment(segment) ? segments[segment].width : 0
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    if hasSegment(segment) { segments[segment].width = width }
  }

  /// Takes a segment out; the selected one leaves none selected.
  open func removeSegment(at index: Int, animated: Bool) {
    if segments.isEmpty { return }
    let place = max(0, min(index, segments.count - 1))
    segments.remove(at: place)
    if selectedSegmentIndex == place {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > place {
      selectedSegmentIndex -= 1
    }
  }

  open func removeAllSegments() {
    segments = []
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
    guard let touch = touch, isTouchInside, !segments.isEmpty, bounds.width > 0 else { return }
    let part = bounds.width / CGFloat(segments.count)
    choose(max(0, min(Int(touch.location(in: self).x / part), segments.count - 1)))
  }

  /// A person taps a segment; only another than before is a change.
  func choose(_ segment: Int) {
    guard hasSegment(segment), isEnabledForSegment(at: segment), because(.tapChangesValue) else {
      return
    }
    if selectedSegmentIndex == segment && !isMomentary { return }
    selectedSegmentIndex = segment
    if let action = segments[segment].action { action.handler(action) }
    sendActions(for: UIControl.Event.valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  // MARK: What few controls have

  @available(iOS 5.0, *)
  open var apportionsSegmentWidthsByContent: Bool {
    get { return rare("apportionsSegmentWidthsByContent", false) }
    set { setRare("apportionsSegmentWidthsByContent", newValue) }
  }

  @available(iOS 13.0, *)
  open var selectedSegmentTintColor: UIColor? {
    get { return rare("selectedSegmentTintColor") }
    set { setRare("selectedSegmentTintColor", newValue) }
  }

  /// The place of the segment of an action; `NSNotFound` without one.
  @available(iOS 14.0, *)
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    return segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { segments.append(UISegment(action)) }
  }

  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    setRare("offset \(segment)", offset)
  }

  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    return rare("offset \(segment)", CGSize.zero)
  }

  @available(iOS 5.0, *)
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    setRare("titles \(state.rawValue)", attributes)
  }

  @available(iOS 5.0, *)
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    return rare("titles \(state.rawValue)")
  }

  @available(iOS 5.0, *)
  open func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setRare("background \(state.rawValue) \(barMetrics.rawValue)", image)
  }

  @available(iOS 5.0, *)
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    return rare("background \(state.rawValue) \(barMetrics.rawValue)")
  }

  @available(iOS 5.0, *)
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    setRare("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)", image)
  }

  @available(iOS 5.0, *)
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    return rare("divider \(leftState.rawValue) \(rightState.rawValue) \(barMetrics.rawValue)")
  }
}

/// A segment has a title or an image.
struct UISegment {
  var title: String?
  var image: UIImage?
  var width: CGFloat = 0
  var action: UIAction?

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
  }

  init(_ action: UIAction) {
    title = action.image == nil ? action.title : nil
    image = action.image
    self.action = action
  }
}
