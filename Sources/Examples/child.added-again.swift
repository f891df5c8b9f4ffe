import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let parent = Parent()
let child = Child()
parent.addChild(child)
print("again")
parent.addChild(child)
print(parent.children.count)
