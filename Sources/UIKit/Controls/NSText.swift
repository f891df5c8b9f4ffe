/// Where text stands in its line.
public enum NSTextAlignment: Int {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  case natural = 4
}

/// How text that is too long is broken.
public enum NSLineBreakMode: Int {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// Text with attributes; the model keeps the text.
@available(iOS 3.2, *)
open class NSAttributedString: NSObject {
  public let string: String

  public init(string: String) {
    self.string = string
    super.init()
  }
}
