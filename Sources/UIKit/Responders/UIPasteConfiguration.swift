/// The kinds of data that a responder takes.
@available(iOS 11.0, *)
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String] = []

  public override init() {
    super.init()
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  open func addAcceptableTypeIdentifiers(_ identifiers: [String]) {
    acceptableTypeIdentifiers += identifiers
  }
}

/// An object that takes pasted data.
@available(iOS 11.0, *)
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

@available(iOS 11.0, *)
extension UIResponder: UIPasteConfigurationSupporting {}

/// The items that a view shares.
@available(iOS 13.0, *)
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

@available(iOS 13.0, *)
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  public let itemProvidersForActivityItemsConfiguration: [NSItemProvider]
  open weak var localObject: AnyObject?

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }

  public convenience init(objects: [NSObject]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }
}

/// The language of a keyboard.
@available(iOS 4.2, *)
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { return "en-US" }

  static let english = UITextInputMode()

  /// The languages that a person chose.
  public static var activeInputModes: [UITextInputMode] { return [english] }

  public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// The buttons above the keyboard of a pad.
@available(iOS 9.0, *)
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
