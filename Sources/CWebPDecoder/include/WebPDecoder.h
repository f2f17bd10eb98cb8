// Reads WebP pictures with libwebp, which is loaded when it is first needed: to build Emaki takes
// neither the library nor its headers.
#ifndef EMAKI_WEBP_DECODER_H
#define EMAKI_WEBP_DECODER_H

#include <stddef.h>
#include <stdint.h>

/// Why there is no picture.
enum emaki_webp_status { emaki_webp_ok, emaki_webp_damaged, emaki_webp_no_library };

/// The size of a picture in pixels, from its header.
enum emaki_webp_status emaki_webp_size(const uint8_t *file, size_t size, int *width, int *height);

/// Decodes into four bytes a pixel: red, green, blue, alpha, not premultiplied.
enum emaki_webp_status emaki_webp_pixels(const uint8_t *file, size_t size, uint8_t *pixels,
                                         size_t capacity, int bytes_a_row);

#endif
