import UIKit

final class Page: UIViewController, UIScrollViewDelegate {
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { print("at the top") }
}

let page = Page()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
scroll.contentSize = CGSize(width: 390, height: 3000)
scroll.delegate = page
page.view.addSubview(scroll)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = page
window.makeKeyAndVisible()
Simulator.settle()
scroll.contentOffset = CGPoint(x: 0, y: 1000)
Simulator.tapStatusBar()
Simulator.settle()
