public import Scenarios

/// The model itself, for the tests of all targets: lowering it takes seconds, and they run in one
/// process.
public let testedEngine = Engine()
