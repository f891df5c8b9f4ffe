// What a program sees of its process: no arguments, no input, and its own end.

enum CommandLine {
  static var arguments: [String] { ["main"] }
  static var argc: Int32 { 1 }
}

/// The end of the input: a scenario is given none.
func readLine(strippingNewline: Bool = true) -> String? { nil }

func exit(_ status: Int32) -> Never { _halt() }

func abort() -> Never { _trap("the program aborted itself") }

@_semantics("vdl.isUnique")
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
@_semantics("vdl.isUnique")
func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
