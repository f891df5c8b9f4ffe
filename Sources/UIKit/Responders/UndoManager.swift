/// The changes of a document that can be undone, and redone after that.
///
/// Changes registered during one turn of the run loop are undone together. While something is undone,
/// what is registered goes to the other stack.
open class UndoManager: NSObject {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that were begun and not ended, outermost first.
  private var open: [UndoGroup] = []
  private var hasEventGroup = false
  private var disabled = 0
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether each turn of the run loop has a group of its own.
  open var groupsByEvent = true
  /// The most groups to keep; 0 for all.
  open var levelsOfUndo: Int = 0 { didSet { dropOldest() } }

  public override init() {
    super.init()
  }

  open var groupingLevel: Int { return open.count }
  open var isUndoRegistrationEnabled: Bool { return disabled == 0 }
  open var canUndo: Bool { return !undoStack.isEmpty || open.contains { !$0.isEmpty } }
  open var canRedo: Bool { return !redoStack.isEmpty }
  open var undoActionName: String { return (open.first ?? undoStack.last)?.name ?? "" }
  open var redoActionName: String { return redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { return UndoManager.title("Undo", undoActionName) }
  open var redoMenuItemTitle: String { return UndoManager.title("Redo", redoActionName) }

  private static func title(_ verb: String, _ name: String) -> String {
    return name.isEmpty ? verb : verb + " " + name
  }

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    return UndoManager.title("Undo", actionName)
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    return UndoManager.title("Redo", actionName)
  }

  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// Whether the next change to undo or redo can be thrown away.
  open var undoActionIsDiscardable: Bool { return undoStack.last?.isDiscardable ?? false }
  open var redoActionIsDiscardable: Bool { return redoStack.last?.isDiscardable ?? false }

  open func setActionIsDiscardable(_ discardable: Bool) {
    (open.last ?? undoStack.last)?.isDiscardable = discardable
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open func disableUndoRegistration() { disabled += 1 }

  open func enableUndoRegistration() { if disabled > 0 { disabled -= 1 } }

  // MARK: Registering

  /// Notes how to undo a change. The target is not kept alive.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    register(
      UndoAction(target) { object in
        if let target = object as? TargetType { handler(target) }
      })
  }

  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    guard let receiver = instance(target) else { return }
    let argument = object.map { $0 as AnyObject }
    register(UndoAction(receiver) { _ = Host.perform($0, selector, argument) })
  }

  private func register(_ action: UndoAction) {
    guard disabled == 0 else { return }
    if open.isEmpty && groupsByEvent { beginEventGroup() }
    guard let group = open.last else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "registerUndoWithTarget:selector:object: must begin a group before registering "
            + "undo"))
    }
    group.actions.append(action)
    if !isUndoing && !isRedoing { redoStack = [] }
  }

  private func beginEventGroup() {
    hasEventGroup = true
    beginUndoGrouping()
    RunLoop.main.runAfterCommit { [weak self] in self?.endEventGroup() }
  }

  private func endEventGroup() {
    guard hasEventGroup else { return }
    hasEventGroup = false
    endUndoGrouping()
  }

  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    open.append(UndoGroup())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    closeGroup()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func closeGroup() {
    guard let group = open.popLast() else {
      Host.raise(
        NSException(
          name: .internalInconsistencyException,
          reason: "endUndoGrouping called with no matching begin"))
    }
    if group.isEmpty { return }
    if let outer = open.last {
      outer.add(group)
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropOldest()
    }
  }

  private func dropOldest() {
    if levelsOfUndo > 0 && undoStack.count > levelsOfUndo {
      undoStack.removeFirst(undoStack.count - levelsOfUndo)
    }
  }

  /// Names the change for the menu.
  open func setActionName(_ actionName: String) {
    (open.last ?? undoStack.last)?.name = actionName
  }

  // MARK: Undoing

  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    endEventGroup()
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// The last change is the first to be undone. What is registered meanwhile is one group.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack = []
    redoStack = []
    open = []
    hasEventGroup = false
  }

  open func removeAllActions(withTarget target: Any) {
    let receiver = instance(target)
    for group in undoStack + redoStack + open {
      group.actions = group.actions.filter { $0.target !== receiver }
    }
    undoStack = undoStack.filter { !$0.isEmpty }
    redoStack = redoStack.filter { !$0.isEmpty }
  }
}

/// The changes that are undone together.
final class UndoGroup {
  var actions: [UndoAction] = []
  var name = ""
  var isDiscardable = false

  var isEmpty: Bool { return actions.isEmpty }

  func add(_ inner: UndoGroup) {
    actions += inner.actions
    if !inner.name.isEmpty { name = inner.name }
  }
}

/// The way back from one change.
final class UndoAction {
  weak var target: AnyObject?
  private let work: (AnyObject) -> Void

  init(_ target: AnyObject, _ work: @escaping (AnyObject) -> Void) {
    self.target = target
    self.work = work
  }

  func run() {
    if let target = target { work(target) }
  }
}

extension Notification.Name {
  /// Posted when a group opens or closes, and before undoing and redoing.
  public static let NSUndoManagerCheckpoint = Notification.Name(
    "NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
