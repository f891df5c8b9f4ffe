// title: A change of adjustedContentInset is told to the scroll view and to its delegate
// ios: 15.6
// device: iphone
// watch: told
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIScrollView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: adjustedContentInsetDidChange and scrollViewDidChangeAdjustedContentInset; names collected, order not tested. MISSING: UIScrollView.adjustedContentInsetDidChange
import UIKit

var told = Set<String>()
final class Scroll: UIScrollView {
    override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange(); told.insert("view") }
}
final class Listener: NSObject, UIScrollViewDelegate {
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { told.insert("delegate") }
}
let listener = Listener()
let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let scroll = Scroll(frame: root.view.bounds)
scroll.delegate = listener
scroll.contentInsetAdjustmentBehavior = .always
root.view.addSubview(scroll)
Simulator.settle()
told = []
root.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
Simulator.settle()
print("told \(told.sorted())")

// prints:
// told ["delegate", "view"]
