/// Wheels with rows. The data source is asked when rows are counted; the model turns no wheel.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int: Int] = [:]

  open var numberOfComponents: Int { return dataSource?.numberOfComponents(in: self) ?? 0 }

  open func numberOfRows(inComponent component: Int) -> Int {
    return dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  open func reloadAllComponents() {}

  open func reloadComponent(_ component: Int) {}

  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
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
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { return nil }

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
  open var countDownDuration: TimeInterval = 0

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
