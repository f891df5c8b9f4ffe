/// An alert or an action sheet: its presenter stays where it is.
@available(iOS 8.0, *)
open class UIAlertController: UIViewController {
  open var message: String?
  private var actionList: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var styleStorage: UIAlertController.Style = UIAlertController.Style.alert
  open var preferredAction: UIAlertAction?

  public enum Style: Int {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(
    title: String?, message: String?, preferredStyle: UIAlertController.Style
  ) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    styleStorage = preferredStyle
  }

  open var preferredStyle: UIAlertController.Style { return styleStorage }

  open var actions: [UIAlertAction] { return actionList }

  open func addAction(_ action: UIAlertAction) {
    actionList.append(action)
  }

  open var textFields: [UITextField]? { return fields.isEmpty ? nil : fields }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: CGRect.zero)
    fields.append(field)
    configurationHandler?(field)
  }

  override var coversPresenter: Bool {
    because(.overlayKeepsPresenter)
    return false
  }
}

/// A button of an alert.
@available(iOS 8.0, *)
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: UIAlertAction.Style
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  public enum Style: Int {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public init(
    title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
