// title: Insetting a small rectangle by large insets gives a negative size, not zero
// ios: 15
// device: iphone
// watch: rect
// normalize:
// source: https://github.com/dotnet/macios/blob/main/tests/monotouch-test/UIKit/EdgeInsetsTest.cs (Microsoft, 2025-02)
// confidence: high
// note: The test's numbers. The stored sizes are printed, since width and height of a CGRect are standardized.
import UIKit
let r = CGRect(x: 1, y: 2, width: 3, height: 4).inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
print("rect \(r.origin.x) \(r.origin.y) \(r.size.width) \(r.size.height)")
print("rect \(CGRect.zero.inset(by: .zero) == .zero)")

// prints:
// rect 21.0 12.0 -57.0 -36.0
// rect true
