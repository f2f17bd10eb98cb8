// The arguments of the process, as the C library hands them over.
//
// Swift's runtime looks for them on the stack, whose place it reads from `/proc/self/maps`: a tenth
// of what starting a small command takes. It does so in the object that has this function, which is
// not linked where the function is there already. As it is weak, that object's counts where
// something else calls for it, and a runtime that has no such function has no use for this one.

#if __linux__ && EMAKI_SELF_CONTAINED
#include <features.h>

#if __GLIBC__
static int count;
static char **arguments;

__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  arguments = argv;
}

__attribute__((weak)) char **_swift_stdlib_getUnsafeArgvArgc(int *argc) {
  *argc = count;
  return arguments;
}
#endif
#endif
