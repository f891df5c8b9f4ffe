import UIKit

let book = UIPageViewController(
  transitionStyle: .pageCurl, navigationOrientation: .horizontal,
  options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
print("double-sided:", book.isDoubleSided)
let failure = Simulator.catchException { book.isDoubleSided = false }
print(failure?.name.rawValue ?? "single-sided")
