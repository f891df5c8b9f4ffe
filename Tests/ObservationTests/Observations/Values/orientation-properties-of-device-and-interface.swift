// title: isValidInterfaceOrientation and isFlat of the device orientations; unknown is neither portrait nor landscape
// ios: 11
// device: iphone
// watch: device | interface
// normalize:
// source: https://github.com/swiftlang/swift/blob/1382fc85d783a6958245eb4bc80d7fcfd31bb339/test/stdlib/UIKit.swift (Apple, the Swift project's test of the UIKit overlay, 2018)
// confidence: high
// note: A test that ran on iOS; this prints a part of its table.
import UIKit
func show(_ name: String, _ o: UIDeviceOrientation) {
    print("device \(name) \(o.isPortrait) \(o.isLandscape) \(o.isFlat) \(o.isValidInterfaceOrientation)")
}
show("unknown", .unknown)
show("portraitUpsideDown", .portraitUpsideDown)
show("landscapeLeft", .landscapeLeft)
show("faceUp", .faceUp)
print("interface \(UIInterfaceOrientation.unknown.isPortrait) \(UIInterfaceOrientation.unknown.isLandscape)")
print("interface \(UIInterfaceOrientation.landscapeRight.isLandscape)")

// prints:
// device unknown false false false false
// device portraitUpsideDown true false false true
// device landscapeLeft false true false true
// device faceUp false false true false
// interface false false
// interface true
