import UIKit

final class Feed: UIScrollView {
  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    print(adjustedContentInset.top)
  }
}

let home = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = home
window.makeKeyAndVisible()
Simulator.settle()
let feed = Feed(frame: home.view.bounds)
feed.alwaysBounceVertical = true
home.view.addSubview(feed)
feed.contentInset.top = 10
