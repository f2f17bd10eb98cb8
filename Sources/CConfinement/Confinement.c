#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "Confinement.h"

#if defined(__linux__)
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface, as in <linux/landlock.h>, which older systems lack.

enum { sys_create_ruleset = 444, sys_add_rule = 445, sys_restrict_self = 446 };
enum { ask_version = 1, rule_beneath_path = 1 };

struct ruleset {
  uint64_t files;
  uint64_t network;
};

struct beneath_path {
  uint64_t access;
  int32_t folder;
} __attribute__((packed));

enum right {
  execute = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  remove_folder = 1 << 4,
  remove_file = 1 << 5,
  make_folder = 1 << 7,
  make_file = 1 << 8,
  last_of_version_1 = 1 << 12,
  refer = 1 << 13,
  truncate_file = 1 << 14,
};

/// All rights that a version of the interface knows and that are refused where no rule allows them.
static uint64_t known(long version) {
  uint64_t rights = (last_of_version_1 << 1) - 1;
  if (version >= 2) rights |= refer;
  if (version >= 3) rights |= truncate_file;
  return rights;
}

static long version(void) { return syscall(sys_create_ruleset, NULL, 0, ask_version); }

int emaki_confinement_create(void) {
  long number = version();
  if (number < 1) return -1;
  // From version 4 on: no binding and connecting of TCP sockets.
  struct ruleset rules = {known(number), number >= 4 ? 3 : 0};
  size_t size = number >= 4 ? sizeof rules : sizeof rules.files;
  return (int)syscall(sys_create_ruleset, &rules, size, 0);
}

int emaki_confinement_allow(int rules, const char *path, int access) {
  int file = open(path, O_PATH | O_CLOEXEC);
  if (file < 0) return -1;
  uint64_t rights = 0;
  if (access & emaki_access_read) rights |= read_file | read_folder;
  if (access & emaki_access_execute) rights |= execute;
  if (access & emaki_access_write)
    rights |= write_file | remove_file | remove_folder | make_file | make_folder | refer
        | truncate_file;
  struct stat status;
  if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode))
    rights &= execute | write_file | read_file | truncate_file;
  struct beneath_path rule = {rights & known(version()), file};
  int result = (int)syscall(sys_add_rule, rules, rule_beneath_path, &rule, 0);
  close(file);
  return result;
}

int emaki_confinement_enforce(int rules) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  return (int)syscall(sys_restrict_self, rules, 0);
}

void emaki_end_with_parent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  // It may have ended before.
  if (parent > 0 && getppid() != parent) raise(SIGKILL);
}

#else

int emaki_confinement_create(void) { return -1; }
int emaki_confinement_allow(int rules, const char *path, int access) { return -1; }
int emaki_confinement_enforce(int rules) { return -1; }
void emaki_end_with_parent(int parent) {}

#endif
