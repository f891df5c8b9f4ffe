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
  open private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
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
public protocol UIInteraction: NSObjectProtocol {
  /// The view that it was added to.
  var view: UIView? { get }
  /// Sent before the interaction is added to a view, or removed.
  @_semantics("vdl.callback")
  func willMove(to view: UIView?)
  /// Sent after the interaction was added to a view, or removed.
  @_semantics("vdl.callback")
  func didMove(to view: UIView?)
}

extension UIView {
  @available(iOS 11.0, *)
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    let tells = because(.interactionIsTold)
    if tells { interaction.willMove(to: self) }
    interactionStorage.append(interaction)
    if tells { interaction.didMove(to: self) }
  }

  @available(iOS 11.0, *)
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactionStorage.contains(where: { $0 === interaction }) else { return }
    let tells = because(.interactionIsTold)
    if tells { interaction.willMove(to: nil) }
    interactionStorage = interactionStorage.filter { $0 !== interaction }
    if tells { interaction.didMove(to: nil) }
  }

  @available(iOS 11.0, *)
  public var interactions: [any UIInteraction] { return interactionStorage }
}
