#if __linux__

#include "Late.h"

#include <yaml.h>

#define LIBRARY "libyaml-0.so.2"
#define PACKAGE "libyaml-0-2"

LATE(int, yaml_parser_initialize, (yaml_parser_t *parser), (parser))
LATE(void, yaml_parser_delete, (yaml_parser_t *parser), (parser))
LATE(void, yaml_parser_set_input_string,
     (yaml_parser_t *parser, const unsigned char *input, size_t size),
     (parser, input, size))
LATE(void, yaml_parser_set_encoding, (yaml_parser_t *parser, yaml_encoding_t encoding),
     (parser, encoding))
LATE(int, yaml_parser_parse, (yaml_parser_t *parser, yaml_event_t *event), (parser, event))
LATE(void, yaml_event_delete, (yaml_event_t *event), (event))

#endif
