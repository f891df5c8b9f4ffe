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
open class NSParagraphStyle: NSObject {
  open var alignment: NSTextAlignment = .natural
  open var lineSpacing: CGFloat = 0
  open var paragraphSpacing: CGFloat = 0
  open var lineHeightMultiple: CGFloat = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
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
