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
}
