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

/// Makes one color of another, as a configuration shows it.
@available(iOS 14.0, *)
public struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor

  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }

  public func callAsFunction(_ input: UIColor) -> UIColor { return transform(input) }

  public static let grayscale = UIConfigurationColorTransformer { color in
    var white: CGFloat = 0
    var alpha: CGFloat = 0
    _ = color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
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
  /// The directions in which the margins of the superview count, too.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = UIAxis.both
  /// The opacity of the content.
  @available(iOS 18.0, *)
  public var alpha: CGFloat = 1

  /// The look of a line of text.
  public struct TextProperties {
    public var font: UIFont = UIFont.systemFont(ofSize: 17)
    public var color: UIColor = UIColor.label
    public var numberOfLines: Int = 0
    public var lineBreakMode: NSLineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
    public var alignment: TextAlignment = TextAlignment.natural
    public var transform: TextTransform = TextTransform.none
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var colorTransformer: UIConfigurationColorTransformer?
    @available(iOS 15.0, *)
    public var showsExpansionTextWhenTruncated = false

    /// The color that shows.
    public func resolvedColor() -> UIColor { return colorTransformer?(color) ?? color }

    public enum TextTransform: Int {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public enum TextAlignment: Int {
      case natural = 0
      case center = 1
      case justified = 2
    }
  }

  /// The look of the picture.
  public struct ImageProperties {
    /// A length that leaves the size of the picture to the list.
    public static let standardDimension: CGFloat = CGFloat.greatestFiniteMagnitude
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    public var accessibilityIgnoresInvertColors = false
    @available(iOS 18.0, *)
    public var strokeColor: UIColor?
    @available(iOS 18.0, *)
    public var strokeWidth: CGFloat = 0
    public var cornerRadius: CGFloat = 0

    /// The color that shows, with a view's tint where none is set.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let own = self.tintColor ?? tintColor
      return tintColorTransformer?(own) ?? own
    }

    public var maximumSize: CGSize = CGSize.zero
    public var reservedLayoutSize: CGSize = CGSize.zero
  }

  public func makeContentView() -> UIView & UIContentView {
    return UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    return self
  }

  public static func cell() -> UIListContentConfiguration { return UIListContentConfiguration() }

  public static func subtitleCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  /// The second text stands at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    content.secondaryTextProperties.color = UIColor.secondaryLabel
    return content
  }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  @available(iOS 18.0, *)
  public static func header() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  @available(iOS 18.0, *)
  public static func footer() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  @available(iOS 15.0, *)
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func sidebarCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func plainHeader() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func plainFooter() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  public static func sidebarHeader() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }

  @available(iOS 15.0, *)
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    return UIListContentConfiguration()
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
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The edges at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  @available(iOS 15.0, *)
  public var image: UIImage?
  @available(iOS 15.0, *)
  public var imageContentMode: UIView.ContentMode = UIView.ContentMode.scaleToFill

  /// The color that shows: without one of its own the view's tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let own = backgroundColor ?? tintColor
    return backgroundColorTransformer?(own) ?? own
  }

  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let own = strokeColor ?? tintColor
    return strokeColorTransformer?(own) ?? own
  }

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    return self
  }

  /// No background, and no color of a view's tint either.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = UIColor.clear
    return background
  }

  @available(iOS 18.0, *)
  public static func listFooter() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  @available(iOS 18.0, *)
  public static func listCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
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
    return UIBackgroundConfiguration()
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }
}

/// Directions across and down.
@available(iOS 13.4, *)
public struct UIAxis: OptionSet, Equatable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}
