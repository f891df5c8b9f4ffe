// title: A custom button whose title colour is set to nil answers white; its title and shadow colour answer nil
// ios: 15
// device: iphone
// watch: title | shadow
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/ButtonTest.cs (Microsoft, 2025-02)
// confidence: high
// note: The test, for iOS 7 and later.
import UIKit
let b = UIButton()
b.setTitle(nil, for: .normal)
b.setTitleColor(nil, for: .normal)
b.setTitleShadowColor(nil, for: .normal)
print("title nil \(b.title(for: .normal) == nil) white \(b.titleColor(for: .normal) == .white)")
print("shadow nil \(b.titleShadowColor(for: .normal) == nil)")

// prints:
// title nil true white true
// shadow nil true
