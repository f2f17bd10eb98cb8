// The library whose simplified interface says which pixels a PNG file shows.
#include <png.h>
