print(String(repeating: "a", count: 1_000_000_000).count)
