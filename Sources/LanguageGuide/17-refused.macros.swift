// Macros
// refused: 'macro' is not supported
macro twice(_ n: Int) -> Int = #externalMacro(module: "Macros", type: "Twice")
