// title: A controller's view prints its frame, its mask as W+H and its layer
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithViewController.label-large.txt (Point-Free, 2019)
// confidence: high
// note: A recorded recursiveDescription without addresses (": 0x..." is cut out there, also here). Newer systems add a background colour, this one doesn't.
import UIKit
func bare(_ text: String) -> String {
    let parts = text.components(separatedBy: ": 0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += String(part.drop(while: { $0.isHexDigit })) }
    return out
}
let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
print(bare(box.description))

// prints:
// <UIView; frame = (0 0; 320 568); autoresize = W+H; layer = <CALayer>>
