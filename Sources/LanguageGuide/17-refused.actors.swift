// Actors
// refused: 'actor' is not supported
actor A {}
