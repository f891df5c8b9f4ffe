/// On or off.
open class UISwitch: UIControl {
  /// Whether it is on. Setting it sends no action.
  open var isOn = false
  open var onTintColor: UIColor?
  @available(iOS 6.0, *)
  open var thumbTintColor: UIColor?

  override func commonInit() {
    super.commonInit()
    frameStorage.size = UISwitch.fixedSize
  }

  /// The size is the system's; that of a frame is ignored.
  override func place(at rectangle: CGRect) {
    super.place(at: CGRect(origin: rectangle.origin, size: UISwitch.fixedSize))
  }

  private static var fixedSize: CGSize {
    return Simulation.current.isAtLeast(26)
      ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { return UISwitch.fixedSize }

  open override var intrinsicContentSize: CGSize { return UISwitch.fixedSize }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  override var refusesTapsAround: Bool { return true }

  override func changeValue(at point: CGPoint?) {
    guard because(.tapChangesValue) else { return }
    isOn = !isOn
    sendActions(for: UIControl.Event.valueChanged)
  }

  /// Without effect from iOS 7 on.
  @available(iOS 6.0, *)
  open var onImage: UIImage? {
    get { return rare("onImage") }
    set { setRare("onImage", newValue) }
  }

  @available(iOS 6.0, *)
  open var offImage: UIImage? {
    get { return rare("offImage") }
    set { setRare("offImage", newValue) }
  }

  /// The text of a checkbox on a Mac.
  @available(iOS 14.0, *)
  open var title: String? {
    get { return rare("title") }
    set { setRare("title", newValue) }
  }

  @available(iOS 14.0, *)
  open var preferredStyle: UISwitch.Style {
    get { return rare("preferredStyle", .automatic) }
    set { setRare("preferredStyle", newValue) }
  }

  @available(iOS 14.0, *)
  open var style: UISwitch.Style { return .sliding }

  @available(iOS 14.0, *)
  public enum Style: Int, ImportedValue {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }
}
