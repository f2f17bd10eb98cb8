// What glibc says of processors only to programs that ask for its own extensions.
#include <pthread.h>
#include <sched.h>
#ifdef __GLIBC__
int sched_getcpu(void);
int sched_getaffinity(pid_t, size_t, cpu_set_t *);
int sched_setaffinity(pid_t, size_t, const cpu_set_t *);
int pthread_attr_setaffinity_np(pthread_attr_t *, size_t, const cpu_set_t *);
#endif
