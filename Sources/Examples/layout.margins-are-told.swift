import UIKit

final class Page: UIViewController {}
final class Paper: UIView {}

let page = Page()
page.view = Paper()
page.view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
