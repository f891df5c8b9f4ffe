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
    return CGSize(width: CGFloat(max(0, pageCount)) * 16, height: 37)
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
