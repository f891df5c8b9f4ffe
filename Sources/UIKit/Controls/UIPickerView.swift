/// Wheels with rows. The delegate is asked for the rows near the selected one in the layout.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }
  private var isStale = true
  private var selection: [Int: Int] = [:]

  open var numberOfComponents: Int { return dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for the rows again in the next layout.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    reloadAllComponents()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale, let delegate = delegate, dataSource != nil, because(.pickerAsksForRows) {
      isStale = false
      for component in 0..<numberOfComponents { ask(delegate, component) }
    }
  }

  private func ask(_ delegate: any UIPickerViewDelegate, _ component: Int) {
    let middle = selectedRow(inComponent: component)
    for row in max(0, middle - 3)..<max(0, min(numberOfRows(inComponent: component), middle + 4)) {
      ask(delegate, row, component)
    }
  }

  /// A view goes before an attributed title, and that before a plain one.
  private func ask(_ delegate: any UIPickerViewDelegate, _ row: Int, _ component: Int) {
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    if !(view is NoPickerRow) { return }
    if Simulation.current.isAtLeast(6),
      delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) != nil
    {
      return
    }
    _ = delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    reloadComponent(component)
  }

  open func selectedRow(inComponent component: Int) -> Int { return selection[component] ?? 0 }
}

/// Counts the rows of a picker.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Supplies a picker's rows, and hears of choices.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// A title with a look of its own; nil for the plain one.
  @available(iOS 6.0, *)
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view in place of a title.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Stands for the view that a delegate doesn't supply.
final class NoPickerRow: UIView {}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { return nil }

  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { return nil }

  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { return NoPickerRow(frame: CGRect.zero) }

  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { return 32 }

  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    return pickerView.frame.width
  }

  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}

/// A picker for days and times.
open class UIDatePicker: UIControl {
  open var date: Date = Date()
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var datePickerMode: UIDatePicker.Mode = UIDatePicker.Mode.dateAndTime
  @available(iOS 13.4, *)
  open var preferredDatePickerStyle: UIDatePickerStyle = UIDatePickerStyle.automatic
  open var minuteInterval: Int = 1
  private var durationStorage: TimeInterval = 0
  /// The seconds of the count-down, without those beyond a full minute.
  open var countDownDuration: TimeInterval {
    get { return durationStorage }
    set { durationStorage = (newValue / 60).rounded(.down) * 60 }
  }

  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  public enum Mode: Int {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
  }
}

/// The look of a date picker.
@available(iOS 13.4, *)
public enum UIDatePickerStyle: Int {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
