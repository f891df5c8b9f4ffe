import UIKit

class Child: UIViewController {}

class Parent: UIViewController {}

let parent = Parent()
parent.addChild(Child())
print("now the container would call didMove(toParent:)")
