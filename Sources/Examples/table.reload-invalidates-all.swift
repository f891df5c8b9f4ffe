import UIKit

final class Lines: UICollectionViewFlowLayout {
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    print("everything:", context.invalidateEverything)
    super.invalidateLayout(with: context)
  }
}
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { return 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: path)
  }
}

let grid = Grid(collectionViewLayout: Lines())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
print("reload")
grid.collectionView.reloadData()
Simulator.settle()
