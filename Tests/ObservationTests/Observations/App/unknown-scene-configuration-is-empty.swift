// title: A scene configuration whose name is not in the Info.plist has no class, delegate or storyboard
// ios: 16
// device: iphone
// watch: scene class | delegate | storyboard
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneSession.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Comment at configurationWithName:sessionRole:.
import UIKit
let configuration = UISceneConfiguration(name: "Nowhere", sessionRole: .windowApplication)
print("scene class \(configuration.sceneClass == nil)")
print("delegate \(configuration.delegateClass == nil)")
print("storyboard \(configuration.storyboard == nil)")

// prints:
// scene class true
// delegate true
// storyboard true
