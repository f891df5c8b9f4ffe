// title: Instantiating a nib that is not in the bundle raises and gives the bundle and the name
// ios: 11
// device: iphone
// watch: name | reason
// normalize:
// source: https://github.com/4taras4/CountryCode/issues/27 (NTFLeo, 2018-01-17)
// confidence: high
// note: The code of the report makes a UINib and instantiates it. The bundle's path is cut out.
import UIKit
let e = Simulator.catchException { _ = UINib(nibName: "CountryView", bundle: nil).instantiate(withOwner: nil, options: nil) }
print("name \(e?.name.rawValue ?? "none")")
let text = e?.reason ?? "none"
print("reason " + text.components(separatedBy: "<")[0] + "..." + (text.components(separatedBy: ">").last ?? ""))

// prints:
// name NSInternalInconsistencyException
// reason Could not load NIB in bundle: 'NSBundle ... (loaded)' with name 'CountryView'
