#if __linux__

#include "Late.h"

#include <pango/pango.h>

#define LIBRARY "libpango-1.0.so.0"
#define PACKAGE "libpango-1.0-0"

LATE(void, pango_get_log_attrs,
     (const char *text, int length, int level, PangoLanguage *language, PangoLogAttr *attrs,
      int attrs_len),
     (text, length, level, language, attrs, attrs_len))
LATE(PangoLanguage *, pango_language_from_string, (const char *language), (language))
LATE(guint8 *, pango_log2vis_get_embedding_levels,
     (const gchar *text, int length, PangoDirection *pbase_dir),
     (text, length, pbase_dir))

#endif
