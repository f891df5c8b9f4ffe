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

  /// Every name has a colour.
  @available(iOS 11.0, *)
  public convenience init?(named name: String) {
    self.init(name: name)
  }

  /// A colour that depends on the traits; the model asks once, for those of the screen.
  @available(iOS 13.0, *)
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(name: dynamicProvider(UIScreen.main.traitCollection).name)
  }

  @available(iOS 10.0, *)
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @available(iOS 13.0, *)
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { return self }

  open func set() {}

  open func setFill() {}

  open func setStroke() {}

  open override var description: String { return name }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return name == other.name
  }

  /// The grey that stands for the colour in a dimmed view.
  var dimmedTint: UIColor { return UIColor(name: "\(name) dimmed") }

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
  @available(iOS 13.0, *)
  public static let systemGray2 = UIColor(name: "systemGray2")
  @available(iOS 13.0, *)
  public static let systemGray3 = UIColor(name: "systemGray3")
  @available(iOS 13.0, *)
  public static let systemGray4 = UIColor(name: "systemGray4")
  @available(iOS 13.0, *)
  public static let systemGray5 = UIColor(name: "systemGray5")
  @available(iOS 13.0, *)
  public static let systemGray6 = UIColor(name: "systemGray6")
  @available(iOS 15.0, *)
  public static let systemMint = UIColor(name: "systemMint")
  @available(iOS 15.0, *)
  public static let systemCyan = UIColor(name: "systemCyan")
  @available(iOS 13.0, *)
  public static let systemBrown = UIColor(name: "systemBrown")
  @available(iOS 13.0, *)
  public static let tertiarySystemBackground = UIColor(name: "tertiarySystemBackground")
  @available(iOS 13.0, *)
  public static let secondarySystemGroupedBackground = UIColor(
    name: "secondarySystemGroupedBackground")
  @available(iOS 13.0, *)
  public static let tertiaryLabel = UIColor(name: "tertiaryLabel")
  @available(iOS 13.0, *)
  public static let placeholderText = UIColor(name: "placeholderText")
  @available(iOS 13.0, *)
  public static let systemFill = UIColor(name: "systemFill")
  @available(iOS 13.0, *)
  public static let link = UIColor(name: "link")
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
