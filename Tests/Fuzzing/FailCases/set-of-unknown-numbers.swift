print(Set<Int>(store.numbers).count, 2)
