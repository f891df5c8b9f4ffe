#include "CEmbeddedSources.h"
