// Strings and characters
let word = "résumé"
print(word.count, word.uppercased(), word.hasPrefix("ré"), word.isEmpty)
print(word.reversed().map { String($0) }.joined(separator: "-"))
for letter in "ab" { print(letter, letter.isLetter) }
