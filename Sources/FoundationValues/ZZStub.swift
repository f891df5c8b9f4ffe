public struct IndexSet: Equatable { public init() {} ; public init(integer: Int) {} }
public struct NSRange: Equatable { public var location: Int; public var length: Int; public init(location: Int, length: Int) { self.location = location; self.length = length } }
public struct URL: Equatable { public let absoluteString: String; public init?(string: String) { absoluteString = string } }
