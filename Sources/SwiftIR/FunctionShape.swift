/// What a function's type says beside the types of its parameters and its result.
public struct FunctionShape: Hashable, Sendable {
  /// The way of one parameter. The type of a variadic one is an array's.
  public enum Parameter: UInt8, Hashable, Sendable { case plain, inOut, variadic }

  public let isThrowing: Bool
  public let isAsync: Bool
  /// Empty when all are plain, so that equal types have equal shapes.
  public let parameters: [Parameter]

  public init(_ parameters: [Parameter] = [], isThrowing: Bool = false, isAsync: Bool = false) {
    self.parameters = parameters.allSatisfy { $0 == .plain } ? [] : parameters
    self.isThrowing = isThrowing
    self.isAsync = isAsync
  }

  public subscript(index: Int) -> Parameter {
    parameters.indices.contains(index) ? parameters[index] : .plain
  }

  /// The type as Swift prints it; the names of variadic parameters are those of their elements.
  public func name(_ parameters: [String], _ result: String) -> String {
    let written = parameters.enumerated().map { index, name in
      switch self[index] {
      case .plain: name
      case .inOut: "inout " + name
      case .variadic: name + "..."
      }
    }
    return "(\(written.joined(separator: ", ")))" + (isAsync ? " async" : "")
      + (isThrowing ? " throws" : "") + " -> " + result
  }
}
