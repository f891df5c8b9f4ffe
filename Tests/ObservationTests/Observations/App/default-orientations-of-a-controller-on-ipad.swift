// title: A view controller on iPad supports all orientations by default
// ios: 16
// device: ipad
// watch: all
// normalize:
// source: https://apple-docs.everest.mt/docs/uikit/uiviewcontroller/supportedinterfaceorientations/ (Apple reference)
// confidence: high
// note: The reference: all for iPad, all but upside down for iPhone.
import UIKit
print("all \(UIViewController().supportedInterfaceOrientations == .all)")

// prints:
// all true
