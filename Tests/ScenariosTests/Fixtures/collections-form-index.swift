let xs = [1, 2, 3]
var i = xs.startIndex
xs.formIndex(after: &i)
xs.formIndex(&i, offsetBy: 1)
print(i)
let s = "abc"
var j = s.startIndex
s.formIndex(after: &j)
print(s[j])
var k = s.endIndex
s.formIndex(&k, offsetBy: -2)
print(s[k], s.formIndex(&k, offsetBy: 5, limitedBy: s.endIndex), k == s.endIndex)
var n = 0
print(xs.formIndex(&n, offsetBy: 2, limitedBy: 3), n)
