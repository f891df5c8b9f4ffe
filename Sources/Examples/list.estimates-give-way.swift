// ios: 17
import UIKit

final class Tall: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: contentView.topAnchor),
      inner.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      inner.heightAnchor.constraint(equalToConstant: 77),
    ])
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
final class Items: NSObject, UICollectionViewDataSource {
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 2
  }
  func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    return view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

let items = Items()
let size = NSCollectionLayoutSize(
  widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
let group = NSCollectionLayoutGroup.vertical(
  layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
let view = UICollectionView(
  frame: CGRect(x: 0, y: 0, width: 200, height: 400),
  collectionViewLayout: UICollectionViewCompositionalLayout(
    section: NSCollectionLayoutSection(group: group)))
view.register(Tall.self, forCellWithReuseIdentifier: "item")
view.dataSource = items
let window = UIWindow(frame: UIScreen.main.bounds)
window.addSubview(view)
window.isHidden = false
Simulator.settle()
print(view.contentSize.height)
