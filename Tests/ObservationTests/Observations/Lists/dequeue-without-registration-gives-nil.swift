// title: dequeueReusableCell(withIdentifier:) gives nil when nothing is registered and the pool is empty
// ios: 15
// device: iphone
// watch: cell
// normalize:
// source: https://developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:) (Apple)
// confidence: high
// note: The reference: nil if no cell is available and none registered; a registered class is made with init(style:reuseIdentifier:).
import UIKit
final class Row: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        print("cell init \(reuseIdentifier ?? "nil")")
    }
    required init?(coder: NSCoder) { return nil }
}
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
print("cell nil: \(table.dequeueReusableCell(withIdentifier: "row") == nil)")
table.register(Row.self, forCellReuseIdentifier: "row")
print("cell is a Row: \(table.dequeueReusableCell(withIdentifier: "row") is Row)")

// prints:
// cell nil: true
// cell init row
// cell is a Row: true
