// Cairo paints, Pango finds line breaks and writing directions, HarfBuzz shapes, FreeType draws letters.
#include <cairo.h>
#include <cairo-pdf.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
