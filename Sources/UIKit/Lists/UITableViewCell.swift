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
  open var isHighlighted = false
  open var isEditing = false
  open var editingAccessoryType: UITableViewCell.AccessoryType = UITableViewCell.AccessoryType.none
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var indentationLevel: Int = 0
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The content of the cell, in place of its three views.
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)?
  @available(iOS 14.0, *)
  open var backgroundConfiguration: UIBackgroundConfiguration?

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

  /// The effect of editing on a row.
  public enum EditingStyle: Int {
    case none = 0
    case delete = 1
    case insert = 2
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

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// A content configuration for a row, with nothing in it yet.
  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    return UIListContentConfiguration.cell()
  }
}
