// title: A label prints its text in quotes, userInteractionEnabled = NO, and a layer of class _UILabelLayer
// ios: 13
// device: iphone
// watch: <
// normalize:
// source: https://github.com/pointfreeco/swift-snapshot-testing/blob/main/Tests/SnapshotTestingTests/__Snapshots__/SnapshotTestingTests/testTraitsWithViewController.label-extra-large.txt (Point-Free, 2019)
// confidence: high
// note: A recorded recursiveDescription without addresses. Until recent systems the layer is _UILabelLayer.
import UIKit
func bare(_ text: String) -> String {
    let parts = text.components(separatedBy: ": 0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += String(part.drop(while: { $0.isHexDigit })) }
    return out
}
let label = UILabel(frame: CGRect(x: 16, y: 20, width: 288, height: 36))
label.text = "What's the point?"
print(bare(label.description))

// prints:
// <UILabel; frame = (16 20; 288 36); text = 'What's the point?'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
