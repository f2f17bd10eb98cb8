// Tells the thread sanitizer of a mutex for which a thread had to wait. Swift's own library is built
// without the sanitizer, so that it sees the quick way of a lock alone, and takes what follows a wait
// for a race. Loaded with LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define METHOD __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

METHOD void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
METHOD void unlock_slow(SELF) __asm__(UNLOCK);

METHOD void lock_slow(uint32_t thread, SELF) {
  ((METHOD void (*)(uint32_t, SELF))dlsym(RTLD_NEXT, LOCK))(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

METHOD void unlock_slow(SELF) {
  if (__tsan_release) __tsan_release(self);
  ((METHOD void (*)(SELF))dlsym(RTLD_NEXT, UNLOCK))(self);
}
