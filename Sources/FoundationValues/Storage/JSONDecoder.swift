/// Reading types that describe themselves is not part of the model: a call ends the run.
open class JSONDecoder {
  public enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
  }

  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
  }

  open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
  open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys

  public init() {}

  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    fatalError("the model does not decode JSON to values; use JSONSerialization")
  }
}
