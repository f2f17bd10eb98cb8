// What the linker is told before all libraries.
//
// Swift's compiler collects such strings from all objects and puts them in front of the options of
// packages, which would come too late: both kinds of flags count only for the libraries behind them.

#if __linux__

#define FLAG(name, text) \
  __attribute__((used, section(".swift1_autolink_entries"))) static const char name[] = text;

#if EMAKI_SELF_CONTAINED
// The libraries of C++ and Foundation become part of the program. Foundation's come first, since
// they need C++.
FLAG(flagA, "-Wl,-Bstatic")
FLAG(flagB, "-l_FoundationICU")
FLAG(flagC, "-lCoreFoundation")
FLAG(flagD, "-l_FoundationCShims")
FLAG(flagE, "-l_FoundationCollections")
FLAG(flagF, "-lstdc++")
FLAG(flagG, "-lgcc_eh")
FLAG(flagH, "-Wl,-Bdynamic")
#endif

// A library counts only where something is left to be found in it.
FLAG(flagI, "-Wl,--as-needed")

#endif
