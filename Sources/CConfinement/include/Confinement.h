// Limits that the kernel keeps for a process and all that it starts: which files may be opened
// (Landlock, from Linux 5.13 on), and that a child ends with its parent. Elsewhere nothing is
// limited.
#ifndef EMAKI_CONFINEMENT_H
#define EMAKI_CONFINEMENT_H

#include <stdint.h>

/// Access to files below a folder.
enum emaki_access {
  emaki_access_read = 1,
  emaki_access_execute = 2,
  emaki_access_write = 4,
};

/// A set of rules by which nothing may be opened and no TCP connection made; a descriptor, or -1
/// where the kernel has no such rules.
int emaki_confinement_create(void);

/// Allows what `access` says for a file, or a folder and what is below it.
///
/// Returns 0; or -1, also where there is nothing at the path.
int emaki_confinement_allow(int rules, const char *path, int access);

/// From now on the rules hold for this thread, for threads and processes that it starts.
///
/// Returns 0; or -1 where the kernel refuses.
int emaki_confinement_enforce(int rules);

/// Has the calling process killed when the thread that started it ends. Where that has ended
/// already, a known number of its process, above 0, shows it.
void emaki_end_with_parent(int parent);

#endif
