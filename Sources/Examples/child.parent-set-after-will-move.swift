// ios: 17
import UIKit

class Child: UIViewController {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    print("parent is already set: \(self.parent != nil)")
  }
}

class Parent: UIViewController {}

let parent = Parent()
parent.addChild(Child())
