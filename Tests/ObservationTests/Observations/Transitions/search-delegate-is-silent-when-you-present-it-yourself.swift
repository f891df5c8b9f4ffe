// title: Presenting a search controller with present() sends no willPresent or didPresent
// ios: 16.4
// device: iphone
// watch: search | done
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: the delegate methods are called for automatic presentation or dismissal, not if you present or dismiss the search controller yourself.
import UIKit

final class D: NSObject, UISearchControllerDelegate {
    func willPresentSearchController(_ s: UISearchController) { print("search will present") }
    func didPresentSearchController(_ s: UISearchController) { print("search did present") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let d = D()
let search = UISearchController(searchResultsController: nil)
search.delegate = d
a.present(search, animated: true) { print("done") }
Simulator.settle()

// prints:
// done
