/// A part of a menu whose elements are asked for when the menu is shown.
@available(iOS 14.0, *)
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  private init(
    isCached: Bool, provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", image: nil)
  }

  /// Elements that are asked for once.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, provider: elementProvider)
  }

  /// Elements that are asked for whenever the menu is shown.
  @available(iOS 15.0, *)
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    return UIDeferredMenuElement(isCached: false, provider: elementProvider)
  }

  /// The menu is shown.
  func ask() {
    if isCached && elements != nil && because(.deferredElementsAreKept) { return }
    provider { self.elements = $0 }
  }
}
