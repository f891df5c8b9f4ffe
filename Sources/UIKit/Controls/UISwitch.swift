/// On or off.
open class UISwitch: UIControl {
  /// Whether it is on. Setting it sends no action.
  open var isOn = false
  open var onTintColor: UIColor?
  @available(iOS 6.0, *)
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var refusesTapsAround: Bool { return true }

  override func changeValue(at point: CGPoint?) {
    guard because(.tapChangesValue) else { return }
    isOn = !isOn
    sendActions(for: UIControl.Event.valueChanged)
  }
}
