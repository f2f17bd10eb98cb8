// Options that the linker gets before all libraries.
//
// Swift's compiler collects such strings from all objects and puts them in front of the options of
// packages, which would come too late: both kinds of flags count only for the libraries behind
// them.

#if __linux__

#define FLAG(name, text) \
  __attribute__((used, section(".swift1_autolink_entries"))) static const char name[] = text;

#if EMAKI_SELF_CONTAINED
// The libraries of C++ and Foundation become part of the program. Foundation's come first, since
// they need C++.
FLAG(flagA, "-Wl,-Bstatic")
FLAG(flagB, "-l_FoundationCShims")
FLAG(flagC, "-l_FoundationCollections")
FLAG(flagD, "-lstdc++")
FLAG(flagE, "-lgcc_eh")
FLAG(flagF, "-Wl,-Bdynamic")
#endif

// A library counts only where something is left to be found in it.
FLAG(flagG, "-Wl,--as-needed")

#endif
