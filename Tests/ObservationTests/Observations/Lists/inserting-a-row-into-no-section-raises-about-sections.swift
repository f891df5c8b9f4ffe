// title: insertRows while the number of sections grew unannounced raises about the sections
// ios: 8
// device: iphone
// watch: raised
// normalize:
// source: https://github.com/forkingdog/UITableView-FDTemplateLayoutCell/issues/40 (TZZhan, 2015-06)
// confidence: high
// note: The stack: insertRowsAtIndexPaths, _updateRowsAtIndexPaths, _endCellAnimationsWithContext, the assertion. Table had 0 sections, has 1 after. Spaces are collapsed before comparing.
import UIKit
final class List: UITableViewController {
    var sections = 0
    override func numberOfSections(in t: UITableView) -> Int { return sections }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { return 1 }
    override func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { return UITableViewCell(style: .default, reuseIdentifier: nil) }
}
let list = List()
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = list
window.makeKeyAndVisible()
Simulator.settle()
list.sections = 1
let e = Simulator.catchException { list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
print("raised \(e?.name.rawValue ?? "nothing")")
print("raised \((e?.reason ?? "nothing").components(separatedBy: ".  ").joined(separator: ". "))")

// prints:
// raised NSInternalInconsistencyException
// raised Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (0), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).
