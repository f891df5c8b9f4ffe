// title: UIProgressView pins progress to 0 and 1
// ios: 15.6
// device: iphone
// watch: progress
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS15.6.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIProgressView.h (Apple, header comments, iOS 15.6 SDK)
// confidence: high
// note: "0.0 .. 1.0, default is 0.0. values outside are pinned."
import UIKit
let bar = UIProgressView(progressViewStyle: .default)
print("progress \(bar.progress)")
bar.progress = 1.5
print("progress \(bar.progress)")
bar.setProgress(-2, animated: false)
print("progress \(bar.progress)")

// prints:
// progress 0.0
// progress 1.0
// progress 0.0
