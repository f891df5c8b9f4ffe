// device: ipad
import UIKit

class Page: UIViewController {}

let left = Page()
let right = Page()
let book = UIPageViewController(
  transitionStyle: .pageCurl, navigationOrientation: .horizontal,
  options: [.spineLocation: UIPageViewController.SpineLocation.mid])
book.setViewControllers([left, right], direction: .forward, animated: false)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = book
window.makeKeyAndVisible()
Simulator.settle()
print("left half:", left.view.frame.width == window.bounds.width / 2)
print("right begins in the middle:", right.view.frame.minX == window.bounds.midX)
