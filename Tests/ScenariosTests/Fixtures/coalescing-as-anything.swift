// Where anything is wanted, a chain's value and the literal beside it keep their own types.
final class Account {
  var balance = 1.5
  var limit: Double?
  var next: Account?
}
let account: Account? = nil
print(account?.balance ?? 0, account?.limit ?? 0, Account().next?.next?.balance ?? 2)
print(Account().next?.balance ?? 0, Account().limit ?? 0)
let balance = account?.balance ?? 0
print(balance, "\(account?.balance ?? 0)")
let list: [Any] = [account?.balance ?? 0, 1]
print(list)
