/// The content of a cell, as a value from which its view is created.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {
  /// Creates the view that shows the content.
  func makeContentView() -> UIView & UIContentView
  /// The content for another state of the cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@available(iOS 14.0, *)
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can take the configuration in place of its own.
  @available(iOS 16.0, *)
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

@available(iOS 14.0, *)
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    return type(of: configuration) == type(of: self.configuration)
  }
}

/// The view of a list content configuration; the model draws no text.
@available(iOS 14.0, *)
open class UIListContentView: UIView, UIContentView {
  open var configuration: any UIContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: CGRect.zero)
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration()
    super.init(coder: coder)
  }

  private var content: UIListContentConfiguration? {
    return configuration as? UIListContentConfiguration
  }

  /// The places of the texts and of the picture; nil where there is none.
  open var textLayoutGuide: UILayoutGuide? {
    return content?.text == nil && content?.attributedText == nil
      ? nil : guideNamed("UIListContentViewText")
  }

  open var secondaryTextLayoutGuide: UILayoutGuide? {
    return content?.secondaryText == nil && content?.secondaryAttributedText == nil
      ? nil : guideNamed("UIListContentViewSecondaryText")
  }

  open var imageLayoutGuide: UILayoutGuide? {
    return content?.image == nil ? nil : guideNamed("UIListContentViewImage")
  }
}

/// A picture and two lines of text.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 8)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  private var axes: UIAxis = [.horizontal]

  /// The look of a line of text.
  public struct TextProperties {
    public var font: UIFont = UIFont.systemFont(ofSize: 17)
    public var color: UIColor = UIColor.label
    public var numberOfLines: Int = 0
    public var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
    public var alignment: TextAlignment = TextAlignment.natural

    public enum TextAlignment: Int {
      case natural = 0
      case center = 1
      case justified = 2
    }

    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var transform: TextTransform = TextTransform.none
    public var colorTransformer: UIConfigurationColorTransformer?
    @available(iOS 15.0, *)
    public var showsExpansionTextWhenTruncated = false

    public func resolvedColor() -> UIColor { return colorTransformer?(color) ?? color }

    /// A change of the letters.
    public enum TextTransform: Int {
      case none = 0
      case capitalized = 1
      case lowercase = 2
      case uppercase = 3
    }
  }

  /// The look of the picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = CGSize.zero
    public var reservedLayoutSize: CGSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var accessibilityIgnoresInvertColors = false
    @available(iOS 18.0, *)
    public var strokeWidth: CGFloat = 0

    /// The width that keeps the texts below each other.
    public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude
  }

  public func makeContentView() -> UIView & UIContentView {
    return UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    return self
  }

  public static func cell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .caption1)
    return configuration
  }

  public static func subtitleCell() -> UIListContentConfiguration { return cell() }

  /// The second text stands at the other side, in gray.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.color = UIColor.secondaryLabel
    return configuration
  }

  public static func sidebarCell() -> UIListContentConfiguration { return sidebar() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { return sidebar() }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { return sidebar() }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    return sidebar()
  }

  private static func sidebar() -> UIListContentConfiguration {
    var configuration = cell()
    configuration.secondaryTextProperties.color = UIColor.secondaryLabel
    return configuration
  }

  /// The axes along which the margins of the view around count too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis {
    get { return axes }
    set { axes = newValue }
  }

  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration { return plainHeader() }

  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration { return plainFooter() }

  @available(iOS 15.0, *)
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .title3), color: UIColor.label)
  }

  @available(iOS 15.0, *)
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .title2), color: UIColor.label)
  }

  public static func plainHeader() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .headline), color: UIColor.label)
  }

  public static func plainFooter() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .body), color: UIColor.secondaryLabel)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    var configuration = edge(font: font, color: UIColor.secondaryLabel)
    configuration.textProperties.transform = .uppercase
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 17, leading: 8, bottom: 6, trailing: 8)
    return configuration
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .footnote), color: UIColor.secondaryLabel)
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    return edge(font: UIFont.preferredFont(forTextStyle: .headline), color: UIColor.label)
  }

  private static func edge(font: UIFont, color: UIColor) -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration()
    configuration.textProperties.font = font
    configuration.textProperties.color = color
    configuration.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .caption1)
    return configuration
  }
}

/// The background of a cell's content.
@available(iOS 14.0, *)
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var customView: UIView?
  public var backgroundInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0
  public var visualEffect: UIVisualEffect?

  /// The color of a cell that isn't selected; nil if the color doesn't follow the state.
  private var normalColor: UIColor?

  private static func cell(_ color: UIColor) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = color
    background.normalColor = color
    return background
  }

  /// The background of a list's cell is gray while the cell is selected or highlighted.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard let normal = normalColor, let cell = state as? UICellConfigurationState,
      backgroundColor == normal || backgroundColor == UIColor.systemGray4,
      because(.backgroundFollowsState)
    else { return self }
    var background = self
    background.backgroundColor = cell.isSelected || cell.isHighlighted ? .systemGray4 : normal
    return background
  }

  @available(iOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  /// No background, and no color of a view's tint either.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = UIColor.clear
    return background
  }

  @available(iOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration {
    return cell(UIColor.plainCellBackground)
  }

  @available(iOS 18.0, *)
  public static func listHeader() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    return cell(UIColor.plainCellBackground)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    return cell(UIColor.groupedCellBackground)
  }

  @available(iOS 15.0, *)
  public var image: UIImage?
  @available(iOS 15.0, *)
  public var imageContentMode: UIView.ContentMode = .scaleToFill
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// Makes the fill of the tint where there is no colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// The colour that is drawn: the background's own or the tint, as the transformer has it.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

@available(iOS 14.0, *)
extension UIBackgroundConfiguration: Equatable, Hashable {
  public static func == (one: UIBackgroundConfiguration, other: UIBackgroundConfiguration) -> Bool {
    return one.backgroundColor == other.backgroundColor && one.cornerRadius == other.cornerRadius
      && one.customView === other.customView && one.backgroundInsets == other.backgroundInsets
      && one.strokeColor == other.strokeColor && one.strokeWidth == other.strokeWidth
      && one.strokeOutset == other.strokeOutset && one.visualEffect === other.visualEffect
      && one.image === other.image && one.imageContentMode == other.imageContentMode
      && one.edgesAddingLayoutMarginsToBackgroundInsets
        == other.edgesAddingLayoutMarginsToBackgroundInsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(strokeWidth)
  }
}

/// Makes another colour of one.
@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { return transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { $0.dimmedTint }
  public static let preferredTint = UIConfigurationColorTransformer { _ in UIColor.tintColor }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

@available(iOS 14.0, *)
extension UIListContentConfiguration: Equatable, Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
  }

  public static func == (lhs: UIListContentConfiguration, rhs: UIListContentConfiguration) -> Bool {
    return lhs.text == rhs.text && lhs.secondaryText == rhs.secondaryText
      && lhs.attributedText == rhs.attributedText
      && lhs.secondaryAttributedText == rhs.secondaryAttributedText && lhs.image == rhs.image
      && lhs.directionalLayoutMargins == rhs.directionalLayoutMargins
      && lhs.prefersSideBySideTextAndSecondaryText == rhs.prefersSideBySideTextAndSecondaryText
      && lhs.textProperties.font == rhs.textProperties.font
      && lhs.textProperties.color == rhs.textProperties.color
      && lhs.secondaryTextProperties.font == rhs.secondaryTextProperties.font
      && lhs.secondaryTextProperties.color == rhs.secondaryTextProperties.color
      && lhs.imageProperties.tintColor == rhs.imageProperties.tintColor
  }
}
