/// The effect of a visual effect view on the content behind it.
@available(iOS 8.0, *)
open class UIVisualEffect: NSObject {}

/// Blurs the content behind it.
@available(iOS 8.0, *)
open class UIBlurEffect: UIVisualEffect {
  public let style: UIBlurEffect.Style

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  public enum Style: Int {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    /// Since iOS 13.
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20

    /// The name of the case in C.
    var word: String {
      let words = [
        "ExtraLight", "Light", "Dark", "ExtraDark", "Regular", "Prominent",
        "SystemUltraThinMaterial",
        "SystemThinMaterial", "SystemMaterial", "SystemThickMaterial", "SystemChromeMaterial",
        "SystemUltraThinMaterialLight", "SystemThinMaterialLight", "SystemMaterialLight",
        "SystemThickMaterialLight", "SystemChromeMaterialLight", "SystemUltraThinMaterialDark",
        "SystemThinMaterialDark", "SystemMaterialDark", "SystemThickMaterialDark",
        "SystemChromeMaterialDark",
      ]
      return words[rawValue]
    }
  }

  open override var description: String {
    return Host.describe(self) + " style=UIBlurEffectStyle\(style.word)"
  }
}

/// Makes content stand out from a blur.
@available(iOS 8.0, *)
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) {
    super.init()
  }
}

/// A blur or another effect over the content behind it.
@available(iOS 8.0, *)
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: CGRect.zero)
  open var effect: UIVisualEffect?

  public convenience init() {
    self.init(effect: nil)
  }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: CGRect.zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// The material of iOS 26, which bends the light of what is behind it.
@available(iOS 26.0, *)
open class UIGlassEffect: UIVisualEffect {
  public let style: UIGlassEffect.Style
  /// Whether the glass reacts to touches.
  open var isInteractive = false
  open var tintColor: UIColor?

  public enum Style: Int {
    case regular = 0
    case clear = 1
  }

  public init(style: UIGlassEffect.Style = .regular) {
    self.style = style
    super.init()
  }
}

/// Lets the glass of views that are near each other flow together.
@available(iOS 26.0, *)
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance at which they begin to flow together, in points.
  open var spacing: CGFloat = 0
}

/// Lets its content go on below bars and sidebars, mirrored and blurred.
@available(iOS 26.0, *)
open class UIBackgroundExtensionView: UIView {
  /// The view that is extended.
  open var contentView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let content = contentView else { return }
      addSubview(content)
      if automaticallyPlacesContentView { content.frame = bounds }
    }
  }
  /// Whether the content lies where nothing covers it.
  open var automaticallyPlacesContentView = true

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView {
      contentView?.frame = bounds.inset(by: safeAreaInsets)
    }
  }
}
