// title: A controller whose view was set to nil loads a new one at the next access
// ios: 16
// device: iphone
// watch: loadView | same | loaded
// normalize:
// source: https://github.com/xamarin/xamarin-macios/blob/HEAD/tests/monotouch-test/UIKit/ViewControllerTest.cs (Xamarin, tests on devices, snapshot 2025-02)
// confidence: high
// note: The test sets the view to nil and finds it again at the next access; the number of loadView calls follows from Apple's description of the getter.
import UIKit

final class Page: UIViewController {
    override func loadView() { super.loadView(); print("loadView") }
}
let page = Page()
let first = page.view
page.view = nil
print("loaded \(page.isViewLoaded)")
print("same \(page.view === first)")

// prints:
// loadView
// loaded false
// loadView
// same false
