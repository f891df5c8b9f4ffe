/// The app's resources. The model has one bundle; nibs are added by the driver.
open class Bundle: NSObject {
  private static let mainBundle = Bundle()
  /// Whether every requested file counts as present, though none can be read.
  package static var hasEveryResource = false

  public static var main: Bundle { return mainBundle }
  public static var allBundles: [Bundle] { return [mainBundle] }

  public convenience init(for class: AnyClass) {
    self.init()
  }

  public convenience init?(identifier: String) {
    self.init()
    if identifier != bundleIdentifier { return nil }
  }

  open var bundleIdentifier: String? { return "com.example.Scenario" }

  open var infoDictionary: [String: Any]? {
    return [
      "CFBundleIdentifier": "com.example.Scenario", "CFBundleName": "Scenario",
      "CFBundleDisplayName": "Scenario", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
  }

  open var bundlePath: String { return "/var/mobile/Scenario.app" }
  open var bundleURL: URL { return URL(fileURLWithPath: bundlePath, isDirectory: true) }
  open var resourcePath: String? { return bundlePath }
  open var resourceURL: URL? { return bundleURL }
  open var preferredLocalizations: [String] { return ["en"] }
  open var localizations: [String] { return ["en"] }
  open var developmentLocalization: String? { return "en" }
  open var localizedInfoDictionary: [String: Any]? { return [:] }
  open var executablePath: String? { return bundlePath + "/Scenario" }
  open var executableURL: URL? { return executablePath.map { URL(fileURLWithPath: $0) } }
  open var isLoaded: Bool { return true }

  @discardableResult
  open func load() -> Bool { return true }

  open func path(forResource name: String?, ofType type: String?) -> String? {
    guard Bundle.hasEveryResource, let name = name else { return nil }
    guard let type = type, !type.isEmpty else { return bundlePath + "/" + name }
    return bundlePath + "/" + name + "." + type
  }

  open func url(forResource name: String?, withExtension type: String?) -> URL? {
    return path(forResource: name, ofType: type).map { URL(fileURLWithPath: $0) }
  }

  open func object(forInfoDictionaryKey key: String) -> Any? { return infoDictionary?[key] }

  open func localizedString(forKey key: String, value: String?, table: String?) -> String {
    return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
  }
}
