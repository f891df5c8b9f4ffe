/// Content on its way from one place to another; others get it when they ask.
@available(iOS 8.0, *)
open class NSItemProvider: NSObject {
  /// The content.
  let content: NSObject?
  private var types: [String] = []
  private var loaders: [String: (@escaping (Data?, (any Error)?) -> Void) -> Progress?] = [:]
  open var suggestedName: String?

  public override init() {
    content = nil
    super.init()
  }

  public init(object: NSObject) {
    content = object
    super.init()
    types = NSItemProvider.types(of: object)
  }

  /// An item whose type the code names.
  public init(item: NSObject?, typeIdentifier: String?) {
    content = item
    super.init()
    types = typeIdentifier.map { [$0] } ?? []
  }

  public convenience init?(contentsOf fileURL: URL?) {
    guard let url = fileURL else { return nil }
    self.init(item: url as AnyObject as? NSObject, typeIdentifier: "public.file-url")
  }

  // MARK: Types

  /// The types of the content, best first.
  open var registeredTypeIdentifiers: [String] { return types }

  private static func types(of object: NSObject) -> [String] {
    switch object {
    case is NSString: return ["public.utf8-plain-text"]
    case is NSAttributedString: return ["com.apple.uikit.attributedstring", "public.rtf"]
    case is UIImage: return ["public.png", "public.jpeg"]
    case is UIColor: return ["com.apple.uikit.color"]
    default: return []
    }
  }

  /// The more general types of some.
  private static let broader: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"], "public.plain-text": ["public.text"],
    "public.rtf": ["public.text"], "public.text": ["public.data", "public.content"],
    "public.png": ["public.image"], "public.jpeg": ["public.image"],
    "public.image": ["public.data", "public.content"], "public.file-url": ["public.url"],
    "public.url": ["public.data"], "public.data": ["public.item"],
  ]

  private static func conforms(_ type: String, to other: String) -> Bool {
    if type == other { return true }
    return (broader[type] ?? []).contains { conforms($0, to: other) }
  }

  /// Whether a type of the content is the named one, or a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    return types.contains { NSItemProvider.conforms($0, to: typeIdentifier) }
  }

  /// Whether the content is of the class.
  open func canLoadObject(ofClass aClass: AnyClass) -> Bool {
    guard let content = content else { return false }
    return Host.className(content) == Host.className(ofType: aClass)
  }

  // MARK: Content

  /// Hands the content over in a later turn.
  @discardableResult
  open func loadObject(
    ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress {
    let found = canLoadObject(ofClass: aClass) ? content : nil
    let failure = found == nil ? NSItemProvider.unavailable : nil
    DispatchQueue.global().async { completionHandler(found, failure) }
    return Progress()
  }

  @discardableResult
  open func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    let found = content as? NSString
    let text = found.map { String($0) }
    let failure = text == nil ? NSItemProvider.unavailable : nil
    DispatchQueue.global().async { completionHandler(text, failure) }
    return Progress()
  }

  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let found = hasItemConformingToTypeIdentifier(typeIdentifier) ? content : nil
    let failure = found == nil ? NSItemProvider.unavailable : nil
    DispatchQueue.global().async { completionHandler?(found, failure) }
  }

  /// Offers data that is made when somebody asks.
  @available(iOS 11.0, *)
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    if !types.contains(typeIdentifier) { types.append(typeIdentifier) }
    loaders[typeIdentifier] = loadHandler
  }

  @available(iOS 11.0, *)
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let type = types.first { NSItemProvider.conforms($0, to: typeIdentifier) }
    let loader = type.flatMap { loaders[$0] }
    let text = (content as? NSString).flatMap { String($0).data(using: .utf8) }
    DispatchQueue.global().async {
      if let loader = loader {
        _ = loader(completionHandler)
      } else {
        completionHandler(type == nil ? nil : text, type == nil ? NSItemProvider.unavailable : nil)
      }
    }
    return Progress()
  }

  private static var unavailable: NSError {
    return NSError(domain: errorDomain, code: -1000, userInfo: nil)
  }

  public static let errorDomain = "NSItemProviderErrorDomain"
}

/// Who may see what a provider offers.
@available(iOS 11.0, *)
public enum NSItemProviderRepresentationVisibility: Int, ImportedValue {
  case all = 0
  case ownProcess = 3
}

/// A thing that is dragged.
@available(iOS 11.0, *)
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// Anything that the app wants to know of the item; other apps don't get it.
  open var localObject: Any?
  /// Makes the picture under the finger; the lifted view is the usual one.
  open var previewProvider: (() -> UIDragPreview?)?

  @available(iOS 11.0, *)
  open func setNeedsDropPreviewUpdate() {}

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
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
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
  /// The sign of progress while data comes.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  func loadObjects(
    ofClass aClass: AnyClass, completion: @escaping ([Any]) -> Void
  ) -> Progress
}

@available(iOS 11.0, *)
public enum UIDropSessionProgressIndicatorStyle: UInt, ImportedValue {
  case none = 0
  case `default` = 1
}

/// The picture of a dragged item.
@available(iOS 11.0, *)
open class UIDragPreview: NSObject {
  public let view: UIView
  open var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}

@available(iOS 11.0, *)
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a picture of a dragged item goes.
@available(iOS 11.0, *)
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view that stands for a dragged item.
@available(iOS 11.0, *)
open class UITargetedDragPreview: UITargetedPreview {}

/// Runs blocks beside an animation of a drag, and after it.
@available(iOS 11.0, *)
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
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
