// title: An activity indicator hides when it stops and shows when it starts, unless hidesWhenStopped is false
// ios: 15.6
// device: iphone
// watch: indicator
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIActivityIndicatorView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "default is YES. calls -setHidden when animating gets set to NO".
import UIKit
let spin = UIActivityIndicatorView(style: .medium)
print("indicator default \(spin.hidesWhenStopped)")
spin.startAnimating()
print("indicator animating \(spin.isAnimating) hidden \(spin.isHidden)")
spin.stopAnimating()
print("indicator animating \(spin.isAnimating) hidden \(spin.isHidden)")
spin.hidesWhenStopped = false
spin.startAnimating()
spin.stopAnimating()
print("indicator hidden \(spin.isHidden)")

// prints:
// indicator default true
// indicator animating true hidden false
// indicator animating false hidden true
// indicator hidden false
