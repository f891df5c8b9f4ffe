import UIKit

final class Tile: UICollectionViewCell {}

final class Grid: UICollectionViewController {
  override func loadView() {
    super.loadView()
    print("wrapped", view !== collectionView, collectionView.superview === view)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    print("own", collectionView.dataSource === self, collectionView.delegate === self)
    print("layout", collectionViewLayout === collectionView.collectionViewLayout)
  }
  override func viewWillAppear(_ animated: Bool) {
    print("selected", collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])
    super.viewWillAppear(animated)
    print("selected", collectionView.indexPathsForSelectedItems?.map(\.item) ?? [])
  }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    print("count")
    return 2
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    print("item", indexPath.item)
    return collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
  deinit { print("gone") }
}

let window = UIWindow(frame: UIScreen.main.bounds)
let navigation = UINavigationController(rootViewController: UIViewController())
window.rootViewController = navigation
window.makeKeyAndVisible()
Simulator.settle()
do {
  let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
  navigation.pushViewController(grid, animated: true)
  Simulator.settle()
  grid.collectionView.selectItem(
    at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
}
navigation.pushViewController(UIViewController(), animated: true)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.settle()
navigation.popViewController(animated: true)
Simulator.settle()
