import UIKit

class Page: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    print("did appear")
  }
}

let page = Page()
page.beginAppearanceTransition(true, animated: false)
print("begun")
page.endAppearanceTransition()
