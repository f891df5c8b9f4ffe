/// A value from a range.
open class UISlider: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 1
  open var isContinuous = true

  open func setValue(_ value: Double, animated: Bool) {
    self.value = value
  }
}
