import UIKit

final class Cell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    NSLayoutConstraint.activate([
      contentView.widthAnchor.constraint(equalToConstant: 120),
      contentView.heightAnchor.constraint(equalToConstant: 60),
    ])
  }
  required init?(coder: NSCoder) { return nil }
}
final class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { return 2 }
  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

let layout = UICollectionViewFlowLayout()
layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
let grid = Grid(collectionViewLayout: layout)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = grid
window.makeKeyAndVisible()
Simulator.settle()
for cell in grid.collectionView.visibleCells { print("size:", cell.frame.size) }
