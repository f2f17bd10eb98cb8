// Lets one call of the system fail, for tests: EMAKI_FAULT=NAME:N makes the N-th call of NAME fail, or
// with N+ each one from the N-th on. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static const char *fault;
static size_t name_length;
static int first, goes_on, calls;

__attribute__((constructor)) static void start(void) {
  const char *text = getenv("EMAKI_FAULT");
  const char *colon = text ? strchr(text, ':') : NULL;
  if (!colon) return;
  name_length = (size_t)(colon - text);
  first = atoi(colon + 1);
  goes_on = colon[strlen(colon) - 1] == '+';
  fault = text;
}

static int fails(const char *name) {
  if (!fault || strlen(name) != name_length || strncmp(fault, name, name_length)) return 0;
  int call = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
  return call == first || (goes_on && call > first);
}

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))
#define FAIL(name, code, value) \
  if (fails(name)) { errno = code; return value; }

ssize_t write(int file, const void *bytes, size_t count) {
  // Messages are not what is tried.
  if (file > 2) FAIL("write", ENOSPC, -1)
  return REAL(ssize_t (*)(int, const void *, size_t), "write")(file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  FAIL("write", ENOSPC, -1)
  return REAL(ssize_t (*)(int, const void *, size_t, off_t), "pwrite")(file, bytes, count, offset);
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  if (file > 2) FAIL("write", ENOSPC, -1)
  return REAL(ssize_t (*)(int, const struct iovec *, int), "writev")(file, parts, count);
}

int open(const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  if (flags & (O_WRONLY | O_RDWR)) { FAIL("create", EACCES, -1) } else FAIL("open", EMFILE, -1)
  return REAL(int (*)(const char *, int, ...), "open")(path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
  va_list list;
  va_start(list, flags);
  mode_t mode = va_arg(list, mode_t);
  va_end(list);
  if (flags & (O_WRONLY | O_RDWR)) { FAIL("create", EACCES, -1) } else FAIL("open", EMFILE, -1)
  return REAL(int (*)(int, const char *, int, ...), "openat")(folder, path, flags, mode);
}

ssize_t read(int file, void *bytes, size_t count) {
  FAIL("read", EIO, -1)
  return REAL(ssize_t (*)(int, void *, size_t), "read")(file, bytes, count);
}

int rename(const char *from, const char *to) {
  FAIL("rename", EIO, -1)
  return REAL(int (*)(const char *, const char *), "rename")(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  FAIL("rename", EIO, -1)
  return REAL(int (*)(int, const char *, int, const char *), "renameat")(
    from_folder, from, to_folder, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  FAIL("link", EIO, -1)
  return REAL(int (*)(int, const char *, int, const char *, int), "linkat")(
    from_folder, from, to_folder, to, flags);
}

int mkdir(const char *path, mode_t mode) {
  FAIL("mkdir", ENOSPC, -1)
  return REAL(int (*)(const char *, mode_t), "mkdir")(path, mode);
}

int unlink(const char *path) {
  FAIL("unlink", EIO, -1)
  return REAL(int (*)(const char *), "unlink")(path);
}

int fsync(int file) {
  FAIL("sync", EIO, -1)
  return REAL(int (*)(int), "fsync")(file);
}

int fdatasync(int file) {
  FAIL("sync", EIO, -1)
  return REAL(int (*)(int), "fdatasync")(file);
}

int ftruncate(int file, off_t length) {
  FAIL("truncate", ENOSPC, -1)
  return REAL(int (*)(int, off_t), "ftruncate")(file, length);
}

int fallocate(int file, int mode, off_t offset, off_t length) {
  FAIL("allocate", ENOSPC, -1)
  return REAL(int (*)(int, int, off_t, off_t), "fallocate")(file, mode, offset, length);
}

int close(int file) {
  if (file > 2 && fails("close")) {
    REAL(int (*)(int), "close")(file);
    errno = EIO;
    return -1;
  }
  return REAL(int (*)(int), "close")(file);
}

void *mmap(void *place, size_t length, int protection, int flags, int file, off_t offset) {
  FAIL("mmap", ENOMEM, MAP_FAILED)
  return REAL(void *(*)(void *, size_t, int, int, int, off_t), "mmap")(
    place, length, protection, flags, file, offset);
}

int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *argument
) {
  if (fails("thread")) return EAGAIN;
  return REAL(
    int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *), "pthread_create")(
    thread, attributes, body, argument);
}
