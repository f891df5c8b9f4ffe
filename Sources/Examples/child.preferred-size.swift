import UIKit

class Popup: UIViewController {}

class Container: UIViewController {}

let container = Container()
let popup = Popup()
container.addChild(popup)
popup.preferredContentSize = CGSize(width: 200, height: 80)
