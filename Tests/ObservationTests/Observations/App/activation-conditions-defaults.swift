// title: A scene can activate for any content and prefers none by default
// ios: 16
// device: ipad
// watch: can | prefers | target
// normalize:
// source: https://github.com/theos/sdks/blob/HEAD/iPhoneOS16.5.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISceneActivationConditions.h (Apple, header comments, iOS 16.5 SDK)
// confidence: high
// note: Defaults: predicates of value YES and NO; targetContentIdentifier nil. MISSING: UISceneActivationConditions
import UIKit
let conditions = UISceneActivationConditions()
print("can \(conditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))")
print("prefers \(conditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))")
print("target \(NSUserActivity(activityType: "x").targetContentIdentifier ?? "none")")

// prints:
// can true
// prefers false
// target none
