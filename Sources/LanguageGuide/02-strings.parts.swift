// Parts of strings
let greeting = "hello, world"
let part = greeting.dropFirst(7)
print(part, type(of: part), greeting[part.startIndex], part.startIndex == greeting.firstIndex(of: "w"))
let words: [Substring] = greeting.split(separator: ",")
print(words, words[0] == "hello", String(words[1]).count)
func shouted(_ text: some StringProtocol) -> String { text.uppercased() + "!" }
print(shouted(greeting), shouted(part))
