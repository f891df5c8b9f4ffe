/// A value from a range.
open class UISlider: UIControl {
  private var valueStorage: Float = 0
  /// The value at the left end; one above the right end moves that end along.
  open var minimumValue: Float = 0 {
    didSet {
      if minimumValue > maximumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }
  /// The value at the right end; one below the left end moves that end along.
  open var maximumValue: Float = 1 {
    didSet {
      if maximumValue < minimumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  @available(iOS 5.0, *)
  open var thumbTintColor: UIColor?
  /// Whether it sends its action all the while that the thumb moves, or only at the end.
  open var isContinuous = true

  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  /// The value, within the range. Setting it sends no action.
  open var value: Float {
    get { return valueStorage }
    set { valueStorage = max(minimumValue, min(newValue, maximumValue)) }
  }

  /// Whether there is a thumb.
  @available(iOS 26.0, *)
  open var sliderStyle: UISlider.Style {
    get { return rare("sliderStyle", .default) }
    set { setRare("sliderStyle", newValue) }
  }

  /// The ticks of the track, and the value from which it is filled.
  @available(iOS 26.0, *)
  open var trackConfiguration: UISlider.TrackConfiguration? {
    get { return rare("trackConfiguration") }
    set { setRare("trackConfiguration", newValue) }
  }

  @available(iOS 26.0, *)
  public enum Style: Int, ImportedValue {
    case `default` = 0
    case thumbless = 1
  }

  @available(iOS 26.0, *)
  public struct TrackConfiguration {
    public var allowsTickValuesOnly: Bool
    public var neutralValue: Float
    public var enabledRange: ClosedRange<Float>
    public var ticks: [Tick]

    public struct Tick {
      public var position: Float
      public var title: String?
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick] = []
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Ticks at equal distances.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let steps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / steps) })
    }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if bounds.width > 0 {
      let part = Float((touch.location(in: self).x - bounds.minX) / bounds.width)
      slide(to: minimumValue + part * (maximumValue - minimumValue), isLast: false)
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { slide(to: value, isLast: true) }
  }

  /// A person moves the thumb.
  func slide(to value: Float, isLast: Bool) {
    guard because(.tapChangesValue) else { return }
    self.value = value
    if isContinuous || isLast { sendActions(for: UIControl.Event.valueChanged) }
  }

  // MARK: Pictures

  /// The picture before the track.
  open var minimumValueImage: UIImage? {
    get { return rare("minimumValueImage") }
    set { setRare("minimumValueImage", newValue) }
  }

  /// The picture behind the track.
  open var maximumValueImage: UIImage? {
    get { return rare("maximumValueImage") }
    set { setRare("maximumValueImage", newValue) }
  }

  @available(iOS 15.0, *)
  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { return rare("preferredBehavioralStyle", .automatic) }
    set { setRare("preferredBehavioralStyle", newValue) }
  }

  @available(iOS 15.0, *)
  open var behavioralStyle: UIBehavioralStyle { return .pad }

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    set("thumbs", image, state)
  }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("minimumTracks", image, state)
  }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    set("maximumTracks", image, state)
  }

  open func thumbImage(for state: UIControl.State) -> UIImage? { return ofState("thumbs", state) }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    return ofState("minimumTracks", state)
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    return ofState("maximumTracks", state)
  }

  open var currentThumbImage: UIImage? { return thumbImage(for: state) }

  open var currentMinimumTrackImage: UIImage? { return minimumTrackImage(for: state) }

  open var currentMaximumTrackImage: UIImage? { return maximumTrackImage(for: state) }

  private func ofState(_ name: String, _ state: UIControl.State) -> UIImage? {
    let all: [UInt: UIImage] = rare(name, [:])
    return all[state.rawValue] ?? all[UIControl.State.normal.rawValue]
  }

  private func set(_ name: String, _ image: UIImage?, _ state: UIControl.State) {
    var all: [UInt: UIImage] = rare(name, [:])
    all[state.rawValue] = image
    setRare(name, all)
  }

  // MARK: Parts

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? CGSize.zero
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? CGSize.zero
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The track is 4 points high, with 2 points at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    return CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: bounds.width - 4, height: 4)
  }

  /// The thumb is 31 points wide and goes from one end of the track to the other.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: 31, height: 31)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let way = rect.width + 4 - size.width
    return CGRect(
      x: rect.minX - 2 + way * part, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// Whether a control behaves as on a phone and tablet or as on a Mac.
@available(iOS 15.0, *)
public enum UIBehavioralStyle: UInt, ImportedValue {
  case automatic = 0
  case pad = 1
  case mac = 2
}
