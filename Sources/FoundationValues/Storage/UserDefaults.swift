/// Settings in memory, empty when the run begins.
open class UserDefaults: NSObject {
  private let suiteName: String?

  public override init() {
    suiteName = nil
    super.init()
  }

  /// Suites of one name share their values.
  public init?(suiteName name: String?) {
    suiteName = name
    super.init()
  }

  public static var standard: UserDefaults { return FoundationState.current.userDefaults }

  public static let didChangeNotification = Notification.Name(
    "NSUserDefaultsDidChangeNotification")

  private var own: [String: Any] {
    get { return FoundationState.current.settings[suiteName ?? ""] ?? [:] }
    set {
      FoundationState.current.settings[suiteName ?? ""] = newValue
      NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
  }

  // MARK: Setting

  open func set(_ value: Any?, forKey key: String) {
    guard let value = value else {
      removeObject(forKey: key)
      return
    }
    if !UserDefaults.isStorable(value) {
      Host.raise(
        NSException(
          name: .invalidArgumentException,
          reason: "Attempt to insert non-property list object \(value) for key \(key)"))
    }
    own[key] = value
  }

  open func set(_ value: Int, forKey key: String) { own[key] = value }
  open func set(_ value: Double, forKey key: String) { own[key] = value }
  open func set(_ value: Bool, forKey key: String) { own[key] = value }
  open func set(_ url: URL?, forKey key: String) { own[key] = url }

  open func removeObject(forKey key: String) {
    if own[key] != nil { own[key] = nil }
  }

  /// Sets the values for keys that nothing was set for.
  open func register(defaults: [String: Any]) {
    for (key, value) in defaults { FoundationState.current.registered[key] = value }
  }

  open func removePersistentDomain(forName name: String) {
    FoundationState.current.settings[name] = nil
    if name == Bundle.main.bundleIdentifier { own = [:] }
  }

  @discardableResult
  open func synchronize() -> Bool { return true }

  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public static func resetStandardUserDefaults() {}

  /// The values of a domain, the app's own under its identifier.
  open func persistentDomain(forName name: String) -> [String: Any]? {
    if name == Bundle.main.bundleIdentifier { return FoundationState.current.settings[""] }
    return FoundationState.current.settings[name]
  }

  open func setPersistentDomain(_ domain: [String: Any], forName name: String) {
    if name == Bundle.main.bundleIdentifier {
      own = domain
    } else {
      FoundationState.current.settings[name] = domain
    }
  }

  open func addSuite(named suiteName: String) {}

  open func removeSuite(named suiteName: String) {}

  /// Whether an administrator decides; nobody does.
  open func objectIsForced(forKey key: String) -> Bool { return false }

  public static let registrationDomain = "NSRegistrationDomain"
  public static let argumentDomain = "NSArgumentDomain"
  public static let globalDomain = "NSGlobalDomain"

  open func dictionaryRepresentation() -> [String: Any] {
    var all = FoundationState.current.registered
    for (key, value) in own { all[key] = value }
    return all
  }

  // MARK: Reading

  open func object(forKey key: String) -> Any? {
    return own[key] ?? FoundationState.current.registered[key]
  }

  open func value(forKey key: String) -> Any? { return object(forKey: key) }

  /// Numbers are read as text; anything else as nothing.
  open func string(forKey key: String) -> String? {
    let value = object(forKey: key)
    if let text = value as? String { return text }
    return value.flatMap { UserDefaults.number($0) }?.stringValue
  }

  /// Numbers but zero are true, and so are `1`, `YES` and `true`.
  open func bool(forKey key: String) -> Bool {
    let value = object(forKey: key)
    if let truth = value as? Bool { return truth }
    if let text = value as? String {
      let word = text.lowercased()
      return word == "yes" || word == "true" || NSString.leadingDouble(text) != 0
    }
    return value.flatMap { UserDefaults.number($0) }?.boolValue ?? false
  }

  open func integer(forKey key: String) -> Int {
    let value = object(forKey: key)
    if let text = value as? String { return NSString(string: text).integerValue }
    return value.flatMap { UserDefaults.number($0) }?.intValue ?? 0
  }

  open func double(forKey key: String) -> Double {
    let value = object(forKey: key)
    if let text = value as? String { return NSString.leadingDouble(text) }
    return value.flatMap { UserDefaults.number($0) }?.doubleValue ?? 0
  }

  open func float(forKey key: String) -> Float { return Float(double(forKey: key)) }
  open func array(forKey key: String) -> [Any]? { return object(forKey: key) as? [Any] }
  open func stringArray(forKey key: String) -> [String]? {
    return object(forKey: key) as? [String]
  }
  open func dictionary(forKey key: String) -> [String: Any]? {
    return object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { return object(forKey: key) as? Data }

  open func url(forKey key: String) -> URL? {
    let value = object(forKey: key)
    if let path = value as? String { return URL(fileURLWithPath: path) }
    return value as? URL
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let number = value as? Int { return NSNumber(value: number) }
    if let number = value as? Double { return NSNumber(value: number) }
    if let truth = value as? Bool { return NSNumber(value: truth) }
    if value is String { return nil }
    // Numbers of another width.
    if let number = Int("\(value)") { return NSNumber(value: number) }
    return Double("\(value)").map { NSNumber(value: $0) }
  }

  /// Whether a property list may contain a value.
  private static func isStorable(_ value: Any) -> Bool {
    if let list = value as? [Any] {
      for item in list where !isStorable(item) { return false }
      return true
    }
    if let fields = value as? [String: Any] {
      for (_, item) in fields where !isStorable(item) { return false }
      return true
    }
    return value is String || value is Date || value is Data || value is NSString
      || number(value) != nil
  }
}
