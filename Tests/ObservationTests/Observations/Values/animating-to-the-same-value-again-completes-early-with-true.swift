// title: The same animation started again while it runs has nothing to change: a completion comes at once, with true
// ios: 12
// device: iphone
// watch: finished
// normalize:
// source: https://qiita.com/netetahito/items/b80bdde4a12603033d53 (netetahito, 2018)
// confidence: medium
// note: The author starts the same animation to a constraint's constant again and again and sees the completion at the second start, with finished true. He thinks it is the first one's; so only the values are printed.
import UIKit
let a = UIViewController()
let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
a.view.addSubview(box)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var log: [Bool] = []
func go() {
    UIView.animate(withDuration: 2, animations: { box.frame.origin.x = 100 }, completion: { log.append($0) })
}
go()
Simulator.advance(by: 0.5)
print("finished first running \(log)")
go()
Simulator.advance(by: 0.2)
print("finished again \(log)")

// prints:
// finished first running []
// finished again [true]
