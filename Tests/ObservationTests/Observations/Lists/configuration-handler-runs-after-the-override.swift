// title: A cell's updateConfiguration(using:) runs before its configurationUpdateHandler
// ios: 15
// device: iphone
// watch: update
// normalize: collapse-repeats
// source: UICollectionViewCell.h of the iOS 16.5 SDK, https://github.com/theos/sdks (Apple)
// confidence: high
// note: Comment of the handler: called after updateConfigurationUsingState; setting it requests an update. Printed at the last request only, so that earlier rounds do not matter. MISSING: UICellConfigurationState
import UIKit
var on = false
final class Cell: UICollectionViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        if on { print("update override") }
    }
}
final class Grid: UICollectionViewController {
    override func viewDidLoad() { super.viewDidLoad(); collectionView.register(Cell.self, forCellWithReuseIdentifier: "c") }
    override func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { return 1 }
    override func collectionView(_ c: UICollectionView, cellForItemAt p: IndexPath) -> UICollectionViewCell {
        let cell = c.dequeueReusableCell(withReuseIdentifier: "c", for: p)
        cell.configurationUpdateHandler = { _, _ in if on { print("update handler") } }
        return cell
    }
}
let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
on = true
grid.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))?.setNeedsUpdateConfiguration()
Simulator.settle()

// prints:
// update override
// update handler
