#if __linux__

#include "Late.h"

#include <hb.h>
#include <hb-ot.h>

#define LIBRARY "libharfbuzz.so.0"
#define PACKAGE "libharfbuzz0b"

LATE(hb_blob_t *, hb_blob_create_from_file_or_fail, (const char *file_name), (file_name))
LATE(void, hb_blob_destroy, (hb_blob_t *blob), (blob))
LATE(const char *, hb_blob_get_data,
     (hb_blob_t *blob, unsigned int *length),
     (blob, length))
LATE(void, hb_buffer_add_utf8,
     (hb_buffer_t *buffer, const char *text, int text_length, unsigned int item_offset, int
      item_length),
     (buffer, text, text_length, item_offset, item_length))
LATE(hb_buffer_t *, hb_buffer_create, (void), ())
LATE(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))
LATE(hb_glyph_info_t *, hb_buffer_get_glyph_infos,
     (hb_buffer_t *buffer, unsigned int *length),
     (buffer, length))
LATE(hb_glyph_position_t *, hb_buffer_get_glyph_positions,
     (hb_buffer_t *buffer, unsigned int *length),
     (buffer, length))
LATE(void, hb_buffer_guess_segment_properties, (hb_buffer_t *buffer), (buffer))
LATE(void, hb_buffer_set_direction,
     (hb_buffer_t *buffer, hb_direction_t direction),
     (buffer, direction))
LATE(void, hb_buffer_set_language,
     (hb_buffer_t *buffer, hb_language_t language),
     (buffer, language))
LATE(unsigned int, hb_face_count, (hb_blob_t *blob), (blob))
LATE(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
LATE(void, hb_face_destroy, (hb_face_t *face), (face))
LATE(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
LATE(unsigned int, hb_face_get_upem, (const hb_face_t *face), (face))
LATE(hb_font_t *, hb_font_create, (hb_face_t *face), (face))
LATE(void, hb_font_destroy, (hb_font_t *font), (font))
LATE(hb_position_t, hb_font_get_glyph_h_advance,
     (hb_font_t *font, hb_codepoint_t glyph),
     (font, glyph))
LATE(hb_bool_t, hb_font_get_nominal_glyph,
     (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph),
     (font, unicode, glyph))
LATE(void, hb_font_make_immutable, (hb_font_t *font), (font))
LATE(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
LATE(hb_bool_t, hb_ot_color_has_png, (hb_face_t *face), (face))
LATE(unsigned int, hb_ot_name_get_utf8,
     (hb_face_t *face, hb_ot_name_id_t name_id, hb_language_t language, unsigned int
      *text_size, char *text),
     (face, name_id, language, text_size, text))
LATE(void, hb_shape,
     (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int
      num_features),
     (font, buffer, features, num_features))
LATE(float, hb_style_get_value,
     (hb_font_t *font, hb_style_tag_t style_tag),
     (font, style_tag))

#endif
