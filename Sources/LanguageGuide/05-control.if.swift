// if, switch and loops
for n in 1...3 where n != 2 {
  if n == 1 { print("one") } else { print("more") }
}
var i = 0
while true {
  i += 1
  if i == 2 { continue }
  if i > 3 { break }
}
repeat { i -= 1 } while i > 0
print(i)
