import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let parent = Parent()
let child = Child()
parent.addChild(child)
child.didMove(toParent: parent)
child.removeFromParent()
