// title: The clear button of a search bar calls searchBar textDidChange with an empty string
// ios: 15
// device: iphone
// watch: text
// normalize:
// source: https://developer.apple.com/documentation/uikit/uisearchbardelegate/searchbar(_:textdidchange:) (Apple reference)
// confidence: high
// note: The page says that the method is also called when the text is cleared from the field. NEWACT: tapClear(_:).
import UIKit
final class D: NSObject, UISearchBarDelegate {
    func searchBar(_ b: UISearchBar, textDidChange searchText: String) { print("text [\(searchText)]") }
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
bar.text = "query"
_ = bar.becomeFirstResponder()
Simulator.settle()
Simulator.tapClear(bar)
Simulator.settle()

// prints:
// text []
