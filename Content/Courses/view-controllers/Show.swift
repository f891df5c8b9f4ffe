import UIKit

/// A window lives as long as somebody holds it. In an app the scene delegate does.
private var shownWindows: [UIWindow] = []

/// Puts a controller into a window, and the window on the screen.
@discardableResult
func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    shownWindows.append(window)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}
