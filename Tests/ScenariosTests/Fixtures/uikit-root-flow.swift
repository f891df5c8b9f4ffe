// ios: 17. A window's root: loading, the appearance callbacks and the commit.
import UIKit

class Screen: UIViewController {
  override func loadView() {
    print("loadView", isViewLoaded)
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    print("viewDidLoad", view.frame, view.window == nil)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("viewWillAppear", animated, view.window == nil)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    print("viewIsAppearing", animated, view.window != nil)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    print("viewWillLayoutSubviews", view.bounds.size)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    print("viewDidLayoutSubviews")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("viewDidAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    print("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("viewDidDisappear", view.window == nil)
  }
  deinit { print("deinit") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = Screen()
print("has a root")
window.makeKeyAndVisible()
print("visible")
Simulator.settle()
print("settled")
window.rootViewController = UIViewController()
print("replaced")
