// m1, m2, m3) = multi(); print(m1, m2, m3)
let (_, _, only) = multi(); print(only)
var pair = (1, [1]); pair.1 += [2]; let copy = pair; pair.1[0] = 9; print(pair, copy)
