import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let parent = Parent()
let child = Child()
parent.addChild(child)
print("child loaded: \(child.isViewLoaded), parent loaded: \(parent.isViewLoaded)")
parent.view.addSubview(child.view)
child.view.removeFromSuperview()
print("still a child: \(child.parent === parent)")
