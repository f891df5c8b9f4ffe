internal import Storage

/// Calls the store; its error becomes a failure of the world, in the store's words.
func stored<Result>(_ body: () throws(StoreError) -> Result) throws(Failure) -> Result {
  do throws(StoreError) { return try body() } catch { throw Failure(error) }
}

extension Failure: ErrorFromStore {
  init(_ error: StoreError) { self = .world(String(describing: error), hint: error.hint) }
}
