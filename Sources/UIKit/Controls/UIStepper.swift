/// A value that goes up and down.
@available(iOS 5.0, *)
open class UIStepper: UIControl {
  private var valueStorage: Double = 0
  /// The lowest value, below the highest one.
  open var minimumValue: Double = 0 {
    willSet { refuse(newValue >= maximumValue, "minimumValue must be less than maximumValue") }
    didSet { if value < minimumValue { value = minimumValue } }
  }
  /// The highest value, above the lowest one.
  open var maximumValue: Double = 100 {
    willSet { refuse(newValue <= minimumValue, "maximumValue must be greater than minimumValue") }
    didSet { if value > maximumValue { value = maximumValue } }
  }
  /// The change by a tap, above 0.
  open var stepValue: Double = 1 {
    willSet { refuse(newValue <= 0, "stepValue must be greater than 0") }
  }
  open var isContinuous = true
  open var autorepeat = true
  /// Whether the value goes on at the other end.
  open var wraps = false

  /// The value, between the lowest and the highest. Setting it sends no action.
  open var value: Double {
    get { return valueStorage }
    set { valueStorage = max(minimumValue, min(newValue, maximumValue)) }
  }

  override func commonInit() {
    super.commonInit()
    isOpaque = false
    frameStorage.size = UIStepper.fixedSize
  }

  private func refuse(_ isWrong: Bool, _ reason: String) {
    guard isWrong, because(.stepperLimitsRaise) else { return }
    Host.raise(NSException(name: .invalidArgumentException, reason: reason))
  }

  override var refusesTapsAround: Bool { return true }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch = touch, isTouchInside else { return }
    step(up: touch.location(in: self).x >= bounds.midX)
  }

  /// A person taps plus or minus.
  func step(up: Bool) {
    guard because(.tapChangesValue) else { return }
    let wanted = up ? value + stepValue : value - stepValue
    let old = value
    if wraps && wanted > maximumValue {
      value = minimumValue
    } else if wraps && wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(for: UIControl.Event.valueChanged) }
  }

  // MARK: Pictures

  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    setRare("increment \(state.rawValue)", image)
  }

  open func incrementImage(for state: UIControl.State) -> UIImage? {
    return rare("increment \(state.rawValue)")
  }

  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    setRare("decrement \(state.rawValue)", image)
  }

  open func decrementImage(for state: UIControl.State) -> UIImage? {
    return rare("decrement \(state.rawValue)")
  }

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    setRare("background \(state.rawValue)", image)
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    return rare("background \(state.rawValue)")
  }

  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    setRare("divider \(leftState.rawValue) \(rightState.rawValue)", image)
  }

  open func dividerImage(
    forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State
  ) -> UIImage? {
    return rare("divider \(state.rawValue) \(rightSegmentState.rawValue)")
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { return intrinsicContentSize }

  /// The size is the system's.
  open override var intrinsicContentSize: CGSize { return UIStepper.fixedSize }

  private static var fixedSize: CGSize {
    return CGSize(width: 94, height: Simulation.current.isAtLeast(13) ? 32 : 29)
  }
}
