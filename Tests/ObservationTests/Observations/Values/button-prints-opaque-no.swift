// title: A button's description says opaque = NO
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testUIView.2.txt (Point-Free, 2019)
// confidence: medium
// note: A recorded recursiveDescription of an add-contact button, without addresses; here a custom button of another size. Newer systems may add the configuration.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let b = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 23))
print(hide(b.description))

// prints:
// <UIButton: 0x; frame = (0 0; 24 23); opaque = NO; layer = <CALayer: 0x>>
