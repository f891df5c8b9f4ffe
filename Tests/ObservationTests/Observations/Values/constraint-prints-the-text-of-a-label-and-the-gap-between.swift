// title: iOS 7: constraints print a label with its text in quotes, and a gap between two views in brackets
// ios: 7
// device: iphone
// watch: <
// normalize:
// source: https://ios-ruby-on-rails.developreference.com/article/24102440/How+to+set+constraint+in+a+reusable+UITableViewCell (Stack Overflow question, 2014-06)
// confidence: high
// note: The log shows both forms.
import UIKit
func hide(_ text: String) -> String {
    let parts = text.components(separatedBy: "0x")
    var out = parts[0]
    for part in parts.dropFirst() { out += "0x" + String(part.drop(while: { $0.isHexDigit })) }
    return out.replacingOccurrences(of: "  ", with: " ")
}
let outer = UIView(), one = UILabel(), two = UILabel()
one.text = "XXXX"
two.text = "ZZZZ"
one.translatesAutoresizingMaskIntoConstraints = false
two.translatesAutoresizingMaskIntoConstraints = false
outer.addSubview(one)
outer.addSubview(two)
let height = NSLayoutConstraint(item: one, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 15)
let gap = NSLayoutConstraint(item: two, attribute: .top, relatedBy: .equal, toItem: one, attribute: .bottom, multiplier: 1, constant: 14)
outer.addConstraints([height, gap])
print(hide(height.description))
print(hide(gap.description))

// prints:
// <NSLayoutConstraint:0x V:[UILabel:0x'XXXX'(15)]>
// <NSLayoutConstraint:0x V:[UILabel:0x'XXXX']-(14)-[UILabel:0x'ZZZZ']>
