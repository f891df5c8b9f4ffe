import UIKit

class Child: UIViewController {
  deinit { print("child gone") }
}

class Parent: UIViewController {
  deinit { print("parent gone") }
}

var parent: Parent? = Parent()
parent?.addChild(Child())
parent = nil
print("end")
