// title: A child that ends above the container's bottom gets only the overlapping part of the safe area
// ios: 12
// device: iphone
// watch: bottom
// normalize:
// source: https://example-a.com/answer/52483010 (Stack Overflow question and answer, 2018-09)
// confidence: medium
// note: With 80 points on the container and the child's bottom pinned 30 points higher the log says 50 for the child.
import UIKit

let root = UIViewController(), child = UIViewController()
root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 80, right: 0)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
root.addChild(child)
child.view.translatesAutoresizingMaskIntoConstraints = false
root.view.addSubview(child.view)
NSLayoutConstraint.activate([
    child.view.heightAnchor.constraint(equalToConstant: 200),
    child.view.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
    child.view.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    child.view.bottomAnchor.constraint(equalTo: root.view.bottomAnchor, constant: -30),
])
child.didMove(toParent: root)
Simulator.settle()
print("bottom differs by \(root.view.safeAreaInsets.bottom - child.view.safeAreaInsets.bottom)")

// prints:
// bottom differs by 30.0
