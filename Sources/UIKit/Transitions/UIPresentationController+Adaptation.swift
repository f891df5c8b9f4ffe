/// The change of a style on a small screen, and its effect on the presenter.
extension UIPresentationController {

  /// The style in effect.
  var adaptedStyle: UIModalPresentationStyle {
    return adaptedStyleStorage ?? presentedViewController.concretePresentationStyle
  }

  /// Settles the style, when the presentation starts: first the platform's way, then the delegate's.
  func adaptStyle(on presenter: UIViewController) {
    let wanted = presentedViewController.concretePresentationStyle
    let usual = usualStyle(for: wanted)
    adaptedStyleStorage = usual
    if wanted == .custom { askItself() }
    guard Simulation.current.isAtLeast(8), let delegate = delegate,
      UIPresentationController.adapts(wanted)
    else { return }
    askDelegate(delegate, wanted: wanted, usual: usual)
    if adaptedStyle != wanted { takeSubstitute(delegate, on: presenter) }
    tellDelegate(delegate, wanted: wanted)
  }

  /// A presentation controller of the app's own may choose another style for narrow screens.
  private func askItself() {
    guard Simulation.current.isAtLeast(8), !(presentedViewController is UIAlertController),
      because(.presentationControllerAdapts)
    else { return }
    let answer =
      Simulation.current.isAtLeast(8, 3)
      ? adaptivePresentationStyle(for: .forDevice)
      : isCompact ? adaptivePresentationStyle : .none
    if answer != .none && answer != .automatic {
      adaptedStyleStorage = answer
    }
  }

  /// In another style than it was asked for, the delegate may show another controller in the place of
  /// the presented one, usually a navigation controller around it.
  private func takeSubstitute(
    _ delegate: any UIAdaptivePresentationControllerDelegate, on presenter: UIViewController
  ) {
    let original = presentedViewController
    if because(.delegateSwapsController),
      let other = delegate.presentationController(
        self, viewControllerForAdaptivePresentationStyle: adaptedStyle),
      other !== original
    {
      replacePresented(original, with: other)
      presenter.link(self)
      other.loadViewIfRequired()
    }
    prepareAdapted(delegate)
  }

  private func replacePresented(_ original: UIViewController, with other: UIViewController) {
    original.isBeingShownModally = false
    original.presentingStorage = nil
    other.waitingPresentations = original.waitingPresentations
    original.waitingPresentations = []
    other.presentationControllerStorage = self
    original.presentationControllerStorage = nil
    presentedStorage = other
  }

  /// Lets the delegate set up the sheet that a popover becomes.
  private func prepareAdapted(_ delegate: any UIAdaptivePresentationControllerDelegate) {
    guard because(.delegatePreparesAdapted) else { return }
    let popover = self as? UIPopoverPresentationController
    delegate.presentationController(
      self, prepare: popover?.adaptiveSheetPresentationController ?? self)
  }

  private func askDelegate(
    _ delegate: any UIAdaptivePresentationControllerDelegate, wanted: UIModalPresentationStyle,
    usual: UIModalPresentationStyle
  ) {
    guard because(.delegateAdaptsStyle) else { return }
    let answer: UIModalPresentationStyle
    if Simulation.current.isAtLeast(8, 3) {
      answer = delegate.adaptivePresentationStyle(for: self, traitCollection: .forDevice)
    } else {
      answer = isCompact ? delegate.adaptivePresentationStyle(for: self) : .automatic
    }
    if answer == .none {
      adaptedStyleStorage = wanted
    } else if answer != .automatic {
      adaptedStyleStorage = answer
    }
  }

  private func tellDelegate(
    _ delegate: any UIAdaptivePresentationControllerDelegate, wanted: UIModalPresentationStyle
  ) {
    guard because(.delegateHearsAdaptiveStyle) else { return }
    delegate.presentationController(
      self, willPresentWithAdaptiveStyle: adaptedStyle == wanted ? .none : adaptedStyle,
      transitionCoordinator: nil)
  }

  /// Whether the style is meant for wide screens: sheets and popovers.
  private static func adapts(_ style: UIModalPresentationStyle) -> Bool {
    switch style {
    case .pageSheet, .formSheet, .popover, .automatic: return true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return false
    }
  }

  /// A phone upright is narrow: horizontally compact.
  private var isCompact: Bool { return Simulation.current.idiom == .phone }

  private func usualStyle(for style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard isCompact, UIPresentationController.adapts(style),
      !(presentedViewController is UIAlertController)
    else { return style }
    if !Simulation.current.isAtLeast(13) {
      return because(.sheetAdaptsToFullScreen) ? .fullScreen : style
    }
    if style == .popover, because(.popoverAdaptsToSheet) { return .pageSheet }
    return style
  }

  /// Whether UIKit's own presentation controller of the style removes the presenter's view.
  var removesPresenterByStyle: Bool {
    switch adaptedStyle {
    case .fullScreen, .currentContext:
      return because(.fullScreenRemovesPresenter)
    case .pageSheet, .formSheet, .automatic:
      return !because(.sheetKeepsPresenter)
    case .popover:
      return !because(.popoverKeepsPresenter)
    case .overFullScreen, .overCurrentContext, .custom, .none:
      return !because(.overlayKeepsPresenter)
    }
  }

  /// Whether the presentation is a sheet of iOS 13 or later, which a person may pull down.
  var isSheet: Bool {
    guard Simulation.current.isAtLeast(13) else { return false }
    switch adaptedStyle {
    case .pageSheet, .formSheet, .popover, .automatic: return true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      return false
    }
  }

  /// UIKit's own presentation controllers keep their view in place when the container changes; one of
  /// the app's does so itself in `containerViewWillLayoutSubviews`.
  func fitPresentedView() {
    guard adaptedStyle != .custom, let content = presentedView,
      content.superview === containerStorage
    else { return }
    content.frame = frameOfPresentedViewInContainerView
  }

  /// Sane frames: a form sheet and a popover on a wide screen are smaller than their container.
  var frameByStyle: CGRect {
    let whole = containerStorage?.bounds ?? UIScreen.main.bounds
    if isCompact && adaptedStyle != .popover {
      return isSheet ? atRest(UIPresentationController.belowStatusBar(whole)) : whole
    }
    switch adaptedStyle {
    case .formSheet:
      return UIPresentationController.centred(CGSize(width: 540, height: 620), in: whole)
    case .popover:
      let wanted = presentedViewController.preferredContentSizeStorage
      let size = wanted == CGSize.zero ? CGSize(width: 320, height: 480) : wanted
      return UIPresentationController.centred(size, in: whole)
    default: return whole
    }
  }

  /// A phone's sheet begins where the safe area does (measured on iOS 26.1: 59 of 852 points).
  private static func belowStatusBar(_ whole: CGRect) -> CGRect {
    let top = Simulation.current.keyWindow?.safeAreaInsets.top ?? 0
    return CGRect(x: 0, y: top, width: whole.width, height: whole.height - top)
  }

  private static func centred(_ size: CGSize, in whole: CGRect) -> CGRect {
    return CGRect(
      x: (whole.width - size.width) / 2, y: (whole.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
