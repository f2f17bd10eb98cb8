#if __linux__

#include "Late.h"

#include <glib.h>

#define LIBRARY "libglib-2.0.so.0"
#define PACKAGE "libglib2.0-0"

LATE(void, g_free, (gpointer mem), (mem))

#endif
