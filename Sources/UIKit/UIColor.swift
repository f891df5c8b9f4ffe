/// A colour; it prints its name, so that a scenario can say which one it sees.
open class UIColor: NSObject {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "UIExtendedSRGBColorSpace \(red) \(green) \(blue) \(alpha)")
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(name: "UIExtendedGrayColorSpace \(white) \(alpha)")
  }

  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(name: "HSB \(hue) \(saturation) \(brightness) \(alpha)")
  }

  open override var description: String { return name }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name
  }

  open override var hash: Int { return name.hashValue }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    return UIColor(name: "\(name) \(alpha)")
  }

  public static let black = UIColor(name: "black")
  public static let darkGray = UIColor(name: "darkGray")
  public static let lightGray = UIColor(name: "lightGray")
  public static let white = UIColor(name: "white")
  public static let gray = UIColor(name: "gray")
  public static let red = UIColor(name: "red")
  public static let green = UIColor(name: "green")
  public static let blue = UIColor(name: "blue")
  public static let cyan = UIColor(name: "cyan")
  public static let yellow = UIColor(name: "yellow")
  public static let magenta = UIColor(name: "magenta")
  public static let orange = UIColor(name: "orange")
  public static let purple = UIColor(name: "purple")
  public static let brown = UIColor(name: "brown")
  public static let clear = UIColor(name: "clear")
  @available(iOS 7.0, *)
  public static let systemRed = UIColor(name: "systemRed")
  @available(iOS 7.0, *)
  public static let systemGreen = UIColor(name: "systemGreen")
  @available(iOS 7.0, *)
  public static let systemBlue = UIColor(name: "systemBlue")
  @available(iOS 7.0, *)
  public static let systemOrange = UIColor(name: "systemOrange")
  @available(iOS 7.0, *)
  public static let systemYellow = UIColor(name: "systemYellow")
  @available(iOS 7.0, *)
  public static let systemPink = UIColor(name: "systemPink")
  @available(iOS 7.0, *)
  public static let systemPurple = UIColor(name: "systemPurple")
  @available(iOS 7.0, *)
  public static let systemTeal = UIColor(name: "systemTeal")
  @available(iOS 13.0, *)
  public static let systemIndigo = UIColor(name: "systemIndigo")
  @available(iOS 7.0, *)
  public static let systemGray = UIColor(name: "systemGray")
  @available(iOS 13.0, *)
  public static let systemBackground = UIColor(name: "systemBackground")
  @available(iOS 13.0, *)
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  @available(iOS 13.0, *)
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  @available(iOS 13.0, *)
  public static let label = UIColor(name: "label")
  @available(iOS 13.0, *)
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  @available(iOS 13.0, *)
  public static let separator = UIColor(name: "separator")
  @available(iOS 15.0, *)
  public static let tintColor = UIColor(name: "tintColor")
}
