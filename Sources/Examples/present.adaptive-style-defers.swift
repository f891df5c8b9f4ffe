import UIKit

let page = UIViewController()
page.modalPresentationStyle = .popover
let popover = page.presentationController
print("full screen:", popover?.adaptivePresentationStyle == .fullScreen)
