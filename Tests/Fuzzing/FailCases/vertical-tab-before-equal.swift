let e = 1
