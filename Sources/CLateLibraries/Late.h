// Functions of shared libraries, bound when they are first called.
//
// The graphics libraries bring some forty others with them. Loading those takes 6 ms of processor time,
// and comparing two equal pictures 2. A program that links this target defines their functions itself;
// each definition loads the library at the first call and passes the call on.
#ifndef EMAKI_LATE_H
#define EMAKI_LATE_H

/// The address of a function in a library that is loaded where it was not before; does not return
/// where there is none.
void *emaki_find_late(const char *library, const char *package, const char *function);

/// Defines a function that passes its arguments on. Two threads that come first at the same time
/// both find the same address.
#define LATE(result, name, parameters, arguments) \
  result(name) parameters { \
    static result(*known) parameters; \
    result(*function) parameters = __atomic_load_n(&known, __ATOMIC_ACQUIRE); \
    if (!function) { \
      function = emaki_find_late(LIBRARY, PACKAGE, #name); \
      __atomic_store_n(&known, function, __ATOMIC_RELEASE); \
    } \
    return function arguments; \
  }

#endif
