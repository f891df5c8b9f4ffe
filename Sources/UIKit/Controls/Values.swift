/// On or off.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }
}

/// A value from a range.
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }
}

/// A value that goes up and down.
open class UIStepper: UIControl {
  open var value: Double = 0
  open var minimumValue: Double = 0
  open var maximumValue: Double = 100
  open var stepValue: Double = 1
}

/// One of several segments.
open class UISegmentedControl: UIControl {
  private var titles: [String] = []
  open var selectedSegmentIndex: Int = UISegmentedControl.noSegment

  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: CGRect.zero)
    for item in items ?? [] {
      titles.append(item as? String ?? "")
    }
  }

  open var numberOfSegments: Int { return titles.count }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title ?? "", at: index > titles.count ? titles.count : index)
  }

  open func titleForSegment(at index: Int) -> String? { return titles[index] }
}

/// Some of several pages.
open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage = false
}

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  private var isRunning = false
  open var hidesWhenStopped = true
  open var color: UIColor! = UIColor.gray

  public enum Style: Int {
    case medium = 100
    case large = 101
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  open var isAnimating: Bool { return isRunning }

  open func startAnimating() {
    isRunning = true
  }

  open func stopAnimating() {
    isRunning = false
  }
}

/// A bar that fills.
open class UIProgressView: UIView {
  open var progress: Float = 0

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }
}

/// A picture in a view.
open class UIImageView: UIView {
  open var image: UIImage?
  open var highlightedImage: UIImage?
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  public convenience init(image: UIImage?) {
    self.init(frame: CGRect.zero)
    self.image = image
  }
}

/// A blur or another effect over what is behind.
open class UIVisualEffectView: UIView {
  public let contentView = UIView(frame: CGRect.zero)
}
