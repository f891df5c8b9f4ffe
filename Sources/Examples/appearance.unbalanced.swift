import UIKit

class Page: UIViewController {}

let page = Page()
page.endAppearanceTransition()
