import UIKit

final class Cell: UICollectionViewCell {
  override func apply(_ attributes: UICollectionViewLayoutAttributes) {
    print("apply", attributes.indexPath.item)
  }
}
final class Grid: UICollectionViewController {
  var count = 3
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
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

let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("layout again")
grid.collectionView.setNeedsLayout()
grid.collectionView.layoutIfNeeded()
