// Fonts that follow the size of text that a person picked.

/// The reason for a font's size: a style, or metrics and a font to scale.
struct FontScaling {
  let style: UIFont.TextStyle
  /// The font at the usual size of text; nil for the style's own font.
  let base: UIFont?
  /// The largest size in points; 0 where there is no limit.
  let maximum: CGFloat

  /// The font at another size of text.
  func font(for category: UIContentSizeCategory) -> UIFont {
    guard let base = base else { return UIFont.preferred(style, for: category) }
    return UIFontMetrics(forTextStyle: style).scaled(base, maximum: maximum, for: category)
  }
}

extension UIFont {

  /// The system's font of a style, at the size of text that a person picked.
  @available(iOS 7.0, *)
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    return preferred(style, for: Simulation.current.deviceTraits.contentSize)
  }

  /// The font of a style at the size of text of the traits.
  @available(iOS 10.0, *)
  public static func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    return preferred(style, for: UIFont.category(of: traitCollection))
  }

  static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    let wanted = traits?.values.value(of: UITraitPreferredContentSizeCategory.self)
    if let wanted = wanted, wanted.position >= 0 { return wanted }
    return Simulation.current.deviceTraits.contentSize
  }

  static func preferred(_ style: UIFont.TextStyle, for category: UIContentSizeCategory) -> UIFont {
    let font = UIFont(fontName: style.rawValue, pointSize: style.size(for: category))
    font.scaling = FontScaling(style: style, base: nil, maximum: 0)
    return font
  }
}

extension UIFont.TextStyle {
  @available(iOS 17.0, *)
  public static let extraLargeTitle = UIFont.TextStyle(
    rawValue: "UICTFontTextStyleExtraLargeTitle")
  @available(iOS 17.0, *)
  public static let extraLargeTitle2 = UIFont.TextStyle(
    rawValue: "UICTFontTextStyleExtraLargeTitle2")

  /// The sizes in points, from `extraSmall` to the largest accessibility size, as Apple's guidelines
  /// list them.
  private static let sizes: [String: [CGFloat]] = [
    "UICTFontTextStyleTitle0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "UICTFontTextStyleTitle1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "UICTFontTextStyleTitle2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "UICTFontTextStyleTitle3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "UICTFontTextStyleHeadline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "UICTFontTextStyleBody": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "UICTFontTextStyleCallout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "UICTFontTextStyleSubhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "UICTFontTextStyleFootnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "UICTFontTextStyleCaption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "UICTFontTextStyleCaption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The styles above the large title, at the usual size of text; they grow as that does.
  private static let extraSizes: [String: CGFloat] = [
    "UICTFontTextStyleExtraLargeTitle": 36, "UICTFontTextStyleExtraLargeTitle2": 28,
  ]

  /// The size in points at a size of text; an unknown style is as large as body text.
  func size(for category: UIContentSizeCategory) -> CGFloat {
    if let extra = UIFont.TextStyle.extraSizes[rawValue] {
      return (extra * UIFont.TextStyle.largeTitle.size(for: category) / 34).rounded()
    }
    let body = UIFont.TextStyle.sizes["UICTFontTextStyleBody"] ?? []
    let row = UIFont.TextStyle.sizes[rawValue] ?? body
    let column = category.position
    if column >= 0 && column < row.count { return row[column] }
    return row.count > 3 ? row[3] : 17
  }
}

/// Scales fonts and distances with the size of text that a person picked, as fast as a style grows.
@available(iOS 11.0, *)
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    return scaled(font, maximum: 0, for: UIFont.category(of: nil))
  }

  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    return scaled(font, maximum: 0, for: UIFont.category(of: traitCollection))
  }

  /// The scaled font, at most of this size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    return scaled(font, maximum: maximumPointSize, for: UIFont.category(of: nil))
  }

  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    return scaled(font, maximum: maximumPointSize, for: UIFont.category(of: traitCollection))
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    return rounded(value * ratio(for: UIFont.category(of: nil)))
  }

  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    return rounded(value * ratio(for: UIFont.category(of: traitCollection)))
  }

  func scaled(_ font: UIFont, maximum: CGFloat, for category: UIContentSizeCategory) -> UIFont {
    var size = rounded(font.pointSize * ratio(for: category))
    if maximum > 0 && size > maximum { size = maximum }
    let scaled = font.withSize(size)
    scaled.scaling = FontScaling(style: style, base: font, maximum: maximum)
    return scaled
  }

  private func ratio(for category: UIContentSizeCategory) -> CGFloat {
    return style.size(for: category) / style.size(for: .large)
  }

  /// The nearest pixel.
  private func rounded(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (value * scale).rounded() / scale
  }
}

/// Views whose fonts can follow the size of text.
@available(iOS 10.0, *)
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes with the size of text. Only a font of a style or of metrics can.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}

extension UIView {
  /// The font for the view's size of text, if it follows that; nil if it stays.
  func adjusted(_ font: UIFont?) -> UIFont? {
    guard let font = font, let scaling = font.scaling, because(.fontsFollowTextSize) else {
      return nil
    }
    let category = traitCollection.values.value(of: UITraitPreferredContentSizeCategory.self)
    let new = scaling.font(for: category)
    return new.pointSize == font.pointSize ? nil : new
  }
}
