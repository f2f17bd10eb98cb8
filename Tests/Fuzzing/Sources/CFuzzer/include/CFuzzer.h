#include <stddef.h>
#include <stdint.h>

/// The loop of libFuzzer: calls back with one input after another.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*callback)(const uint8_t *, size_t));
