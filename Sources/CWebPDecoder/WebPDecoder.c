#include "WebPDecoder.h"

#include <dlfcn.h>

#if __APPLE__
#define LIBRARY "libwebp.7.dylib"
#else
#define LIBRARY "libwebp.so.7"
#endif

static void *function(const char *name) {
  void *library = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
  return library ? dlsym(library, name) : NULL;
}

enum emaki_webp_status emaki_webp_size(const uint8_t *file, size_t size, int *width, int *height) {
  int (*get_info)(const uint8_t *, size_t, int *, int *) =
      (int (*)(const uint8_t *, size_t, int *, int *))function("WebPGetInfo");
  if (!get_info) return emaki_webp_no_library;
  return get_info(file, size, width, height) ? emaki_webp_ok : emaki_webp_damaged;
}

enum emaki_webp_status emaki_webp_pixels(const uint8_t *file, size_t size, uint8_t *pixels,
                                         size_t capacity, int bytes_a_row) {
  uint8_t *(*decode)(const uint8_t *, size_t, uint8_t *, size_t, int) =
      (uint8_t * (*)(const uint8_t *, size_t, uint8_t *, size_t, int))
          function("WebPDecodeRGBAInto");
  if (!decode) return emaki_webp_no_library;
  return decode(file, size, pixels, capacity, bytes_a_row) ? emaki_webp_ok : emaki_webp_damaged;
}
