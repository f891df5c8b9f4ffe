/// Lets a person drag something out of a view.
@available(iOS 11.0, *)
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Whether a long press begins a drag. It does on an iPad, and on an iPhone from iOS 15 on.
  open var isEnabled = UIDragInteraction.isEnabledByDefault
  /// Whether other gestures go on while items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false
  private var lift: DragLift?

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public static var isEnabledByDefault: Bool {
    return Simulation.current.idiom == .pad || Simulation.current.isAtLeast(15)
  }

  open func willMove(to view: UIView?) {
    if let lift = lift { self.view?.removeGestureRecognizer(lift) }
    lift = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view = view else { return }
    let made = DragLift(self)
    lift = made
    view.addGestureRecognizer(made)
  }
}

/// `_UIDragLiftGestureRecognizer`: lifts items after a long press and drags them with the finger.
final class DragLift: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var session: DragSession?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
  }

  override func takes(_ touch: UITouch) -> Bool {
    return interaction?.isEnabled ?? false
  }

  override func sendAction() {
    super.sendAction()
    switch state {
    case .began:
      session = interaction.flatMap { DragSession.lift($0, at: location(in: nil)) }
    case .changed: session?.move(to: location(in: nil))
    case .ended: session?.drop()
    case .cancelled: session?.cancel()
    case .possible, .failed: return
    }
    if state == .ended || state == .cancelled { session = nil }
  }
}

/// Says what is dragged, and hears what becomes of it.
@available(iOS 11.0, *)
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// The items of a drag that is about to begin; none keep it from beginning.
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  @_semantics("vdl.callback")
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { return nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { return true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { return false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { return false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { return [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { return sessions.first }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { return defaultPreview }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}
