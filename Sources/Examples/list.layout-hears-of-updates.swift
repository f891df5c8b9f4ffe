import UIKit

final class Layout: UICollectionViewFlowLayout {
  override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
    print("changes:", updates.count)
  }
  override func finalizeCollectionViewUpdates() { print("finalized") }
}
final class Grid: UICollectionViewController {
  var count = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return count }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

let grid = Grid(collectionViewLayout: Layout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
grid.count = 4
grid.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
