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

  open var numberOfItems: Int { return contents.count }

  @available(iOS 10.0, *)
  open var hasStrings: Bool { return strings != nil }
  @available(iOS 10.0, *)
  open var hasImages: Bool { return images != nil }
  @available(iOS 10.0, *)
  open var hasURLs: Bool { return urls != nil }
  @available(iOS 10.0, *)
  open var hasColors: Bool { return colors != nil }

  /// The items, each with its values by their types.
  open var items: [[String: Any]] {
    get { return contents.map { [UIPasteboard.type(of: $0): $0] } }
    set { put(newValue.compactMap { UIPasteboard.value(in: $0) }) }
  }

  @available(iOS 10.0, *)
  open func setItems(
    _ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]
  ) {
    self.items = items
  }

  open func addItems(_ items: [[String: Any]]) {
    put(contents + items.compactMap { UIPasteboard.value(in: $0) })
  }

  /// The types of the first item.
  open var types: [String] { return contents.first.map { [UIPasteboard.type(of: $0)] } ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool {
    return types.contains { pasteboardTypes.contains($0) }
  }

  open func value(forPasteboardType pasteboardType: String) -> Any? {
    return contains(pasteboardTypes: [pasteboardType]) ? contents.first : nil
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { put([value]) }

  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = self.value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String)?.data(using: .utf8)
  }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { put([data]) }

  private static func type(of content: Any) -> String {
    if content is URL { return "public.url" }
    if content is UIImage { return "public.png" }
    if content is UIColor { return "com.apple.uikit.color" }
    return content is Data ? "public.data" : "public.utf8-plain-text"
  }

  private static func value(in item: [String: Any]) -> Any? {
    for (_, value) in item { return value }
    return nil
  }

  /// The places of the items that have one of the types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    var found = IndexSet()
    for index in 0..<contents.count
    where pasteboardTypes.contains(UIPasteboard.type(of: contents[index])) {
      found.insert(index)
    }
    return found.isEmpty ? nil : found
  }

  @available(iOS 10.0, *)
  open var itemProviders: [NSItemProvider] {
    return contents.map { NSItemProvider(object: ($0 as AnyObject) as? NSObject ?? NSObject()) }
  }

  /// Whether the content outlasts the app.
  open var isPersistent: Bool { return name == UIPasteboard.Name.general }

  @available(iOS 10.0, *)
  public struct OptionsKey: Equatable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(
      rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

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
