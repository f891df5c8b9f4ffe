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
  open var backgroundColor: UIColor?

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
