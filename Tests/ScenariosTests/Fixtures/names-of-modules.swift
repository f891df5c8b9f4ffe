// Names qualified with the module.
struct Range { var max = 1 }
print(Swift.max(1, 2), Swift.min(3, 4), Swift.String("x"))
