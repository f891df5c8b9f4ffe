/// Views in a row or a column.
@available(iOS 9.0, *)
open class UIStackView: UIView {
  private var arranged: [UIView] = []

  open var axis: NSLayoutConstraint.Axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment: UIStackView.Alignment = UIStackView.Alignment.fill
  open var distribution: UIStackView.Distribution = UIStackView.Distribution.fill
  open var isLayoutMarginsRelativeArrangement = false

  public enum Alignment: Int {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5
  }

  public enum Distribution: Int {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(coder: NSCoder) {
    super.init(frame: CGRect.zero)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: CGRect.zero)
    for view in views {
      addArrangedSubview(view)
    }
  }

  open var arrangedSubviews: [UIView] { return arranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arranged.count)
  }

  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arranged.insert(view, at: index)
    if view.superviewStorage !== self { addSubview(view) }
  }

  /// Takes the view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    var kept: [UIView] = []
    for candidate in arranged {
      if candidate !== view { kept.append(candidate) }
    }
    let old = arranged
    arranged = kept
    setNeedsLayout()
    _ = old
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
}
