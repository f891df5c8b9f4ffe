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
}

/// A picture and two lines of text.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var attributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()

  /// The look of a line of text.
  public struct TextProperties {
    public var font: UIFont = UIFont.systemFont(ofSize: 17)
    public var color: UIColor = UIColor.label
    public var numberOfLines: Int = 0
  }

  /// The look of the picture.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize: CGSize = CGSize.zero
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

  public static func valueCell() -> UIListContentConfiguration {
    return UIListContentConfiguration()
  }
}

/// The background of a cell's content.
@available(iOS 14.0, *)
public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0

  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    return self
  }

  public static func clear() -> UIBackgroundConfiguration { return UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }
}
