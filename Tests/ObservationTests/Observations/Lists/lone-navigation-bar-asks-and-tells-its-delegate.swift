// title: A bar of one's own asks shouldPush and shouldPop and tells didPush and didPop at once without animation
// ios: 15
// device: iphone
// watch: bar
// normalize:
// source: UINavigationBar.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: medium
// note: Comments of the delegate protocol: should… is called to push, didPush immediately if not animated, pop the same way; popItem returns the item. That popItem by code asks shouldPop is how I read "same as push methods". MISSING: UINavigationBarDelegate
import UIKit
final class Ear: NSObject, UINavigationBarDelegate {
    func navigationBar(_ b: UINavigationBar, shouldPush i: UINavigationItem) -> Bool { print("bar shouldPush \(i.title!)"); return true }
    func navigationBar(_ b: UINavigationBar, didPush i: UINavigationItem) { print("bar didPush \(i.title!)") }
    func navigationBar(_ b: UINavigationBar, shouldPop i: UINavigationItem) -> Bool { print("bar shouldPop \(i.title!)"); return true }
    func navigationBar(_ b: UINavigationBar, didPop i: UINavigationItem) { print("bar didPop \(i.title!)") }
}
let ear = Ear()
let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
bar.pushItem(UINavigationItem(title: "a"), animated: false)
bar.delegate = ear
bar.pushItem(UINavigationItem(title: "b"), animated: false)
print("bar top \(bar.topItem?.title ?? "nil") back \(bar.backItem?.title ?? "nil")")
let popped = bar.popItem(animated: false)
print("bar popped \(popped?.title ?? "nil") top \(bar.topItem?.title ?? "nil")")

// prints:
// bar shouldPush b
// bar didPush b
// bar top b back a
// bar shouldPop b
// bar didPop b
// bar popped b top a
