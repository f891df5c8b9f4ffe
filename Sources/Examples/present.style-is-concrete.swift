import UIKit

let page = UIViewController()
page.modalPresentationStyle = .automatic
print(page.modalPresentationStyle == .automatic, page.modalPresentationStyle == .pageSheet)
