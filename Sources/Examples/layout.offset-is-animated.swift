import UIKit

final class Ear: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    print("at", Int(scrollView.contentOffset.y))
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    print("ended")
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
scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
print("begun")
Simulator.settle()
