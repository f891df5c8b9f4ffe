// title: A table controller's own data source methods are not asked any more once a diffable source is made for its table
// ios: 13
// device: iphone
// watch: asked | row
// normalize:
// source: https://github.com/mattneub/Programming-iOS-Book-Examples bk2ch08p416sectionsDiffableDataSource (Matt Neuburg, 2019)
// confidence: high
// note: Comment at titleForHeaderInSection of the controller: this will never be called, we are no longer the data source.
import UIKit
final class List: UITableViewController {
    var source: UITableViewDiffableDataSource<String, Int>!
    override func viewDidLoad() {
        super.viewDidLoad()
        source = UITableViewDiffableDataSource<String, Int>(tableView: tableView) { _, _, item in
            print("row \(item)")
            return UITableViewCell(style: .default, reuseIdentifier: "c")
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["s"])
        snapshot.appendItems([7])
        source.apply(snapshot, animatingDifferences: false)
    }
    override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { print("asked rows"); return 3 }
    override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? { print("asked title"); return "t" }
}
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = List()
window.makeKeyAndVisible()
Simulator.settle()

// prints:
// row 7
