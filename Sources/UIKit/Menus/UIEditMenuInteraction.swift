/// Brings an edit menu to a view.
@available(iOS 16.0, *)
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: UIEditMenuConfiguration?
  private var menu: UIMenu?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Asks the delegate for the menu, and shows it if there is anything in it.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view = view, view.window != nil else { return }
    dismissMenu()
    guard let found = menu(for: configuration, in: view), !found.children.isEmpty else { return }
    menu = found
    shown = configuration
    let animator = EditMenuAnimator()
    if because(.editMenuIsTold) {
      delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    animator.start()
  }

  /// The suggestions are what the responders around the view can do.
  private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu? {
    let actions = EditAction.all.filter { view.finds($0, from: self) }
    let suggested = actions.map { UICommand(title: EditAction.title(of: $0), action: $0) }
    guard let delegate = delegate, because(.editMenuIsAsked) else {
      return UIMenu(children: suggested)
    }
    return delegate.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested)
  }

  open func dismissMenu() {
    guard let configuration = shown else { return }
    shown = nil
    menu = nil
    let animator = EditMenuAnimator()
    if because(.editMenuIsTold) {
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    animator.start()
  }

  /// Asks for the menu again.
  open func reloadVisibleMenu() {
    guard let configuration = shown, let view = view else { return }
    menu = menu(for: configuration, in: view)
  }

  open func updateVisibleMenuPosition(animated: Bool) {}

  /// The place that the menu points at.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let point = shown?.sourcePoint else { return CGPoint.zero }
    return own.convert(point, to: view)
  }
}

/// The place of an edit menu.
@available(iOS 16.0, *)
open class UIEditMenuConfiguration: NSObject {
  public let identifier: AnyHashable
  public let sourcePoint: CGPoint
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// Supplies an edit menu and hears of it.
@available(iOS 16.0, *)
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  @_semantics("vdl.callback")
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  @_semantics("vdl.callback")
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  @_semantics("vdl.callback")
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { return UIMenu(children: suggestedActions) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

/// Runs blocks beside the menu's own animation and after it.
@available(iOS 16.0, *)
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Seconds.
  private let duration = 0.25

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func start() {
    for animation in animations { animation() }
    if completions.isEmpty { return }
    RunLoop.main.enqueue(after: duration, phase: 3) {
      for completion in self.completions { completion() }
    }
  }
}

/// The side of the place at which an edit menu shows.
@available(iOS 16.0, *)
public enum UIEditMenuArrowDirection: Int, ImportedValue {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
