// title: A layout guide belongs to one view, is not a subview, and has its frame in layoutSubviews
// ios: 15.6
// device: iphone
// watch: owner | subviews | frame
// normalize: collapse-repeats
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UILayoutGuide.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: layoutFrame is valid by the time the owning view gets layoutSubviews; adding sets the owner.
import UIKit

final class Box: UIView {
    let guide = UILayoutGuide()
    override func layoutSubviews() { super.layoutSubviews(); print("frame \(guide.layoutFrame.minX) \(guide.layoutFrame.width)") }
}
let box = Box(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
box.addLayoutGuide(box.guide)
print("owner \(box.guide.owningView === box)")
print("subviews \(box.subviews.count)")
box.guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10).isActive = true
box.guide.widthAnchor.constraint(equalToConstant: 50).isActive = true
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
window.rootViewController!.view.addSubview(box)
Simulator.settle()

// prints:
// owner true
// subviews 0
// frame 10.0 50.0
