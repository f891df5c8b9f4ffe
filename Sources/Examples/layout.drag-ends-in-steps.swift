import UIKit

final class Ear: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    print("at", Int(scrollView.contentOffset.y))
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    print("let go, moves on:", decelerate)
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    print("at rest")
  }
}

let ear = Ear()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = UIViewController()
window.makeKeyAndVisible()
let scroll = UIScrollView(frame: window.bounds)
scroll.contentSize = CGSize(width: 100, height: 3000)
scroll.delegate = ear
window.rootViewController?.view.addSubview(scroll)
Simulator.settle()
Simulator.drag(scroll, by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -500))
Simulator.settle()
