// title: Black and white print UIExtendedGrayColorSpace with two numbers, a mixed colour the RGB space with six digits
// ios: 12
// device: iphone
// watch: UI
// normalize:
// source: public source file 17998659274 of the code index (wallabagTests WhiteTests.swift, maxime marinel, 2019-04-24)
// confidence: high
// note: A unit test that compares the descriptions (found in the code index as 17998659274). 229 of 255 is 0.898039.
import UIKit
print(UIColor.black.description)
print(UIColor.white.description)
print(UIColor(red: 229 / 255, green: 229 / 255, blue: 229 / 255, alpha: 1).description)

// prints:
// UIExtendedGrayColorSpace 0 1
// UIExtendedGrayColorSpace 1 1
// UIExtendedSRGBColorSpace 0.898039 0.898039 0.898039 1
