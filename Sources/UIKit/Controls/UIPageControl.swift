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
}
