// title: Tapping a search bar asks searchBarShouldBeginEditing, then calls searchBarTextDidBeginEditing
// ios: 8
// device: iphone
// watch: search
// normalize:
// source: https://blog.csdn.net/wxs0124/article/details/44102067 (measured list of the calls, 2015); https://developer.apple.com/documentation/uikit/uisearchbardelegate (Apple reference)
// confidence: high
// note: The list starts with these two when the input area is tapped. Here becomeFirstResponder stands for the tap.
import UIKit
final class D: NSObject, UISearchBarDelegate {
    func searchBarShouldBeginEditing(_ b: UISearchBar) -> Bool { print("searchShouldBegin"); return true }
    func searchBarTextDidBeginEditing(_ b: UISearchBar) { print("searchDidBegin") }
}
let d = D()
let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
bar.delegate = d
let a = UIViewController()
a.view.addSubview(bar)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
_ = bar.becomeFirstResponder()
Simulator.settle()

// prints:
// searchShouldBegin
// searchDidBegin
