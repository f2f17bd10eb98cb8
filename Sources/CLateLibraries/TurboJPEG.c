#if __linux__

#include "Late.h"

#include <turbojpeg.h>

#define LIBRARY "libturbojpeg.so.0"
#define PACKAGE "libturbojpeg0"

LATE(tjhandle, tjInitDecompress, (void), ())
LATE(int, tjDestroy, (tjhandle handle), (handle))
LATE(int, tjDecompressHeader3,
     (tjhandle handle, const unsigned char *file, unsigned long size, int *width, int *height,
      int *sampling, int *colors),
     (handle, file, size, width, height, sampling, colors))
LATE(int, tjDecompress2,
     (tjhandle handle, const unsigned char *file, unsigned long size, unsigned char *pixels,
      int width, int pitch, int height, int format, int flags),
     (handle, file, size, pixels, width, pitch, height, format, flags))
LATE(int, tjGetErrorCode, (tjhandle handle), (handle))
LATE(char *, tjGetErrorStr2, (tjhandle handle), (handle))

#endif
