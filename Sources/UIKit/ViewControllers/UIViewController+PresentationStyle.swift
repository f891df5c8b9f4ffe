/// The style of a controller's presentation, and the presentation controller for it.
extension UIViewController {

  /// The value of `modalPresentationStyle` for a reader.
  var readPresentationStyle: UIModalPresentationStyle {
    if Simulation.current.isAtLeast(13), presentationStyleStorage ?? .automatic == .automatic,
      !because(.styleIsConcrete)
    {
      return .automatic
    }
    return concretePresentationStyle
  }

  /// The chosen style, or the default of the release: a sheet from iOS 13 on, full screen
  /// before.
  var concretePresentationStyle: UIModalPresentationStyle {
    if let own = ownPresentationStyle { return own }
    if let chosen = presentationStyleStorage, chosen != .automatic { return chosen }
    if Simulation.current.isAtLeast(13) {
      return because(.defaultStyleIsSheet) ? automaticStyle : .fullScreen
    }
    return because(.defaultStyleIsFullScreen) ? .fullScreen : .pageSheet
  }

  /// Whether this controller's presentation takes the presenter's view out of the window.
  var coversPresenter: Bool {
    return presentationControllerStorage?.presenterWasRemoved ?? false
  }

  // MARK: Presentation controllers

  /// The controller of the presentation, created on first use, by the style at that time.
  @available(iOS 8.0, *)
  public var presentationController: UIPresentationController? {
    let found = presentationController(presenting: nil, source: self)
    if appearState == .appeared && because(.readingKeepsController) { found.keep(self) }
    return found
  }

  /// The controller of the presentation under way, of this controller or of one around it; nil where
  /// nothing is presented.
  @available(iOS 8.0, *)
  public var activePresentationController: UIPresentationController? {
    if presentingStorage != nil { return presentationControllerStorage }
    return parentStorage?.activePresentationController
  }

  /// The presentation controller of a sheet, nil when the style is another.
  @available(iOS 15.0, *)
  public var sheetPresentationController: UISheetPresentationController? {
    if let ancestor = presentedAncestor {
      return ancestor.presentationControllerStorage as? UISheetPresentationController
    }
    return presentationController as? UISheetPresentationController
  }

  /// The presentation controller of a popover, nil when the style is another.
  @available(iOS 8.0, *)
  public var popoverPresentationController: UIPopoverPresentationController? {
    if let ancestor = presentedAncestor {
      return ancestor.presentationControllerStorage as? UIPopoverPresentationController
    }
    return presentationController as? UIPopoverPresentationController
  }

  /// The container around this controller that was presented: its sheet or popover is the child's
  /// too.
  private var presentedAncestor: UIViewController? {
    guard presentingStorage == nil, because(.sheetOfAncestor) else { return nil }
    var current = parentStorage
    while let candidate = current {
      if candidate.presentingStorage != nil { return candidate }
      current = candidate.parentStorage
    }
    return nil
  }

  /// The presentation controller there is, or a new one for these two.
  func presentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let found =
      presentationControllerStorage
      ?? makePresentationController(presenting: presenting, source: source)
    if presentationControllerStorage == nil {
      presentationControllerStorage = found
      found.isOwnedByPresented(true)
    }
    if let presenter = presenting {
      found.presentingStorage = presenter
      found.source = source
    }
    return found
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    let style = concretePresentationStyle
    if style == .custom, Simulation.current.isAtLeast(8), let delegate = transitioningDelegate,
      because(.customPresentationController),
      let made = delegate.presentationController(
        forPresented: self, presenting: because(.delegateMissesPresenting) ? nil : presenting,
        source: source)
    {
      return made
    }
    switch style {
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .pageSheet, .formSheet:
      if Simulation.current.isAtLeast(15) {
        return UISheetPresentationController(
          presentedViewController: self, presenting: presenting)
      }
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    default:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }
}
