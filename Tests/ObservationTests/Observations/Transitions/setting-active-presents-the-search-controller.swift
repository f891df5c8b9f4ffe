// title: isActive = true presents: presentSearchController is asked, then will and did present follow
// ios: 16.4
// device: iphone
// watch: search
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISearchController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: setting active performs a default presentation; presentSearchController is called when active is set to YES, and if the client does not present itself the default presentation is done. The order of presentSearchController and willPresent is not stated, so the three names are sorted.
import UIKit

var calls: [String] = []
final class D: NSObject, UISearchControllerDelegate {
    func presentSearchController(_ s: UISearchController) { calls.append("present") }
    func willPresentSearchController(_ s: UISearchController) { calls.append("will") }
    func didPresentSearchController(_ s: UISearchController) { calls.append("did") }
}

let d = D()
let search = UISearchController(searchResultsController: nil)
search.delegate = d
let a = UIViewController()
a.navigationItem.searchController = search
a.definesPresentationContext = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UINavigationController(rootViewController: a)
window.makeKeyAndVisible()
Simulator.settle()
search.isActive = true
Simulator.settle()
print("search calls \(calls.sorted())")
print("search active \(search.isActive)")

// prints:
// search calls ["did", "present", "will"]
// search active true
