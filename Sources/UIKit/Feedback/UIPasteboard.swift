/// The copied content; empty when the app is launched.
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public let name: UIPasteboard.Name
  /// How often the content changed. It counts late: at the end of the turn of the run loop.
  open private(set) var changeCount: Int = 0
  private var changesToCount = 0
  private var contents: [Any] = []

  init(_ name: UIPasteboard.Name) {
    self.name = name
    super.init()
  }

  public static var general: UIPasteboard {
    if let pasteboard = Simulation.current.pasteboard { return pasteboard }
    let made = UIPasteboard(UIPasteboard.Name.general)
    Simulation.current.pasteboard = made
    return made
  }

  /// A pasteboard of the app.
  public convenience init?(name: UIPasteboard.Name, create: Bool) {
    let known = Simulation.current.pasteboards[name.rawValue]
    guard create || known != nil else { return nil }
    self.init(name)
    if let known = known { contents = known.contents }
    Simulation.current.pasteboards[name.rawValue] = self
  }

  /// Forgets a pasteboard of the app.
  public static func remove(withName name: UIPasteboard.Name) {
    Simulation.current.pasteboards[name.rawValue] = nil
  }

  public static func withUniqueName() -> UIPasteboard {
    Simulation.current.pasteboardCount += 1
    return UIPasteboard(UIPasteboard.Name("UIKit.pboard.\(Simulation.current.pasteboardCount)"))
  }

  /// Posted after the change was counted.
  public static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")
  public static let removedNotification = Notification.Name(
    "UIPasteboardRemovedNotification")

  // MARK: Content

  open var string: String? {
    get { return strings?.first }
    set { put(newValue.map { [$0] }) }
  }
  open var strings: [String]? {
    get { return found(contents.compactMap { $0 as? String }) }
    set { put(newValue) }
  }
  open var image: UIImage? {
    get { return images?.first }
    set { put(newValue.map { [$0] }) }
  }
  open var images: [UIImage]? {
    get { return found(contents.compactMap { $0 as? UIImage }) }
    set { put(newValue) }
  }
  open var url: URL? {
    get { return urls?.first }
    set { put(newValue.map { [$0] }) }
  }
  open var urls: [URL]? {
    get { return found(contents.compactMap { $0 as? URL }) }
    set { put(newValue) }
  }
  open var color: UIColor? {
    get { return colors?.first }
    set { put(newValue.map { [$0] }) }
  }
  open var colors: [UIColor]? {
    get { return found(contents.compactMap { $0 as? UIColor }) }
    set { put(newValue) }
  }

  private func found<Content>(_ list: [Content]) -> [Content]? { return list.isEmpty ? nil : list }

  /// The content by its types.
  open var items: [[String: Any]] {
    get { return contents.map { [UIPasteboard.type(of: $0): $0] } }
    set { put(newValue.compactMap { $0.values.first }) }
  }

  private static func type(of content: Any) -> String {
    if content is String { return "public.utf8-plain-text" }
    if content is URL { return "public.url" }
    return content is UIImage ? "public.png" : "com.apple.uikit.color"
  }

  open var numberOfItems: Int { return contents.count }

  @available(iOS 10.0, *)
  open var hasStrings: Bool { return strings != nil }
  @available(iOS 10.0, *)
  open var hasImages: Bool { return images != nil }
  @available(iOS 10.0, *)
  open var hasURLs: Bool { return urls != nil }
  @available(iOS 10.0, *)
  open var hasColors: Bool { return colors != nil }

  private func put(_ new: [Any]?) {
    contents = new ?? []
    guard because(.pasteboardCountsLate) else {
      changeCount += 1
      tellChange()
      return
    }
    changesToCount += 1
    if changesToCount == 1 { RunLoop.main.runAfterCommit { self.countChanges() } }
  }

  private func countChanges() {
    because(.pasteboardCountsLate)
    changeCount += changesToCount
    changesToCount = 0
    tellChange()
  }

  private func tellChange() {
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }
}
