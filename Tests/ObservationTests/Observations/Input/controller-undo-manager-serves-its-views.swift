// title: An undo manager that a controller returns is the one its subviews find
// ios: 15
// device: iphone
// watch: view | window
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiresponder/undomanager (Apple reference)
// confidence: high
// note: The reference: any object in the chain can have its own manager; the nearest one is returned. Inferred: === comparison. MISSING: UndoManager, UIResponder.undoManager
import UIKit
final class A: UIViewController {
    let mine = UndoManager()
    override var undoManager: UndoManager? { mine }
}
let a = A()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let box = UIView()
a.view.addSubview(box)
print("view finds the controller's: \(box.undoManager === a.mine)")
print("window's is another: \(window.undoManager !== a.mine)")

// prints:
// view finds the controller's: true
// window's is another: true
