// async, await and Task
enum Failure: Error { case late }
func load(_ name: String) async throws -> String {
  try await Task.sleep(nanoseconds: 1_000_000)
  if name.isEmpty { throw Failure.late }
  return "loaded \(name)"
}
do {
  print(try await load("image"))
  print(try await load(""))
} catch {
  print("failed: \(error)")
}
let task = Task { 6 * 7 }
print(await task.value)
