/// A field for a search.
open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?
  open var showsCancelButton = false
}
