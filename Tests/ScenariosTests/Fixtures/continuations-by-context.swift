// The type of a continuation's value comes from what is wanted of the call.

func numbers(_ areThere: Bool) async -> [Double]? {
  var result: [Double]?
  result = await withCheckedContinuation({ continuation in
    guard areThere else {
      continuation.resume(returning: nil)
      return
    }
    continuation.resume(returning: [1, 2])
  })
  return result
}

struct Failure: Error {}

final class Account {
  var isOpen = true

  func close(_ then: (Result<Void, any Error>) -> Void) {
    isOpen = false
    then(.success(()))
  }

  func closeAndWait() async throws {
    try await withCheckedThrowingContinuation { [weak self] continuation in
      guard let self = self else { return }
      self.close { result in
        continuation.resume(with: result)
      }
    }
  }

  func wait() async {
    await withCheckedContinuation { continuation in
      let text = "waiting"
      print(text)
      continuation.resume()
    }
  }
}

print(await numbers(false) as Any)
print(await numbers(true) as Any)
let account = Account()
try await account.closeAndWait()
print(account.isOpen)
await account.wait()
