#if __linux__

#include "Late.h"

#include <expat.h>

#define LIBRARY "libexpat.so.1"
#define PACKAGE "libexpat1"

LATE(XML_Parser, XML_ParserCreate, (const XML_Char *encoding), (encoding))
LATE(void, XML_ParserFree, (XML_Parser parser), (parser))
LATE(enum XML_Status, XML_Parse, (XML_Parser parser, const char *text, int count, int isFinal),
     (parser, text, count, isFinal))
LATE(enum XML_Status, XML_StopParser, (XML_Parser parser, XML_Bool resumable), (parser, resumable))
LATE(enum XML_Error, XML_GetErrorCode, (XML_Parser parser), (parser))
LATE(const XML_LChar *, XML_ErrorString, (enum XML_Error code), (code))
LATE(XML_Size, XML_GetCurrentLineNumber, (XML_Parser parser), (parser))
LATE(XML_Size, XML_GetCurrentColumnNumber, (XML_Parser parser), (parser))
LATE(void, XML_SetUserData, (XML_Parser parser, void *data), (parser, data))
LATE(void, XML_SetElementHandler,
     (XML_Parser parser, XML_StartElementHandler start, XML_EndElementHandler end),
     (parser, start, end))
LATE(void, XML_SetCharacterDataHandler, (XML_Parser parser, XML_CharacterDataHandler handler),
     (parser, handler))
LATE(void, XML_SetEntityDeclHandler, (XML_Parser parser, XML_EntityDeclHandler handler),
     (parser, handler))
LATE(void, XML_SetSkippedEntityHandler, (XML_Parser parser, XML_SkippedEntityHandler handler),
     (parser, handler))

#endif
