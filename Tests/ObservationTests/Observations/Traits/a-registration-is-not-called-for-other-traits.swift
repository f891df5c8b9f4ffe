// title: A handler for one custom trait is not called when another trait changes, nor when the value stays the same
// ios: 17
// device: iphone
// watch: calls
// normalize: 
// source: https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94 (Apple reference, 2023)
// confidence: high
// note: The reference: called when any of the observed traits change value. MISSING: UITraitDefinition
import UIKit
struct Level: UITraitDefinition { static let defaultValue = 0 }
struct Other: UITraitDefinition { static let defaultValue = 0 }
let a = UIViewController()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
var calls = 0
let token = a.registerForTraitChanges([Level.self]) { (c: UIViewController, p: UITraitCollection) in calls += 1 }
a.traitOverrides[Other.self] = 1
Simulator.settle()
print("calls for the other \(calls)")
a.traitOverrides[Level.self] = 0
Simulator.settle()
print("calls for the same \(calls)")
a.traitOverrides[Level.self] = 1
Simulator.settle()
print("calls \(calls)")
a.unregisterForTraitChanges(token)
a.traitOverrides[Level.self] = 2
Simulator.settle()
print("calls after unregistering \(calls)")

// prints:
// calls for the other 0
// calls for the same 0
// calls 1
// calls after unregistering 1
