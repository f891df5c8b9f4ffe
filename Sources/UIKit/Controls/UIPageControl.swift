/// Some of several pages.
open class UIPageControl: UIControl {
  override func commonInit() {
    super.commonInit()
    isOpaque = false
  }

  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage = false
}
