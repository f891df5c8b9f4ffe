// Errors: throws, try, catch
enum Failure: Error { case empty, tooLong(Int) }
func check(_ text: String) throws -> Int {
  if text.isEmpty { throw Failure.empty }
  if text.count > 3 { throw Failure.tooLong(text.count) }
  return text.count
}
do {
  print(try check("ab"))
  print(try check("abcdef"))
} catch Failure.tooLong(let n) {
  print("too long", n)
} catch {
  print(error)
}
print((try? check("")) as Any)
