// title: A sheet covered by a full-screen modal gets viewDidDisappear while it is still presented
// ios: 16.4
// device: iphone
// watch: sheet
// normalize:
// source: https://github.com/software-mansion/react-native-screens ios/modals/form-sheet/RNSFormSheetContentController.mm (Software Mansion, 2026)
// confidence: medium
// note: The comment in viewDidDisappear: it can be triggered when the controller is temporarily covered by a full-screen modal presented from it, so it asks presentingViewController to tell this from a dismissal.
import UIKit

final class Sheet: UIViewController {
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        print("sheet disappeared, still presented \(presentingViewController != nil)")
    }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let a = UIViewController()
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
let sheet = Sheet()
sheet.modalPresentationStyle = .formSheet
a.present(sheet, animated: true)
Simulator.settle()
let cover = UIViewController()
cover.modalPresentationStyle = .fullScreen
sheet.present(cover, animated: true)
Simulator.settle()
print("sheet covered")
cover.dismiss(animated: true)
Simulator.settle()
a.dismiss(animated: true)
Simulator.settle()

// prints:
// sheet disappeared, still presented true
// sheet covered
// sheet disappeared, still presented false
