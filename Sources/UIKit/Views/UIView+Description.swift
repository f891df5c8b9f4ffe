/// The text that a view prints. Only printing computes any of it.
extension UIView {
  var printed: String {
    var parts: [String] = [String(Host.describe(self).dropLast(1))]
    if let base = printedBaseClass { parts.append("baseClass = \(base)") }
    parts.append("frame = \(UIView.numbers(frame))")
    addPlace(to: &parts)
    addSwitches(to: &parts)
    addContents(to: &parts)
    parts.append("layer = \(printedLayer)")
    parts += printedScrolling
    let text = parts.joined(separator: "; ") + ">"
    guard let effect = (self as? UIVisualEffectView)?.effect else { return text }
    return text + " effect=\(effect.description)"
  }

  private func addPlace(to parts: inout [String]) {
    if geometry != nil { parts.append("transform = \(NSCoder.string(for: transform))") }
    if let text = printedText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(PrintedNumber.short(alpha))") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(printedMask)") }
  }

  private func addSwitches(to parts: inout [String]) {
    if !autoresizesSubviews { parts.append("autoresizesSubviews = NO") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
  }

  private func addContents(to parts: inout [String]) {
    if let field = self as? UITextField { parts += field.printedField }
    let isScrolling = self is UIScrollView || self is UIWindow
    if isScrolling || !gestureStorage.isEmpty {
      let address = Host.hexadecimal(Host.address(self) + 32)
      parts.append("gestureRecognizers = <NSArray: \(address)>")
    }
    if let keys = layer.animationKeys() {
      let texts = keys.compactMap { key in
        layer.animation(forKey: key).map { "\(key)=\($0.description); " }
      }
      parts.append("animations = { \(texts.joined())}")
    }
    if let image = (self as? UIImageView)?.image, because(.imageViewPrintsImage) {
      parts.append("image = \(image.printedInView)")
    }
    // A label without a colour prints the clear one.
    let clear: UIColor? = self is UILabel ? UIColor.clear : nil
    let color: UIColor? = backgroundColor ?? clear
    if let color = color, because(.viewPrintsItsColor) {
      parts.append("backgroundColor = \(color.description)")
    }
  }

  /// `W+H`: the flexible parts, with the margins as L, R, T and B.
  private var printedMask: String {
    let mask = autoresizingMask
    var letters: [String] = []
    if mask.contains(.flexibleLeftMargin) { letters.append("LM") }
    if mask.contains(.flexibleWidth) { letters.append("W") }
    if mask.contains(.flexibleRightMargin) { letters.append("RM") }
    if mask.contains(.flexibleTopMargin) { letters.append("TM") }
    if mask.contains(.flexibleHeight) { letters.append("H") }
    if mask.contains(.flexibleBottomMargin) { letters.append("BM") }
    return letters.joined(separator: "+")
  }

  /// The class of UIKit below a class of the app, unless that is UIView.
  private var printedBaseClass: String? {
    guard let base = kitClass, base != Host.className(self) else { return nil }
    return base
  }

  private var kitClass: String? {
    switch self {
    case is UILabel: return "UILabel"
    case is UIButton: return "UIButton"
    case is UITextField: return "UITextField"
    case is UITextView: return "UITextView"
    case is UITableView: return "UITableView"
    case is UICollectionView: return "UICollectionView"
    case is UIScrollView: return "UIScrollView"
    case is UIImageView: return "UIImageView"
    case is UITableViewCell: return "UITableViewCell"
    case is UICollectionViewCell: return "UICollectionViewCell"
    case is UIStackView: return "UIStackView"
    case is UIWindow: return "UIWindow"
    case is UISwitch: return "UISwitch"
    case is UISlider: return "UISlider"
    case is UIStepper: return "UIStepper"
    case is UISegmentedControl: return "UISegmentedControl"
    case is UIDatePicker: return "UIDatePicker"
    case is UIPageControl: return "UIPageControl"
    case is UIRefreshControl: return "UIRefreshControl"
    case is UIControl: return "UIControl"
    default: return nil
    }
  }

  /// The text of a view that has one; an empty one only of some.
  private var printedText: String? {
    switch self {
    case let label as UILabel: return label.text
    case let field as UITextField: return field.text ?? ""
    case let view as UITextView:
      let text = view.text ?? ""
      if text.isEmpty && !because(.emptyTextViewPrintsText) { return nil }
      return text
    case let cell as UITableViewCell: return cell.textLabel?.text
    default: return nil
    }
  }

  /// Labels and windows have layers of classes that the model leaves out.
  private var printedLayer: String {
    let text = layer.description
    guard text.hasPrefix("<CALayer:") else { return text }
    if self is UILabel { return "<_UILabelLayer:" + text.dropFirst(9) }
    if self is UIStackView && !Simulation.current.isAtLeast(14) {
      return "<CATransformLayer:" + text.dropFirst(9)
    }
    if self is UIWindow { return "<UIWindowLayer:" + text.dropFirst(9) }
    return text
  }

  static func numbers(_ frame: CGRect) -> String {
    return "(\(PrintedNumber.short(frame.origin.x)) \(PrintedNumber.short(frame.origin.y)); "
      + "\(PrintedNumber.short(frame.size.width)) \(PrintedNumber.short(frame.size.height)))"
  }

  // MARK: Scrolling

  /// The content's place and size, and who provides it.
  private var printedScrolling: [String] {
    if let slider = self as? UISlider {
      return ["value: \(PrintedNumber.short(CGFloat(slider.value)))"]
    }
    guard let scroll = self as? UIScrollView else { return [] }
    let offset = scroll.contentOffset
    let size = scroll.contentSize
    var parts = [
      "contentOffset: \(PrintedNumber.braces([offset.x, offset.y]))",
      "contentSize: \(PrintedNumber.braces([size.width, size.height]))",
    ]
    if Simulation.current.isAtLeast(11) {
      let inset = scroll.adjustedContentInset
      let numbers = [inset.top, inset.left, inset.bottom, inset.right]
      parts.append("adjustedContentInset: \(PrintedNumber.braces(numbers))")
    }
    if let table = self as? UITableView {
      parts.append("dataSource: \(UIView.printed(table.dataSource))")
    } else if let grid = self as? UICollectionView {
      parts.append("layout: \(grid.collectionViewLayout.description)")
      parts.append("dataSource: \(UIView.printed(grid.dataSource))")
    }
    return parts
  }

  private static func printed(_ object: AnyObject?) -> String {
    return object.map { Host.describe($0) } ?? "(null)"
  }
}

extension UITextField {
  /// The part that a field prints of its own.
  fileprivate var printedField: [String] {
    var parts: [String] = []
    if let text = placeholder { parts.append("placeholder = \(text)") }
    var style = "None"
    switch borderStyle {
    case .none: style = "None"
    case .line: style = "Line"
    case .bezel: style = "Bezel"
    case .roundedRect: style = "RoundedRect"
    }
    parts.append("borderStyle = \(style)")
    let kind = borderStyle == .none ? "No" : "\(style == "RoundedRect" ? "RoundedRect" : style)"
    let address = Host.hexadecimal(Host.address(self) + 48)
    parts.append(
      "background = <_UITextField\(kind)BackgroundProvider: \(address): "
        + "textfield=\(Host.describe(self))>")
    return parts
  }
}
