/// Some of several pages.
open class UIPageControl: UIControl {
  open var numberOfPages: Int = 0
  open var currentPage: Int = 0
  open var hidesForSinglePage = false
}
