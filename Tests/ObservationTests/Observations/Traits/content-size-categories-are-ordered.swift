// title: Content size categories compare by size and the five largest are accessibility categories
// ios: 11
// device: iphone
// watch: size
// normalize: 
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/UIContentSizeCategoryTest.cs (Vincent Dondain, 2017)
// confidence: high
// note: The test asserts small < large, accessibility medium true and medium false.
import UIKit
print("size small < large \(UIContentSizeCategory.small < UIContentSizeCategory.large)")
print("size accessibility medium \(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)")
print("size medium \(UIContentSizeCategory.medium.isAccessibilityCategory)")

// prints:
// size small < large true
// size accessibility medium true
// size medium false
