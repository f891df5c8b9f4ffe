// The operand of a compound assignment is evaluated before the place is taken.
struct Sign {
  var text = "x"
  var words = ["a"]
}

func joined() {
  var sign = Sign()
  let read: () -> String = { sign.text }
  sign.text += read()
  sign.text += "\(read())!" + read()
  print(sign.text)
}

func inATuple() {
  var pair = (1, "a")
  let read: () -> String = { pair.1 }
  pair.1 += String(read().prefix(5))
  pair.0 += pair.1.count + (read()).count
  print(pair)
}

func inAnArray() {
  var signs = [Sign(), Sign()]
  let count: () -> Int = { signs.count }
  signs[0].text += "\(count())"
  signs[1].words[0] += signs[0].text + "\(count())"
  signs[0].words += signs.map { $0.text }
  print(signs[0].text, signs[1].words, signs[0].words)
}

struct Gauge {
  var count: Int! = 1
  var text: String! = "x"
  var level = 1.0
  var bits: UInt8 = 3
}

func ofOtherTypes() {
  var gauge = Gauge()
  let next: () -> Int = { gauge.count + 1 }
  gauge.count += next()
  gauge.count += gauge.count
  let read: () -> String = { gauge.text + "y" }
  gauge.text += read()
  let twice: () -> Double = { gauge.level * 2 }
  gauge.level -= twice()
  gauge.level *= Double(next())
  gauge.level += gauge.level
  let bits: () -> UInt8 = { gauge.bits }
  gauge.bits |= bits() << 1
  gauge.bits <<= UInt8(bits() & 1)
  print(gauge.count!, gauge.text!, gauge.level, gauge.bits)
}

joined()
inATuple()
inAnArray()
ofOtherTypes()
