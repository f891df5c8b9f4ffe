/// The buttons that a swipe over a row uncovers.
@available(iOS 11.0, *)
open class UISwipeActionsConfiguration: NSObject {
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One such button.
@available(iOS 11.0, *)
open class UIContextualAction: NSObject {
  public let style: UIContextualAction.Style
  public let handler: (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  open var title: String?
  open var image: UIImage?
  private var backgroundStorage: UIColor?
  /// The color of the button; nil brings that of its style back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { return backgroundStorage ?? (style == .destructive ? .systemRed : .systemGray) }
    set { backgroundStorage = newValue }
  }

  public enum Style: Int {
    case normal = 0
    case destructive = 1
  }

  public init(
    style: UIContextualAction.Style, title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A button that a swipe uncovers, as it was before `UIContextualAction`.
@available(iOS 8.0, *)
open class UITableViewRowAction: NSObject {
  public let style: UITableViewRowAction.Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Whether the button destroys something; `default` does.
  public enum Style: Int {
    case `default` = 0
    case normal = 1

    public static var destructive: Style { return .default }
  }

  public init(
    style: UITableViewRowAction.Style, title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The button as the table keeps it. It stays uncovered until the app ends the editing.
  func button(of path: IndexPath) -> UIContextualAction {
    return UIContextualAction(style: .normal, title: title) { _, _, _ in
      self.handler(self, path)
    }
  }
}
