/// Content on its way from one place to another; others get it when they ask.
@available(iOS 8.0, *)
open class NSItemProvider: NSObject {
  /// The content.
  let content: NSObject?
  open var suggestedName: String?

  public override init() {
    content = nil
    super.init()
  }

  public init(object: NSObject) {
    content = object
    super.init()
  }

  /// Whether the content is of the class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    guard let content = content else { return false }
    return Host.className(content) == Host.className(ofType: aClass)
  }

  /// Hands the content over in a later turn.
  open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) {
    let found = canLoadObject(ofClass: aClass) ? content : nil
    RunLoop.main.enqueue(after: 0) { completionHandler(found, nil) }
  }
}

/// A thing that is dragged.
@available(iOS 11.0, *)
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// Anything that the app wants to know of the item; other apps don't get it.
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A drag under way.
@available(iOS 11.0, *)
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  func canLoadObjects(ofClass aClass: AnyClass) -> Bool
}

/// The drag, for the view that it comes from.
@available(iOS 11.0, *)
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// The drag, for a view that it may end in.
@available(iOS 11.0, *)
public protocol UIDropSession: UIDragDropSession {
  /// The session of a drag that began in the same app.
  var localDragSession: (any UIDragSession)? { get }
}

/// The use that a view makes of the dropped items.
@available(iOS 11.0, *)
public enum UIDropOperation: UInt {
  case cancel = 0
  case forbidden = 1
  case copy = 2
  case move = 3
}

/// The answer of a view that something is dragged over.
@available(iOS 11.0, *)
open class UIDropProposal: NSObject {
  public let operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
