/// Writing types that describe themselves is not part of the model: a call ends the run.
open class JSONEncoder {
  public enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
  }

  public enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
  }

  public struct OutputFormatting: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
  }

  open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
  open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  open var outputFormatting: JSONEncoder.OutputFormatting = []

  public init() {}

  open func encode<T: Encodable>(_ value: T) throws -> Data {
    fatalError("the model does not encode values to JSON; use JSONSerialization")
  }
}
