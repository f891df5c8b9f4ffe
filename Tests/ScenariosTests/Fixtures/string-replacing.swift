// Replacing parts of a string.
print("apple banana".replacing("an", with: "AN"))
