// title: A view's own trait override wins over the one inherited from its superview, and the inherited one is back when it is removed
// ios: 17
// device: iphone
// watch: level
// normalize: 
// source: https://github.com/WWDCNotes/WWDCNotes WWDC23-10057-Unleash-the-UIKit-trait-system.md (srujanc and rusik, 2023)
// confidence: high
// note: The notes: inherited values first, then the child's own overrides. MISSING: UITraitDefinition
import UIKit
struct Level: UITraitDefinition { static let defaultValue = 0 }
let a = UIViewController()
let outer = UIView()
let inner = UIView()
outer.addSubview(inner)
a.view.addSubview(outer)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = a
window.makeKeyAndVisible()
Simulator.settle()
outer.traitOverrides[Level.self] = 1
inner.traitOverrides[Level.self] = 2
Simulator.settle()
print("level outer \(outer.traitCollection[Level.self]) inner \(inner.traitCollection[Level.self])")
inner.traitOverrides.remove(Level.self)
Simulator.settle()
print("level outer \(outer.traitCollection[Level.self]) inner \(inner.traitCollection[Level.self])")

// prints:
// level outer 1 inner 2
// level outer 1 inner 1
