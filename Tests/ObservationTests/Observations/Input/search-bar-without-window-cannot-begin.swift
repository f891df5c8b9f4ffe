// title: becomeFirstResponder of a search bar in viewDidLoad returns false
// ios: 11
// device: iphone
// watch: became
// normalize:
// source: GitHub file index ids 15019703208 and 57888893350 (two comments; the index does not show the repositories)
// confidence: medium
// note: One comment: it returns false while the controller is not presented; the other: in viewDidLoad it does nothing since the view is in no window yet. Only the returned value is checked.
import UIKit
final class A: UIViewController, UISearchBarDelegate {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 320, height: 44))
    override func viewDidLoad() {
        super.viewDidLoad()
        bar.delegate = self
        view.addSubview(bar)
        print("became \(bar.becomeFirstResponder())")
    }
    func searchBarTextDidBeginEditing(_ b: UISearchBar) { print("searchDidBegin") }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = A()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// became false
