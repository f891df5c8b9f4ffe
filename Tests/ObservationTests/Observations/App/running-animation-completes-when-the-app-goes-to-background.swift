// title: A view animation that runs is completed when the app goes to the background, long before its duration
// ios: 14
// device: iphone
// watch: completion | home
// normalize:
// source: https://github.com/kcramer/KCCircularTimer/issues/5 (rajdhakate, kcramer, 2021-03)
// confidence: high
// note: Both say that the completion comes right away; iwasrobbed/RPCircularProgress#28 too. The finished flag is not told.
import UIKit
let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
let root = UIViewController()
root.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
Simulator.settle()
UIView.animate(withDuration: 60, animations: { box.frame = CGRect(x: 100, y: 0, width: 20, height: 20) }, completion: { _ in print("completion") })
Simulator.advance(by: 1)
print("home")
Simulator.enterBackground()
Simulator.settle()

// prints:
// home
// completion
