/// Takes blocks that run beside the animation of a context menu.
@available(iOS 13.0, *)
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way to the preview that a person tapped.
@available(iOS 13.0, *)
public enum UIContextMenuInteractionCommitStyle: Int {
  case dismiss = 0
  case pop = 1
}

@available(iOS 13.0, *)
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation with which a menu opens or closes.
@available(iOS 13.0, *)
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// The seconds that a menu takes to open or close.
  private static let length = 0.35

  func run() {
    for block in animations { block() }
    let waiting = completions
    if waiting.isEmpty { return }
    RunLoop.main.enqueue(after: ContextMenuAnimator.length, phase: 3) {
      for block in waiting { block() }
    }
  }
}

/// The menu that is open.
@available(iOS 13.0, *)
final class ContextMenu {
  let interaction: UIContextMenuInteraction
  let configuration: UIContextMenuConfiguration
  private(set) var menu: UIMenu?
  private var preview: UIViewController?

  /// The finger's place in the view.
  let point: CGPoint

  init(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration,
    at point: CGPoint
  ) {
    self.interaction = interaction
    self.configuration = configuration
    self.point = point
  }

  /// Asks for the view that stands for the item, by the newer method from iOS 16 on.
  private func highlight(_ delegate: any UIContextMenuInteractionDelegate) {
    if Simulation.current.isAtLeast(16) {
      _ = delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
    } else {
      _ = delegate.contextMenuInteraction(
        interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
  }

  private func askForDismissal(_ delegate: any UIContextMenuInteractionDelegate) {
    if Simulation.current.isAtLeast(16) {
      _ = delegate.contextMenuInteraction(
        interaction, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
    } else {
      _ = delegate.contextMenuInteraction(
        interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
  }

  func update(_ change: (UIMenu) -> UIMenu) { menu = menu.map(change) }

  /// The finger has stayed long enough.
  func open() {
    guard let delegate = interaction.delegate else { return }
    highlight(delegate)
    preview = configuration.previewProvider?()
    menu = configuration.actionProvider?([])
    ask(menu)
    let animator = ContextMenuAnimator(preview)
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
  }

  private func ask(_ menu: UIMenu?) {
    for child in menu?.children ?? [] {
      if let later = child as? UIDeferredMenuElement { later.ask() }
      if let inner = child as? UIMenu { ask(inner) }
    }
  }

  /// A person chooses something, or taps beside the menu.
  func close(choosing action: UIAction?) {
    guard let delegate = interaction.delegate else { return }
    let animator = ContextMenuAnimator(preview)
    askForDismissal(delegate)
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    animator.run()
    if let action = action { action.handler(action) }
  }
}

extension UIView {
  /// A finger is held at a point of the view: the nearest interaction that has a menu opens it.
  func openContextMenu(at point: CGPoint) {
    var current: UIView? = hitTest(point, with: nil) ?? self
    while let view = current {
      for interaction in view.interactionStorage {
        guard let menus = interaction as? UIContextMenuInteraction,
          view.openMenu(of: menus, at: convert(point, to: view))
        else { continue }
        return
      }
      current = view.superview
    }
  }

  private func openMenu(of interaction: UIContextMenuInteraction, at point: CGPoint) -> Bool {
    guard because(.contextMenuIsAskedFor), let delegate = interaction.delegate,
      let configuration = delegate.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)
    else { return false }
    let menu = ContextMenu(interaction, configuration, at: point)
    Simulation.current.contextMenu = menu
    menu.open()
    return true
  }
}

extension Simulator {
  /// Holds a finger at a point of a view until the system would open a context menu.
  public static func openContextMenu(at point: CGPoint, in view: UIView) {
    view.openContextMenu(at: point)
  }

  /// Taps an action of the open context menu, which closes.
  public static func choose(_ action: UIAction) {
    closeMenu(choosing: action)
  }

  /// Taps beside the open context menu.
  public static func closeContextMenu() {
    closeMenu(choosing: nil)
  }

  private static func closeMenu(choosing action: UIAction?) {
    guard let menu = Simulation.current.contextMenu else { return }
    Simulation.current.contextMenu = nil
    menu.close(choosing: action)
  }
}
