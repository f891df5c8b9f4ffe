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

  /// The width and the height that the delegate gives the rows of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let delegate = delegate else { return CGSize.zero }
    return CGSize(
      width: delegate.pickerView(self, widthForComponent: component),
      height: delegate.pickerView(self, rowHeightForComponent: component))
  }

  /// The view of a row near the selected one; the model keeps none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { return nil }

  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
    reloadComponent(component)
  }

  /// A person turns a wheel to a row, as far as there are any.
  func pick(row: Int, component: Int) {
    guard component >= 0, component < numberOfComponents else { return }
    let rows = numberOfRows(inComponent: component)
    guard rows > 0 else { return }
    let choice = max(0, min(row, rows - 1))
    selectRow(choice, inComponent: component, animated: true)
    if because(.pickedValueIsTold) {
      delegate?.pickerView(self, didSelectRow: choice, inComponent: component)
    }
  }

  /// The chosen row; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    return selection[component] ?? (dataSource == nil ? -1 : 0)
  }

  /// Without effect from iOS 7 on.
  open var showsSelectionIndicator = true
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
  @_semantics("vdl.callback")
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
