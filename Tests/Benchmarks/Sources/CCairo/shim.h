// What a program without Emaki would draw and write pictures with.
#include <cairo.h>
#include <pango/pangocairo.h>
