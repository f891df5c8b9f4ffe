import UIKit

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

let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
let failure = Simulator.catchException {
  grid.collectionView.scrollToItem(
    at: IndexPath(item: 1, section: 0), at: [.top, .bottom], animated: false)
}
print(failure?.name.rawValue ?? "scrolled")
