// title: A curl page controller with the spine in the middle is double sided, and setting it to false raises
// ios: 16.4
// device: ipad
// watch: curl
// normalize:
// source: https://github.com/theos/sdks/blob/master/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPageViewController.h (Apple, iOS 16.5 SDK header)
// confidence: high
// note: The header: with spine location mid doubleSided is set to YES; setting NO then results in an exception.
import UIKit

let curl = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                                options: [.spineLocation: NSNumber(value: UIPageViewController.SpineLocation.mid.rawValue)])
curl.setViewControllers([UIViewController(), UIViewController()], direction: .forward, animated: false)
print("curl double \(curl.isDoubleSided)")
let e = Simulator.catchException { curl.isDoubleSided = false }
print("curl raised \(e != nil)")

// prints:
// curl double true
// curl raised true
