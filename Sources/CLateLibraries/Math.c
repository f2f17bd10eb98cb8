// The functions of the library for mathematics. Swift's libraries name nearly all of them, so that it
// would be loaded at every start; what ends at once calls none.

#include "Late.h"

#if __linux__ && EMAKI_SELF_CONTAINED
#include <features.h>

#if __GLIBC__
// Not <math.h>: what is defined here must not be what the compiler puts in place of a call.
#define LIBRARY "libm.so.6"
#define PACKAGE "libc6"

#define OF_ONE(type, name) LATE(type, name, (type x), (x))
#define OF_TWO(type, name) LATE(type, name, (type x, type y), (x, y))
#define OF_THREE(type, name) LATE(type, name, (type x, type y, type z), (x, y, z))

// Each with its variants for float and long double.
#define ALL(KIND, name) KIND(double, name) KIND(float, name##f) KIND(long double, name##l)

ALL(OF_ONE, acos)
ALL(OF_ONE, acosh)
ALL(OF_ONE, asin)
ALL(OF_ONE, asinh)
ALL(OF_ONE, atan)
ALL(OF_TWO, atan2)
ALL(OF_ONE, atanh)
ALL(OF_ONE, cbrt)
ALL(OF_ONE, ceil)
ALL(OF_ONE, cos)
ALL(OF_ONE, cosh)
ALL(OF_ONE, erf)
ALL(OF_ONE, erfc)
ALL(OF_ONE, exp)
ALL(OF_ONE, exp2)
ALL(OF_ONE, expm1)
ALL(OF_TWO, fdim)
ALL(OF_ONE, floor)
ALL(OF_THREE, fma)
ALL(OF_TWO, fmax)
ALL(OF_TWO, fmin)
ALL(OF_TWO, fmod)
ALL(OF_TWO, hypot)
ALL(OF_ONE, log)
ALL(OF_ONE, log10)
ALL(OF_ONE, log1p)
ALL(OF_ONE, log2)
ALL(OF_ONE, logb)
ALL(OF_ONE, nearbyint)
ALL(OF_TWO, nextafter)
ALL(OF_TWO, pow)
ALL(OF_TWO, remainder)
ALL(OF_ONE, rint)
ALL(OF_ONE, round)
ALL(OF_ONE, sin)
ALL(OF_ONE, sinh)
ALL(OF_ONE, sqrt)
ALL(OF_ONE, tan)
ALL(OF_ONE, tanh)
ALL(OF_ONE, tgamma)
ALL(OF_ONE, trunc)

#define WITH_SIGN(type, name) LATE(type, name, (type x, int *sign), (x, sign))
#define WITH_QUOTIENT(type, name) \
  LATE(type, name, (type x, type y, int *quotient), (x, y, quotient))
#define OF_TEXT(type, name) LATE(type, name, (const char *text), (text))

WITH_SIGN(double, lgamma_r)
WITH_SIGN(float, lgammaf_r)
WITH_SIGN(long double, lgammal_r)
ALL(WITH_QUOTIENT, remquo)
ALL(OF_TEXT, nan)
LATE(double, jn, (int order, double x), (order, x))
LATE(double, yn, (int order, double x), (order, x))
#endif
#endif
