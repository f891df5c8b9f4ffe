// Optionals: binding, chaining, ??
let text: String? = "12"
if let text, let number = Int(text) { print(number) }
let missing: String? = nil
print(missing?.count ?? 0, text!.count, text?.isEmpty == false)
func first(_ words: [String]) -> String {
  guard let word = words.first else { return "none" }
  return word
}
print(first([]), first(["a"]))
