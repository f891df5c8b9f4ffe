/// The menu of a long press. No one presses long in the model.
@available(iOS 13.0, *)
open class UIContextMenuConfiguration: NSObject {
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// Brings a context menu to a view.
@available(iOS 13.0, *)
open class UIContextMenuInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIContextMenuInteractionDelegate)?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
}

/// Says which menu.
@available(iOS 13.0, *)
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Something a view lets a person do.
@available(iOS 11.0, *)
public protocol UIInteraction: NSObjectProtocol {}

extension UIView {
  @available(iOS 11.0, *)
  public func addInteraction(_ interaction: any UIInteraction) {
    interactionStorage.append(interaction)
  }

  @available(iOS 11.0, *)
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactionStorage = interactionStorage.filter { $0 !== interaction }
  }

  @available(iOS 11.0, *)
  public var interactions: [any UIInteraction] { return interactionStorage }
}
