// title: After layout a label holds two constraints of its own for its content size
// ios: 11
// device: iphone
// watch: count | kind
// normalize:
// source: https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/46687051/what-the-extra-width-and-height-constraints-appears-at-programmatically-creati (Stack Overflow question with debugger output, 2017-10)
// confidence: high
// note: Debugger output: two NSContentSizeLayoutConstraint, width and height; coderapp.vercel.app/answer/36679813 (rob mayoff) explains them for a button.
// open: the model does something else
import UIKit

let root = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = root
window.makeKeyAndVisible()
let label = UILabel()
label.text = "Just text"
label.translatesAutoresizingMaskIntoConstraints = false
root.view.addSubview(label)
label.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 20).isActive = true
label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 20).isActive = true
root.view.layoutIfNeeded()
print("count \(label.constraints.count)")
for c in label.constraints { print("kind \(String(describing: type(of: c)))") }

// prints:
// count 2
// kind NSContentSizeLayoutConstraint
// kind NSContentSizeLayoutConstraint
