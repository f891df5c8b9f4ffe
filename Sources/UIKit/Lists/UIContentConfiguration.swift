/// The content of a cell.
@available(iOS 14.0, *)
public protocol UIContentConfiguration {}

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

  public static func clear() -> UIBackgroundConfiguration { return UIBackgroundConfiguration() }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    return UIBackgroundConfiguration()
  }
}
