/// The views of a cell that are as large as the cell.
extension UIView {

  /// Adds a view that fills this one and follows its size, in front of all others.
  func addFilling(_ view: UIView) {
    fill(with: view)
    addSubview(view)
  }

  /// Puts a view that fills this one behind all others, in the place of an old one.
  func replaceBackgroundView(_ old: UIView?, _ new: UIView?) {
    if old === new || !because(.contentViewFillsCell) { return }
    if let old = old, old.superviewStorage === self { old.removeFromSuperview() }
    guard let new = new else { return }
    fill(with: new)
    insertSubview(new, at: 0)
  }

  private func fill(with view: UIView) {
    guard because(.contentViewFillsCell) else { return }
    view.frame = CGRect(origin: CGPoint.zero, size: frameStorage.size)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
