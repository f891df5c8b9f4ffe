import UIKit

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
  override func collectionView(
    _ view: UICollectionView, moveItemAt path: IndexPath, to target: IndexPath
  ) {
    print("item", path.item, "is now item", target.item)
  }
}

let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
let first = IndexPath(item: 0, section: 0)
print("moves:", grid.collectionView.beginInteractiveMovementForItem(at: first))
let last = grid.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
grid.collectionView.updateInteractiveMovementTargetPosition(last?.center ?? CGPoint.zero)
grid.collectionView.endInteractiveMovement()
