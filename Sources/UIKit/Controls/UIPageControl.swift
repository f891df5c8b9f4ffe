/// Some of several pages.
open class UIPageControl: UIControl {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  private var pageStorage = 0
  /// How many pages there are; none below 0.
  open var numberOfPages: Int = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = pageStorage
    }
  }
  /// The page that is shown, within the pages.
  open var currentPage: Int {
    get { return pageStorage }
    set { pageStorage = max(0, min(newValue, numberOfPages - 1)) }
  }
  @available(iOS 6.0, *)
  open var pageIndicatorTintColor: UIColor?
  @available(iOS 6.0, *)
  open var currentPageIndicatorTintColor: UIColor?

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // Dots of 7 points, 9 points apart.
    return CGSize(width: max(0, CGFloat(pageCount) * 16 - 9), height: 37)
  }
  open var hidesForSinglePage = false

  @available(iOS 14.0, *)
  open var backgroundStyle: UIPageControl.BackgroundStyle {
    get { return rare("backgroundStyle", .automatic) }
    set { setRare("backgroundStyle", newValue) }
  }

  @available(iOS 14.0, *)
  open var allowsContinuousInteraction: Bool {
    get { return rare("allowsContinuousInteraction", true) }
    set { setRare("allowsContinuousInteraction", newValue) }
  }

  @available(iOS 14.0, *)
  open var preferredIndicatorImage: UIImage? {
    get { return rare("preferredIndicatorImage") }
    set { setRare("preferredIndicatorImage", newValue) }
  }

  @available(iOS 16.0, *)
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { return rare("preferredCurrentPageIndicatorImage") }
    set { setRare("preferredCurrentPageIndicatorImage", newValue) }
  }

  @available(iOS 16.0, *)
  open var direction: UIPageControl.Direction {
    get { return rare("direction", .natural) }
    set { setRare("direction", newValue) }
  }

  open var defersCurrentPageDisplay: Bool {
    get { return rare("defersCurrentPageDisplay", false) }
    set { setRare("defersCurrentPageDisplay", newValue) }
  }

  /// The part of the time for the current page that is over; nil for none.
  @available(iOS 17.0, *)
  open var progress: UIPageControlProgress? {
    get { return rare("progress") }
    set {
      progress?.control = nil
      setRare("progress", newValue)
      newValue?.control = self
    }
  }

  @available(iOS 14.0, *)
  open var interactionState: UIPageControl.InteractionState { return .none }

  open func updateCurrentPageDisplay() {}

  @available(iOS 14.0, *)
  open func indicatorImage(forPage page: Int) -> UIImage? {
    let all: [Int: UIImage] = rare("indicatorImages", [:])
    return all[page] ?? preferredIndicatorImage
  }

  @available(iOS 14.0, *)
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    var all: [Int: UIImage] = rare("indicatorImages", [:])
    all[page] = image
    setRare("indicatorImages", all)
  }

  @available(iOS 14.0, *)
  public enum BackgroundStyle: Int, ImportedValue {
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  @available(iOS 14.0, *)
  public enum InteractionState: Int, ImportedValue {
    case none = 0
    case discrete = 1
    case continuous = 2
  }

  @available(iOS 16.0, *)
  public enum Direction: Int, ImportedValue {
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }
}

/// How far the time for a page of a page control has run.
@available(iOS 17.0, *)
open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl?
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The part of the current page, from 0 to 1.
  open var currentProgress: Float = 0 {
    didSet { currentProgress = max(0, min(currentProgress, 1)) }
  }
  open var progressImage: UIImage?
  open var currentProgressImage: UIImage?

  /// Whether the control shows it.
  open var isProgressVisible: Bool { return control != nil }
}

/// Hears of the progress of a page.
@available(iOS 17.0, *)
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

@available(iOS 17.0, *)
extension UIPageControlProgressDelegate {
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { return 0 }

  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// The progress of pages that each have a time; no time passes by itself in the model.
@available(iOS 17.0, *)
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The seconds of a page that has none of its own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  private var durations: [Int: TimeInterval] = [:]
  private var runs = false

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open var isRunning: Bool { return runs }

  open func resumeTimer() {
    runs = true
  }

  open func pauseTimer() {
    runs = false
  }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration
  }

  open func duration(forPage page: Int) -> TimeInterval {
    return durations[page] ?? preferredDuration
  }
}
