// title: A swipe down on a sheet that is let go early: no viewDidDisappear for the sheet, no viewDidAppear below
// ios: 16.4
// device: iphone
// watch: below. | sheet.didDisappear
// normalize:
// source: https://github.com/DataDog/dd-sdk-ios IntegrationTests RUMModalViewsScenarioTests.swift (Datadog, 2026)
// confidence: high
// note: The UI test drags a page sheet a little and lets go; the log, fed by viewDidAppear and viewDidDisappear, shows no extra visit: the next entry comes from the later dismissal by code.
import UIKit

final class Below: UIViewController {
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print("below.didAppear") }
}
final class Sheet: UIViewController {
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print("sheet.didDisappear") }
}

let below = Below()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = below
window.makeKeyAndVisible()
Simulator.settle()
let sheet = Sheet()
sheet.modalPresentationStyle = .pageSheet
below.present(sheet, animated: true)
Simulator.settle()
print("# reset")
Simulator.beginSwipeDown(sheet)
Simulator.cancelSwipeDown(sheet)
Simulator.settle()
print("below. nothing yet")
sheet.dismiss(animated: true)
Simulator.settle()

// prints:
// below. nothing yet
// sheet.didDisappear
