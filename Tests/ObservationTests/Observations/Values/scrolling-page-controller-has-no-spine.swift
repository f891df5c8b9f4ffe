// title: The spine location is none when the pages scroll; it has a meaning only for curling
// ios: 7
// device: iphone
// watch: spine
// normalize:
// source: https://kiwix.lema.org/stackoverflow.com_en_all_2023-11/questions/20878114/what-exactly-spine-is-in-uipageviewcontroller (Pietro Saccardi, 2014-01)
// confidence: high
// note: The answer, from Apple's reference: only with page curl, otherwise it evaluates to none.
import UIKit
let scroll = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
print("spine none \(scroll.spineLocation == .none)")
let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.max.rawValue)])
print("spine max \(curl.spineLocation == .max)")

// prints:
// spine none true
// spine max true
