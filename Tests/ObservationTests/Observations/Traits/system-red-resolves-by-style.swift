// title: systemRed resolves to 255 59 48 in light and 255 69 58 in dark; red is the same in both
// ios: 13
// device: iphone
// watch: color
// normalize: 
// source: https://github.com/NSHipster/articles 2019-09-02-dark-mode.md (Mattt, 2019-09)
// confidence: high
// note: The table of the article (the values of iOS 13 to 18).
import UIKit
func show(_ name: String, _ color: UIColor, _ style: UIUserInterfaceStyle) {
    let c = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var r: CGFloat = 0, g: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0
    c.getRed(&r, green: &g, blue: &b, alpha: &a)
    print("color \(name) \(Int((r * 255).rounded())) \(Int((g * 255).rounded())) \(Int((b * 255).rounded()))")
}
show("system light", .systemRed, .light)
show("system dark", .systemRed, .dark)
show("plain light", .red, .light)
show("plain dark", .red, .dark)

// prints:
// color system light 255 59 48
// color system dark 255 69 58
// color plain light 255 0 0
// color plain dark 255 0 0
