/// A row of a table.
open class UITableViewCell: UIView {
  private let identifier: String?
  public let contentView = UIView(frame: CGRect.zero)
  open var textLabel: UILabel? = UILabel(frame: CGRect.zero)
  open var detailTextLabel: UILabel? = UILabel(frame: CGRect.zero)
  open var imageView: UIImageView? = UIImageView(frame: CGRect.zero)
  open var accessoryType: UITableViewCell.AccessoryType = UITableViewCell.AccessoryType.none
  open var accessoryView: UIView?
  open var selectionStyle: UITableViewCell.SelectionStyle = UITableViewCell.SelectionStyle.default
  open var isSelected = false

  public enum CellStyle: Int {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum SeparatorStyle: Int {
    case none = 0
    case singleLine = 1
  }

  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    identifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  public required init?(coder: NSCoder) {
    identifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  open var reuseIdentifier: String? { return identifier }

  @_semantics("vdl.callback")
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }
}
