/// An alert or an action sheet: a controller with a life of its own; its presenter stays where it is.
@available(iOS 8.0, *)
open class UIAlertController: UIViewController {
  /// The text below the title.
  open var message: String?
  private var actionList: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var styleStorage: UIAlertController.Style = UIAlertController.Style.actionSheet
  /// The button that stands out and answers the return key.
  @available(iOS 9.0, *)
  open var preferredAction: UIAlertAction? {
    didSet { refuseForeignAction() }
  }
  /// How urgent an alert is; the model shows no difference.
  @available(iOS 16.0, *)
  open var severity: UIAlertController.Severity = UIAlertController.Severity.default

  @available(iOS 16.0, *)
  public enum Severity: Int {
    case `default` = 0
    case critical = 1
  }

  /// A box in the middle, or a list of choices.
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

  /// A box or a list; chosen when the controller is created.
  open var preferredStyle: UIAlertController.Style { return styleStorage }

  /// The buttons, in the order they were added.
  open var actions: [UIAlertAction] { return actionList }

  /// Adds a button. There is room for one that cancels.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, hasCancelAction, because(.oneCancelAction) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "UIAlertController can only have one action with a style of "
            + "UIAlertActionStyleCancel"))
    }
    actionList.append(action)
  }

  private var hasCancelAction: Bool {
    for action in actionList where action.style == .cancel {
      return true
    }
    return false
  }

  /// The fields of an alert, nil when there is none.
  open var textFields: [UITextField]? { return fields.isEmpty ? nil : fields }

  private func refuseForeignAction() {
    guard let action = preferredAction, !actionList.contains(where: { $0 === action }),
      because(.preferredActionIsOneOfActions)
    else { return }
    Host.raise(
      NSException(
        name: .internalInconsistencyException,
        reason: "The preferredAction of a UIAlertController must be one of its actions"))
  }

  /// Adds a field and lets the block set it up. Only a box has fields.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    if styleStorage == .actionSheet, because(.actionSheetHasNoFields) {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert"))
    }
    let field = UITextField(frame: CGRect.zero)
    fields.append(field)
    configurationHandler?(field)
  }

  override func makeRootView(_ frame: CGRect) -> UIView {
    if because(.alertHasViewOfItsOwn) { return _UIAlertControllerView(frame: frame) }
    return super.makeRootView(frame)
  }

  /// The first field is ready to type.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let first = fields.first, let own = viewStorage, because(.firstFieldIsReady) else {
      return
    }
    if first.superviewStorage == nil {
      for field in fields { own.addSubview(field) }
    }
    first.becomeFirstResponder()
  }

  /// An alert is a custom presentation; on an iPad an action sheet is a popover.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { return concretePresentationStyle }
    set {}
  }

  override var ownPresentationStyle: UIModalPresentationStyle? {
    guard because(.alertKeepsPresenter) else { return .fullScreen }
    if styleStorage == .actionSheet && Simulation.current.idiom == .pad { return .popover }
    return .custom
  }

  /// `-[UIAlertController _dismissAnimated:triggeringAction:...]`: a button is pressed.
  fileprivate func choose(_ action: UIAlertAction) {
    if !action.isEnabled, because(.disabledActionDoesNothing) { return }
    guard because(.alertActionDismisses) else {
      action.handler?(action)
      return
    }
    if because(.alertHandlerFollowsDismissal) {
      dismissViewController(animated: true) { action.handler?(action) }
    } else {
      action.handler?(action)
      dismissViewController(animated: true, completion: nil)
    }
  }
}

/// A button of an alert.
@available(iOS 8.0, *)
open class UIAlertAction: NSObject {
  /// The text of the button.
  public let title: String?
  /// The meaning of the button.
  public let style: UIAlertAction.Style
  /// Whether the button can be pressed.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// The meaning of a button.
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

  open override var description: String {
    return String(Host.describe(self).dropLast(1))
      + " Title = \"\(title ?? "(null)")\" Descriptive = \"(null)\" Image = 0x0>"
  }
}

extension Simulator {
  /// A person presses a button of an alert that is on screen.
  public static func tap(_ action: UIAlertAction, in alert: UIAlertController) {
    alert.choose(action)
  }
}
