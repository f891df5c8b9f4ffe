/// A value from a range.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}
