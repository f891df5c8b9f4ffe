/// The colours with a name.
extension UIColor {
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: Text on dark and on light screens

  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)

  // MARK: Colours of the system

  /// The colour behind a grouped table.
  public static var groupTableViewBackground: UIColor { return systemGroupedBackground }

  @available(iOS 7.0, *)
  public static let systemRed = UIColor(content: .system("systemRed"))
  @available(iOS 7.0, *)
  public static let systemGreen = UIColor(content: .system("systemGreen"))
  @available(iOS 7.0, *)
  public static let systemBlue = UIColor(content: .system("systemBlue"))
  @available(iOS 7.0, *)
  public static let systemOrange = UIColor(content: .system("systemOrange"))
  @available(iOS 7.0, *)
  public static let systemYellow = UIColor(content: .system("systemYellow"))
  @available(iOS 7.0, *)
  public static let systemPink = UIColor(content: .system("systemPink"))
  @available(iOS 9.0, *)
  public static let systemPurple = UIColor(content: .system("systemPurple"))
  @available(iOS 7.0, *)
  public static let systemTeal = UIColor(content: .system("systemTeal"))
  @available(iOS 7.0, *)
  public static let systemGray = UIColor(content: .system("systemGray"))
  @available(iOS 13.0, *)
  public static let systemIndigo = UIColor(content: .system("systemIndigo"))
  @available(iOS 13.0, *)
  public static let systemGray2 = UIColor(content: .system("systemGray2"))
  @available(iOS 13.0, *)
  public static let systemGray3 = UIColor(content: .system("systemGray3"))
  @available(iOS 13.0, *)
  public static let systemGray4 = UIColor(content: .system("systemGray4"))
  @available(iOS 13.0, *)
  public static let systemGray5 = UIColor(content: .system("systemGray5"))
  @available(iOS 13.0, *)
  public static let systemGray6 = UIColor(content: .system("systemGray6"))
  @available(iOS 15.0, *)
  public static let systemMint = UIColor(content: .system("systemMint"))
  @available(iOS 15.0, *)
  public static let systemCyan = UIColor(content: .system("systemCyan"))
  @available(iOS 13.0, *)
  public static let systemBrown = UIColor(content: .system("systemBrown"))
  @available(iOS 13.0, *)
  public static let systemBackground = UIColor(content: .system("systemBackground"))
  @available(iOS 13.0, *)
  public static let secondarySystemBackground = UIColor(
    content: .system("secondarySystemBackground"))
  @available(iOS 13.0, *)
  public static let tertiarySystemBackground = UIColor(content: .system("tertiarySystemBackground"))
  @available(iOS 13.0, *)
  public static let systemGroupedBackground = UIColor(content: .system("systemGroupedBackground"))
  @available(iOS 13.0, *)
  public static let secondarySystemGroupedBackground = UIColor(
    content: .system("secondarySystemGroupedBackground"))
  @available(iOS 13.0, *)
  public static let tertiarySystemGroupedBackground = UIColor(
    content: .system("tertiarySystemGroupedBackground"))
  @available(iOS 13.0, *)
  public static let label = UIColor(content: .system("label"))
  @available(iOS 13.0, *)
  public static let secondaryLabel = UIColor(content: .system("secondaryLabel"))
  @available(iOS 13.0, *)
  public static let tertiaryLabel = UIColor(content: .system("tertiaryLabel"))
  @available(iOS 13.0, *)
  public static let quaternaryLabel = UIColor(content: .system("quaternaryLabel"))
  @available(iOS 13.0, *)
  public static let placeholderText = UIColor(content: .system("placeholderText"))
  @available(iOS 13.0, *)
  public static let separator = UIColor(content: .system("separator"))
  @available(iOS 13.0, *)
  public static let opaqueSeparator = UIColor(content: .system("opaqueSeparator"))
  @available(iOS 13.0, *)
  public static let link = UIColor(content: .system("link"))
  @available(iOS 13.0, *)
  public static let systemFill = UIColor(content: .system("systemFill"))
  @available(iOS 13.0, *)
  public static let secondarySystemFill = UIColor(content: .system("secondarySystemFill"))
  @available(iOS 13.0, *)
  public static let tertiarySystemFill = UIColor(content: .system("tertiarySystemFill"))
  @available(iOS 13.0, *)
  public static let quaternarySystemFill = UIColor(content: .system("quaternarySystemFill"))
  /// The backgrounds of tables and of their cells, by the names that they print.
  static let tableBackground = UIColor(content: .system("tableBackground"))
  static let plainCellBackground = UIColor(content: .system("tableCellPlainBackground"))
  static let groupedCellBackground = UIColor(content: .system("tableCellGroupedBackground"))
  @available(iOS 15.0, *)
  public static let tintColor = UIColor(content: .system("tint"))
}

/// The system's colours in numbers.
enum SystemColors {
  /// The colour in a light and in a dark interface; nil for an unknown name.
  static func parts(of name: String) -> (light: ColorContent, dark: ColorContent)? {
    guard let numbers = table[name] else { return nil }
    return (content(numbers[0]), content(numbers[1]))
  }

  /// The color for these traits; nil for an unknown name.
  static func content(of name: String, for traits: UITraitCollection) -> ColorContent? {
    guard let both = parts(of: name) else { return nil }
    let isDark = traits.userInterfaceStyle == .dark
    if traits.accessibilityContrast == .high, let numbers = contrasting[name],
      because(.contrastChangesColors)
    {
      return content(numbers[isDark ? 1 : 0])
    }
    if isDark && traits.userInterfaceLevel == .elevated, let numbers = elevated[name],
      because(.elevatedBackgroundsAreLighter)
    {
      return content(numbers)
    }
    return isDark ? both.dark : both.light
  }

  /// The backgrounds of a dark interface above others.
  private static let elevated: [String: [CGFloat]] = [
    "systemBackground": [28, 28, 30],
    "secondarySystemBackground": [44, 44, 46],
    "tertiarySystemBackground": [58, 58, 60],
    "systemGroupedBackground": [28, 28, 30],
    "secondarySystemGroupedBackground": [44, 44, 46],
    "tertiarySystemGroupedBackground": [58, 58, 60],
    "tableBackground": [28, 28, 30],
    "tableCellPlainBackground": [28, 28, 30],
    "tableCellGroupedBackground": [44, 44, 46],
  ]

  /// The colors for people who want more contrast.
  private static let contrasting: [String: [[CGFloat]]] = [
    "systemRed": [[215, 0, 21], [255, 105, 97]],
    "systemOrange": [[201, 52, 0], [255, 179, 64]],
    "systemYellow": [[178, 80, 0], [255, 212, 38]],
    "systemGreen": [[36, 138, 61], [48, 219, 91]],
    "systemMint": [[12, 129, 123], [102, 212, 207]],
    "systemTeal": [[0, 130, 153], [93, 230, 255]],
    "systemCyan": [[0, 113, 164], [112, 215, 255]],
    "systemBlue": [[0, 64, 221], [64, 156, 255]],
    "systemIndigo": [[54, 52, 163], [125, 122, 255]],
    "systemPurple": [[137, 68, 171], [218, 143, 255]],
    "systemPink": [[211, 15, 69], [255, 100, 130]],
    "systemBrown": [[127, 101, 69], [181, 148, 105]],
    "systemGray": [[108, 108, 112], [174, 174, 178]],
    "systemGray2": [[142, 142, 147], [124, 124, 128]],
    "systemGray3": [[174, 174, 178], [84, 84, 86]],
    "systemGray4": [[188, 188, 192], [68, 68, 70]],
    "systemGray5": [[216, 216, 220], [54, 54, 56]],
    "systemGray6": [[235, 235, 240], [36, 36, 38]],
  ]

  /// One number is a gray, three are red, green and blue up to 255, and a fourth is the alpha.
  private static func content(_ numbers: [CGFloat]) -> ColorContent {
    if numbers.count < 3 { return .gray([numbers[0], 1]) }
    let alpha = numbers.count > 3 ? numbers[3] : 1
    return .rgb([numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha])
  }

  private static let table: [String: [[CGFloat]]] = [
    "systemRed": [[255, 59, 48], [255, 69, 58]],
    "systemGreen": [[52, 199, 89], [48, 209, 88]],
    "systemBlue": [[0, 122, 255], [10, 132, 255]],
    "systemOrange": [[255, 149, 0], [255, 159, 10]],
    "systemYellow": [[255, 204, 0], [255, 214, 10]],
    "systemPink": [[255, 45, 85], [255, 55, 95]],
    "systemPurple": [[175, 82, 222], [191, 90, 242]],
    "systemTeal": [[48, 176, 199], [64, 200, 224]],
    "systemGray": [[142, 142, 147], [142, 142, 147]],
    "systemIndigo": [[88, 86, 214], [94, 92, 230]],
    "systemGray2": [[174, 174, 178], [99, 99, 102]],
    "systemGray3": [[199, 199, 204], [72, 72, 74]],
    "systemGray4": [[209, 209, 214], [58, 58, 60]],
    "systemGray5": [[229, 229, 234], [44, 44, 46]],
    "systemGray6": [[242, 242, 247], [28, 28, 30]],
    "systemMint": [[0, 199, 190], [102, 212, 207]],
    "systemCyan": [[50, 173, 230], [100, 210, 255]],
    "systemBrown": [[162, 132, 94], [172, 142, 104]],
    "systemBackground": [[1], [0]],
    "secondarySystemBackground": [[242, 242, 247], [28, 28, 30]],
    "tertiarySystemBackground": [[1], [44, 44, 46]],
    "systemGroupedBackground": [[242, 242, 247], [0]],
    "secondarySystemGroupedBackground": [[1], [28, 28, 30]],
    "tertiarySystemGroupedBackground": [[242, 242, 247], [44, 44, 46]],
    "tableBackground": [[1], [0]],
    "tableCellPlainBackground": [[1], [0]],
    "tableCellGroupedBackground": [[1], [28, 28, 30]],
    "label": [[0], [1]],
    "secondaryLabel": [[60, 60, 67, 0.6], [235, 235, 245, 0.6]],
    "tertiaryLabel": [[60, 60, 67, 0.3], [235, 235, 245, 0.3]],
    "quaternaryLabel": [[60, 60, 67, 0.18], [235, 235, 245, 0.16]],
    "placeholderText": [[60, 60, 67, 0.3], [235, 235, 245, 0.3]],
    "separator": [[60, 60, 67, 0.29], [84, 84, 88, 0.6]],
    "opaqueSeparator": [[198, 198, 200], [56, 56, 58]],
    "link": [[0, 122, 255], [9, 132, 255]],
    "systemFill": [[120, 120, 128, 0.2], [120, 120, 128, 0.36]],
    "secondarySystemFill": [[120, 120, 128, 0.16], [120, 120, 128, 0.32]],
    "tertiarySystemFill": [[118, 118, 128, 0.12], [118, 118, 128, 0.24]],
    "quaternarySystemFill": [[116, 116, 128, 0.08], [118, 118, 128, 0.18]],
    "tint": [[0, 122, 255], [10, 132, 255]],
  ]
}
