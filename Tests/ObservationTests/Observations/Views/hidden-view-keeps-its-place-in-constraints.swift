// title: Hiding a view outside a stack does not change the layout around it
// ios: 12
// device: iphone
// watch: y
// normalize:
// source: https://wiki.gubat.org/content/stackoverflow.com_en_all_2023-11/questions/50275346/what-happens-with-constraints-when-a-view-is-begin-to-be-hidden (rob mayoff, Stack Overflow answer, 2018-05)
// confidence: high
// note: Hidden views take part in the layout and their constraints stay in force; no view other than the stack reacts.
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let a = UIView(), b = UIView()
for v in [a, b] { v.translatesAutoresizingMaskIntoConstraints = false; root.view.addSubview(v) }
NSLayoutConstraint.activate([
    a.topAnchor.constraint(equalTo: root.view.topAnchor), a.heightAnchor.constraint(equalToConstant: 40),
    b.topAnchor.constraint(equalTo: a.bottomAnchor), b.heightAnchor.constraint(equalToConstant: 60),
    a.leadingAnchor.constraint(equalTo: root.view.leadingAnchor), a.widthAnchor.constraint(equalToConstant: 50),
    b.leadingAnchor.constraint(equalTo: root.view.leadingAnchor), b.widthAnchor.constraint(equalToConstant: 50),
])
Simulator.settle()
a.isHidden = true
Simulator.settle()
print("y of b \(b.frame.minY)")

// prints:
// y of b 40.0
