// title: The collection view's text about an unregistered cell names the element kind and the identifier
// ios: 11
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/nuno/TiCollectionView/issues/81 (gnosticism, 2017-10-18)
// confidence: high
// note: The log with its stack; kanaishinichi/TAXHeaderSheet#8 of 2018 has the same.
import UIKit
let grid = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
let e = Simulator.catchException { _ = grid.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0)) }
print("name \(e?.name.rawValue ?? "none")")
print("reason " + (e?.reason ?? "none"))

// prints:
// name NSInternalInconsistencyException
// reason could not dequeue a view of kind: UICollectionElementKindCell with identifier photo - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
