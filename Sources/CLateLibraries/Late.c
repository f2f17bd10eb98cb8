#if __linux__

#include "Late.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

void *emaki_find_late(const char *library, const char *package, const char *function) {
  // A library that is loaded already is not loaded again.
  void *handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
  void *address = handle ? dlsym(handle, function) : NULL;
  if (!address) {
    fprintf(stderr, "error: cannot load %s: %s\n  hint: install the package %s\n", library,
            dlerror(), package);
    _Exit(2);
  }
  return address;
}

#endif
