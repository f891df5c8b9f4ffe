/// The menu of a long press.
@available(iOS 13.0, *)
open class UIContextMenuConfiguration: NSObject {
  /// The name that the delegate gave it.
  public let identifier: any NSCopying
  let previewProvider: (() -> UIViewController?)?
  let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    if let name = identifier {
      self.identifier = name
    } else {
      self.identifier = NSString(string: UUID().uuidString)
    }
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The order of a menu's elements.
  @available(iOS 16.0, *)
  open var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder {
    get { return orderStorage }
    set { orderStorage = newValue }
  }
  private var orderStorage = ElementOrder.automatic

  /// The number of things that the menu is about.
  @available(iOS 17.0, *)
  open var badgeCount = 0

  @available(iOS 16.0, *)
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  @available(iOS 16.0, *)
  public enum ElementOrder: Int, ImportedValue {
    case automatic = 0
    case priority = 1
    case fixed = 2
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

  private var openMenu: ContextMenu? {
    let menu = Simulation.current.contextMenu
    return menu?.interaction === self ? menu : nil
  }

  /// The place of the menu that is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let menu = openMenu else { return CGPoint.zero }
    return own.convert(menu.point, to: view)
  }

  @available(iOS 14.0, *)
  open var menuAppearance: UIContextMenuInteraction.Appearance {
    return openMenu == nil ? .unknown : .rich
  }

  @available(iOS 14.0, *)
  public enum Appearance: UInt, ImportedValue {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  @available(iOS 14.0, *)
  open func dismissMenu() {
    guard let menu = openMenu else { return }
    Simulation.current.contextMenu = nil
    menu.close(choosing: nil)
  }

  /// Changes the menu that is open.
  @available(iOS 14.0, *)
  open func updateVisibleMenu(_ change: (UIMenu) -> UIMenu) {
    openMenu?.update(change)
  }
}

/// Says which menu.
@available(iOS 13.0, *)
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  @available(iOS 16.0, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  @available(iOS 16.0, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  @available(iOS 14.0, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  @available(iOS 14.0, *)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    return contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    return contextMenuInteraction(
      interaction, previewForDismissingMenuWithConfiguration: configuration)
  }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { return nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { return nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
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
