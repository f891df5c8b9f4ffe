// title: A controller inside a popover gets no viewDidAppear when the modal it presented is dismissed
// ios: 16.4
// device: ipad
// watch: content | done
// normalize:
// source: https://developer.apple.com/documentation/uikit/uiviewcontroller/viewdidappear(_:) (Apple)
// confidence: high
// note: The page's note: if a controller is presented by a controller inside a popover, this method is not invoked on the presenting one after the presented one is dismissed.
import UIKit

final class Content: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("content didAppear") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let content = Content()
content.modalPresentationStyle = .popover
content.popoverPresentationController?.sourceView = a.view
content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
a.present(content, animated: true)
Simulator.settle()
content.present(UIViewController(), animated: true)
Simulator.settle()
print("# reset")
content.dismiss(animated: true) { print("done") }
Simulator.settle()

// prints:
// done
