// title: An enumeration of UIKit prints its type with the raw value, not the case's name
// ios: 16
// device: iphone
// watch: UI
// normalize:
// source: public source file 10148037187 of the code index (notes on orientation in iOS 16, 2022)
// confidence: medium
// note: The notes show UIDeviceOrientation(rawValue: 0) for unknown and UIInterfaceOrientation(rawValue: 1) for portrait; that print gives this form is Swift's rule for imported enumerations.
import UIKit
print(UIDeviceOrientation.unknown)
print(UIInterfaceOrientation.portrait)

// prints:
// UIDeviceOrientation(rawValue: 0)
// UIInterfaceOrientation(rawValue: 1)
