/// The room that bars leave to the view of a child.
extension UIViewController {

  /// The height of the status bar, or of the notch in its place, over the top of the view. Before the
  /// view is in a window it's what is to be expected.
  var statusBarOverlap: CGFloat {
    guard let own = viewStorage else { return expectedStatusBarOverlap }
    if appearState == .appeared && Simulation.current.isAtLeast(11) {
      return own.lastSafeAreaInsets.top
    }
    if own.window == nil { return expectedStatusBarOverlap }
    return Simulation.current.isAtLeast(11) ? own.safeAreaInsets.top : own.statusBarOverlap
  }

  private var expectedStatusBarOverlap: CGFloat {
    if let container = parentStorage { return container.statusBarOverlap }
    if presentationControllerStorage?.isSheet ?? false { return 0 }
    return Simulation.current.statusBarHeight
  }

  /// Whether the view reaches under a bar at the edge, rather than ending there.
  func extends(under isTranslucent: Bool, at edge: UIRectEdge) -> Bool {
    if because(.oldBarsTakeRoom) { return false }
    if !edgesForExtendedLayout.contains(edge), because(.viewEndsAtBar) { return false }
    if isTranslucent || extendedLayoutIncludesOpaqueBars { return true }
    return !because(.opaqueBarTakesRoom)
  }

  /// Gives a child's view the place that the bars leave.
  func fit(_ child: UIViewController, in wrapper: UIViewControllerWrapperView) {
    guard let content = child.viewStorage, let around = wrapper.superviewStorage else { return }
    let taken = roomTaken(from: child)
    wrapper.taken = taken
    let size = around.frameStorage.size
    let room = CGRect(
      x: taken.left, y: taken.top, width: size.width - taken.left - taken.right,
      height: size.height - taken.top - taken.bottom)
    if Simulation.current.isAtLeast(7) {
      content.frame = room
    } else {
      wrapper.frame = room
      content.frame = wrapper.bounds
    }
    wrapper.room = size
    insetFirstScrollView(of: child)
  }

  /// Fits the child's view again if the bars or the container have changed since.
  func fitAgain(_ child: UIViewController, in wrapper: UIViewControllerWrapperView) {
    guard let content = child.viewStorage, content.superviewStorage === wrapper,
      let around = wrapper.superviewStorage
    else { return }
    if around.frameStorage.size == wrapper.room && roomTaken(from: child) == wrapper.taken {
      return
    }
    fit(child, in: wrapper)
  }
}

extension UIView {
  /// The part of the view at the top that the status bar covers.
  var statusBarOverlap: CGFloat {
    let height = Simulation.current.statusBarHeight
    if !Simulation.current.isAtLeast(8) && Simulation.current.orientation.isLandscape {
      return height
    }
    return min(max(height - convert(CGPoint.zero, to: nil).y, 0), height)
  }
}

extension Simulation {
  /// The height that the status bar takes at the top of the screen.
  var statusBarHeight: CGFloat {
    if isAtLeast(11) { return UIWindow.deviceInsets.top }
    if application?.statusBarIsHidden ?? false { return 0 }
    return isAtLeast(8) && isCompactHeight ? 0 : 20
  }

  /// Whether the screen is that of a phone held sideways.
  var isCompactHeight: Bool {
    return idiom == UIUserInterfaceIdiom.phone && orientation.isLandscape
  }

  /// The height of a navigation bar without its large title.
  var navigationBarHeight: CGFloat {
    if isCompactHeight, because(.barsAreLowSideways) { return 32 }
    return isPad && because(.padBarsAreHigher) ? 50 : 44
  }

  /// The height of a tab bar without the home indicator.
  var tabBarHeight: CGFloat {
    if isCompactHeight, because(.tabBarIsLowSideways) { return 32 }
    return isPad && because(.padBarsAreHigher) ? 50 : 49
  }

  private var isPad: Bool { return idiom == UIUserInterfaceIdiom.pad }
}
