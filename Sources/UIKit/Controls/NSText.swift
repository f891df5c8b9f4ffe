/// The place of text in its line.
public enum NSTextAlignment: Int {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// The way to break text that is too long.
public enum NSLineBreakMode: Int {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// The layout of a paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  open var alignment: NSTextAlignment = .natural
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping

  open var firstLineHeadIndent: CGFloat = 0
  open var headIndent: CGFloat = 0
  open var tailIndent: CGFloat = 0
  open var minimumLineHeight: CGFloat = 0
  open var maximumLineHeight: CGFloat = 0
  open var paragraphSpacingBefore: CGFloat = 0
  open var hyphenationFactor: Float = 0
  @available(iOS 7.0, *)
  open var defaultTabInterval: CGFloat = 0
  @available(iOS 9.0, *)
  open var allowsDefaultTighteningForTruncation = false
  @available(iOS 14.0, *)
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  @available(iOS 15.0, *)
  open var usesDefaultHyphenation = false
  open var baseWritingDirection: NSWritingDirection = .natural
  /// The places that a tab goes to; a new style has twelve, 28 points apart.
  @available(iOS 7.0, *)
  open lazy var tabStops: [NSTextTab] = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0 * 28))
  }

  /// The style of a text that has none.
  public class var `default`: NSParagraphStyle { return NSParagraphStyle() }

  /// Further rules for where a line ends.
  @available(iOS 14.0, *)
  public struct LineBreakStrategy: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = NSParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  /// A copy that may be changed.
  open func mutableCopy(with zone: NSZone?) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.setParagraphStyle(self)
    return copy
  }

  open func setParagraphStyle(_ other: NSParagraphStyle) {
    alignment = other.alignment
    lineSpacing = other.lineSpacing
    paragraphSpacing = other.paragraphSpacing
    lineHeightMultiple = other.lineHeightMultiple
    lineBreakMode = other.lineBreakMode
    firstLineHeadIndent = other.firstLineHeadIndent
    headIndent = other.headIndent
    tailIndent = other.tailIndent
    minimumLineHeight = other.minimumLineHeight
    maximumLineHeight = other.maximumLineHeight
    paragraphSpacingBefore = other.paragraphSpacingBefore
    hyphenationFactor = other.hyphenationFactor
    baseWritingDirection = other.baseWritingDirection
    defaultTabInterval = other.defaultTabInterval
    tabStops = other.tabStops
  }

  /// All values, the enumerations as numbers.
  open override var description: String {
    func text(_ number: CGFloat) -> String { return PrintedNumber.short(number) }
    let tabs = (1...12).map { "    \($0 * 28)L" }.joined(separator: ",\n")
    return "Alignment \(alignment.rawValue), LineSpacing \(text(lineSpacing)), "
      + "ParagraphSpacing \(text(paragraphSpacing)), "
      + "ParagraphSpacingBefore \(text(paragraphSpacingBefore)), HeadIndent \(text(headIndent)), "
      + "TailIndent \(text(tailIndent)), FirstLineHeadIndent \(text(firstLineHeadIndent)), "
      + "LineHeight \(text(minimumLineHeight))/\(text(maximumLineHeight)), "
      + "LineHeightMultiple \(text(lineHeightMultiple)), LineBreakMode \(lineBreakMode.rawValue), "
      + "Tabs (\n\(tabs)\n), DefaultTabInterval \(text(defaultTabInterval)), Blocks (\n), "
      + "Lists (\n), BaseWritingDirection \(baseWritingDirection.rawValue), "
      + "HyphenationFactor \(text(CGFloat(hyphenationFactor))), "
      + "TighteningForTruncation \(allowsDefaultTighteningForTruncation ? "YES" : "NO"), "
      + "HeaderLevel 0"
  }
}

/// A paragraph style that UIKit lets code change; in the model code may change both.
open class NSMutableParagraphStyle: NSParagraphStyle {}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// The direction in which text is written.
@available(iOS 6.0, *)
public enum NSWritingDirection: Int, ImportedValue {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A shadow behind text.
@available(iOS 6.0, *)
open class NSShadow: NSObject {
  open var shadowOffset: CGSize = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  open override var description: String {
    let offset = PrintedNumber.braces([shadowOffset.width, shadowOffset.height])
    let blur = shadowBlurRadius == 0 ? "" : " blur = \(PrintedNumber.short(shadowBlurRadius))"
    let color = (shadowColor as? UIColor)?.description ?? "(null)"
    return "NSShadow \(offset)\(blur) color = {\(color)}"
  }
}

/// A picture in a text.
@available(iOS 7.0, *)
open class NSTextAttachment: NSObject {
  open var image: UIImage?
  open var bounds: CGRect = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  public override init() {
    super.init()
  }

  @available(iOS 13.0, *)
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  public convenience init(data: Data?, ofType type: String?) {
    self.init()
    contents = data
    fileType = type
  }
}

extension NSAttributedString {
  /// A text of one character, which stands for the attachment.
  @available(iOS 7.0, *)
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The place that text is laid out in.
@available(iOS 7.0, *)
open class NSTextContainer: NSObject {
  open var size: CGSize
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines: Int = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var exclusionPaths: [UIBezierPath] = []
  /// The layout that the container belongs to.
  open weak var layoutManager: NSLayoutManager?

  public init(size: CGSize) {
    self.size = size
    super.init()
  }
}

// The size of text, by the model's measure: 8 points for a character of the size 17.
extension NSAttributedString {
  /// The size of the text in one line.
  @available(iOS 6.0, *)
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let points = font?.pointSize ?? 12
    return CGSize(
      width: (CGFloat(length) * 8 * points / 17).rounded(), height: points * 1.193359375)
  }

  @available(iOS 6.0, *)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let line = self.size()
    if size.width <= 0 || line.width <= size.width {
      return CGRect(origin: CGPoint.zero, size: line)
    }
    let lines = (line.width / size.width).rounded(.up)
    return CGRect(x: 0, y: 0, width: size.width, height: line.height * lines)
  }

  public func draw(in rect: CGRect) {}

  public func draw(at point: CGPoint) {}

  @available(iOS 6.0, *)
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {}
}

extension NSString {
  @available(iOS 7.0, *)
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    return NSAttributedString(string: description, attributes: attributes).size()
  }

  @available(iOS 7.0, *)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    return NSAttributedString(string: description, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  @available(iOS 7.0, *)
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

/// A string of Swift has the drawing of the other one.
extension String {
  @available(iOS 7.0, *)
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    return NSString(string: self).size(withAttributes: attributes)
  }

  @available(iOS 7.0, *)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    return NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }

  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]?) {}

  @available(iOS 7.0, *)
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {}
}

/// How text is drawn.
@available(iOS 6.0, *)
public struct NSStringDrawingOptions: OptionSet, ImportedValue {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How far text may shrink as it is drawn.
@available(iOS 6.0, *)
open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open var actualScaleFactor: CGFloat { return 1 }
  open var totalBounds: CGRect { return CGRect.zero }
}

/// A place that a tab goes to.
@available(iOS 7.0, *)
open class NSTextTab: NSObject {
  public let alignment: NSTextAlignment
  public let location: CGFloat
  public let options: [String: Any]

  public init(textAlignment: NSTextAlignment, location: CGFloat, options: [String: Any] = [:]) {
    alignment = textAlignment
    self.location = location
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var description: String { return "\(PrintedNumber.short(location))L" }
}
