/// The view above or below a section.
@available(iOS 6.0, *)
open class UITableViewHeaderFooterView: UIView {
  private let identifier: String?
  public let contentView = UIView(frame: CGRect.zero)
  open var textLabel: UILabel? = UILabel(frame: CGRect.zero)
  open var detailTextLabel: UILabel? = UILabel(frame: CGRect.zero)
  open var backgroundView: UIView?

  public required init(reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect.zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var reuseIdentifier: String? { return identifier }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}
}
