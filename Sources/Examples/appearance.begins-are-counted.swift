import UIKit

class Page: UIViewController {}

let page = Page()
page.beginAppearanceTransition(true, animated: false)
page.beginAppearanceTransition(true, animated: false)
page.endAppearanceTransition()
print("one end")
page.endAppearanceTransition()
