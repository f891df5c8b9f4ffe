/// A drag from the long press to its end, as both sides see it.
final class DragSession: NSObject, UIDragSession, UIDropSession {
  let items: [UIDragItem]
  var localContext: Any?
  private let source: UIDragInteraction
  private var point: CGPoint
  private var hasBegun = false
  /// The view's interaction below the finger, and its answer.
  private var target: UIDropInteraction?
  private var proposal = UIDropOperation.cancel
  /// The interactions that were asked whether they handle the drag, and those that do.
  private var asked: [UIDropInteraction] = []
  private var willing: [UIDropInteraction] = []

  /// Seconds until the dropped items are at their place.
  private let settling = 0.3

  private init(_ source: UIDragInteraction, _ items: [UIDragItem], at point: CGPoint) {
    self.source = source
    self.items = items
    self.point = point
    super.init()
  }

  var localDragSession: (any UIDragSession)? { return self }

  func location(in view: UIView) -> CGPoint { return view.convert(point, from: nil) }

  func canLoadObjects(ofClass aClass: AnyClass) -> Bool {
    return items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  // MARK: The finger

  /// Asks for the items; nil when there are none.
  static func lift(_ source: UIDragInteraction, at point: CGPoint) -> DragSession? {
    guard let delegate = source.delegate, because(.dragAsksForItems) else { return nil }
    let empty = DragSession(source, [], at: point)
    let items = delegate.dragInteraction(source, itemsForBeginning: empty)
    if items.isEmpty { return nil }
    let session = DragSession(source, items, at: point)
    if because(.dragTellsSource) { session.tellSourceOfLift(delegate) }
    return session
  }

  private func tellSourceOfLift(_ delegate: any UIDragInteractionDelegate) {
    for item in items {
      _ = delegate.dragInteraction(source, previewForLifting: item, session: self)
    }
    let animator = DragAnimator()
    delegate.dragInteraction(source, willAnimateLiftWith: animator, session: self)
    animator.run(.end)
  }

  var allowsMoveOperation: Bool {
    return source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? true
  }

  var isRestrictedToDraggingApplication: Bool {
    return source.delegate?.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: self) ?? false
  }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    return items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default

  /// Hands the contents of that class over, together.
  @discardableResult
  func loadObjects(ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void) -> Progress {
    let found = items.filter { $0.itemProvider.canLoadObject(ofClass: aClass) }
    let contents = found.compactMap { $0.itemProvider.content.map { $0 as Any } }
    RunLoop.main.enqueue(after: 0) { completion(contents) }
    return Progress()
  }

  func move(to newPoint: CGPoint) {
    point = newPoint
    if because(.dragTellsSource) { tellSourceOfMove() }
    enter(targetBelow)
    if let target = target { update(target) }
  }

  private func tellSourceOfMove() {
    if !hasBegun { source.delegate?.dragInteraction(source, sessionWillBegin: self) }
    hasBegun = true
    source.delegate?.dragInteraction(source, sessionDidMove: self)
  }

  /// The interaction of the view below the finger, or of the nearest one around it.
  private var targetBelow: UIDropInteraction? {
    guard let window = source.view?.window else { return nil }
    var view = window.hitTest(point, with: nil)
    while let candidate = view {
      for interaction in candidate.interactionStorage {
        if let drop = interaction as? UIDropInteraction, handles(drop) { return drop }
      }
      view = candidate.superviewStorage
    }
    return nil
  }

  private func handles(_ drop: UIDropInteraction) -> Bool {
    if asked.contains(where: { $0 === drop }) { return willing.contains { $0 === drop } }
    asked.append(drop)
    guard because(.dropViewIsTold), let delegate = drop.delegate,
      delegate.dropInteraction(drop, canHandle: self)
    else { return false }
    willing.append(drop)
    return true
  }

  private func enter(_ new: UIDropInteraction?) {
    if new === target { return }
    let old = target
    target = new
    proposal = .cancel
    guard because(.dropViewIsTold) else { return }
    if let old = old { old.delegate?.dropInteraction(old, sessionDidExit: self) }
    if let new = new { new.delegate?.dropInteraction(new, sessionDidEnter: self) }
  }

  private func update(_ drop: UIDropInteraction) {
    guard let delegate = drop.delegate, because(.dropNeedsProposal) else {
      proposal = .copy
      return
    }
    proposal = delegate.dropInteraction(drop, sessionDidUpdate: self).operation
  }

  // MARK: The end

  func drop() {
    guard let drop = target, proposal == .copy || proposal == .move else {
      cancel()
      return
    }
    if because(.dropIsPerformed) { drop.delegate?.dropInteraction(drop, performDrop: self) }
    finish(proposal, drop)
  }

  func cancel() {
    enter(nil)
    finish(.cancel, nil)
  }

  /// The source hears twice of the end: before and after the items move to their place.
  private func finish(_ operation: UIDropOperation, _ drop: UIDropInteraction?) {
    if hasBegun && because(.dragTellsSource) {
      source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
      if operation == .cancel { tellSourceOfCancel() }
    }
    RunLoop.main.enqueue(after: settling, phase: 3) { self.end(operation, drop) }
  }

  private func end(_ operation: UIDropOperation, _ drop: UIDropInteraction?) {
    if let drop = drop, because(.dropIsPerformed) {
      drop.delegate?.dropInteraction(drop, concludeDrop: self)
    }
    tellViewsOfEnd()
    if hasBegun && because(.dragTellsSource) {
      source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
    }
  }

  private func tellSourceOfCancel() {
    guard let delegate = source.delegate else { return }
    for item in items {
      let animator = DragAnimator()
      delegate.dragInteraction(source, item: item, willAnimateCancelWith: animator)
      animator.run(.end)
    }
  }

  private func tellViewsOfEnd() {
    for view in willing where because(.dropViewIsTold) {
      view.delegate?.dropInteraction(view, sessionDidEnd: self)
    }
  }
}

/// The blocks beside an animation of a drag.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// Seconds.
  private static let length = 0.25

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func run(_ position: UIViewAnimatingPosition) {
    for block in animations { block() }
    let waiting = completions
    if waiting.isEmpty { return }
    RunLoop.main.enqueue(after: DragAnimator.length, phase: 3) {
      for block in waiting { block(position) }
    }
  }
}
