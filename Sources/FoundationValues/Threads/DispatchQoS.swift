/// The urgency of work; the model runs all work in order.
public struct DispatchQoS: Equatable {
  public enum QoSClass {
    case background
    case utility
    case `default`
    case userInitiated
    case userInteractive
    case unspecified
  }

  public let qosClass: DispatchQoS.QoSClass

  public static let background = DispatchQoS(qosClass: .background)
  public static let utility = DispatchQoS(qosClass: .utility)
  public static let `default` = DispatchQoS(qosClass: .default)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}
