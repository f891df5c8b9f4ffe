// title: A row count of 402337200000000 raises "Failed to allocate data stores"
// ios: 13
// device: iphone
// watch: raised
// normalize:
// source: https://exchangetuts.com/what-is-the-exact-order-of-uitableviewdelegate-methods-strange-behavior-1640980624169957 (Stack Overflow question reposted)
// confidence: medium
// note: The question quotes name and text. A real table may also try for minutes with a somewhat smaller count. Release unknown. (The model ran into its memory limit.)
import UIKit
final class Source: NSObject, UITableViewDataSource {
    func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 402337200000000 }
    func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let source = Source()
let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
let e = Simulator.catchException {
    table.dataSource = source
    table.reloadData()
    table.layoutIfNeeded()
}
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \(e?.reason ?? "nothing")")

// prints:
// raised NSInternalInconsistencyException
// raised Failed to allocate data stores for 402337200000000 rows in section 0. Consider using fewer rows
