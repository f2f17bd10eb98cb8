#if __linux__

#include "Late.h"

#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H

#define LIBRARY "libfreetype.so.6"
#define PACKAGE "libfreetype6"

LATE(FT_Error, FT_Done_Face, (FT_Face face), (face))
LATE(FT_Error, FT_Done_FreeType, (FT_Library library), (library))
LATE(FT_Error, FT_Init_FreeType, (FT_Library *alibrary), (alibrary))
LATE(FT_Error, FT_Load_Glyph,
     (FT_Face face, FT_UInt glyph_index, FT_Int32 load_flags),
     (face, glyph_index, load_flags))
LATE(FT_Error, FT_New_Memory_Face,
     (FT_Library library, const FT_Byte *file_base, FT_Long file_size, FT_Long face_index,
      FT_Face *aface),
     (library, file_base, file_size, face_index, aface))
LATE(FT_Error, FT_Outline_Decompose,
     (FT_Outline *outline, const FT_Outline_Funcs *func_interface, void *user),
     (outline, func_interface, user))
LATE(FT_Error, FT_Outline_Get_Bitmap,
     (FT_Library library, FT_Outline *outline, const FT_Bitmap *abitmap),
     (library, outline, abitmap))
LATE(void, FT_Outline_Get_CBox,
     (const FT_Outline *outline, FT_BBox *acbox),
     (outline, acbox))
LATE(void, FT_Outline_Translate,
     (const FT_Outline *outline, FT_Pos xOffset, FT_Pos yOffset),
     (outline, xOffset, yOffset))
LATE(FT_Error, FT_Select_Size, (FT_Face face, FT_Int strike_index), (face, strike_index))
LATE(FT_Error, FT_Set_Char_Size,
     (FT_Face face, FT_F26Dot6 char_width, FT_F26Dot6 char_height, FT_UInt horz_resolution,
      FT_UInt vert_resolution),
     (face, char_width, char_height, horz_resolution, vert_resolution))

#endif
