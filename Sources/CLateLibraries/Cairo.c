#if __linux__

#include "Late.h"

#include <cairo.h>
#include <cairo-pdf.h>

#define LIBRARY "libcairo.so.2"
#define PACKAGE "libcairo2"

LATE(void, cairo_clip, (cairo_t *cr), (cr))
LATE(void, cairo_close_path, (cairo_t *cr), (cr))
LATE(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
LATE(void, cairo_curve_to,
     (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
     (cr, x1, y1, x2, y2, x3, y3))
LATE(void, cairo_destroy, (cairo_t *cr), (cr))
LATE(void, cairo_fill, (cairo_t *cr), (cr))
LATE(int, cairo_format_stride_for_width, (cairo_format_t format, int width), (format, width))
LATE(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
LATE(void, cairo_identity_matrix, (cairo_t *cr), (cr))
LATE(cairo_surface_t *, cairo_image_surface_create_for_data,
     (unsigned char *data, cairo_format_t format, int width, int height, int stride),
     (data, format, width, height, stride))
LATE(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
LATE(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
LATE(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
LATE(void, cairo_mask_surface,
     (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
     (cr, surface, surface_x, surface_y))
LATE(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
LATE(void, cairo_new_path, (cairo_t *cr), (cr))
LATE(void, cairo_paint, (cairo_t *cr), (cr))
LATE(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
LATE(void, cairo_pattern_add_color_stop_rgba,
     (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double
      alpha),
     (pattern, offset, red, green, blue, alpha))
LATE(cairo_pattern_t *, cairo_pattern_create_linear,
     (double x0, double y0, double x1, double y1),
     (x0, y0, x1, y1))
LATE(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
LATE(void, cairo_pattern_set_extend,
     (cairo_pattern_t *pattern, cairo_extend_t extend),
     (pattern, extend))
LATE(void, cairo_pattern_set_filter,
     (cairo_pattern_t *pattern, cairo_filter_t filter),
     (pattern, filter))
LATE(void, cairo_pattern_set_matrix,
     (cairo_pattern_t *pattern, const cairo_matrix_t *matrix),
     (pattern, matrix))
LATE(cairo_surface_t *, cairo_pdf_surface_create_for_stream,
     (cairo_write_func_t write_func, void *closure, double width_in_points, double
      height_in_points),
     (write_func, closure, width_in_points, height_in_points))
LATE(void, cairo_pdf_surface_set_metadata,
     (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *utf8),
     (surface, metadata, utf8))
LATE(void, cairo_pdf_surface_set_size,
     (cairo_surface_t *surface, double width_in_points, double height_in_points),
     (surface, width_in_points, height_in_points))
LATE(void, cairo_pop_group_to_source, (cairo_t *cr), (cr))
LATE(void, cairo_push_group, (cairo_t *cr), (cr))
LATE(void, cairo_rectangle,
     (cairo_t *cr, double x, double y, double width, double height),
     (cr, x, y, width, height))
LATE(void, cairo_restore, (cairo_t *cr), (cr))
LATE(void, cairo_save, (cairo_t *cr), (cr))
LATE(void, cairo_scale, (cairo_t *cr, double sx, double sy), (cr, sx, sy))
LATE(void, cairo_set_antialias, (cairo_t *cr, cairo_antialias_t antialias), (cr, antialias))
LATE(void, cairo_set_dash,
     (cairo_t *cr, const double *dashes, int num_dashes, double offset),
     (cr, dashes, num_dashes, offset))
LATE(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
LATE(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t line_join), (cr, line_join))
LATE(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
LATE(void, cairo_set_matrix, (cairo_t *cr, const cairo_matrix_t *matrix), (cr, matrix))
LATE(void, cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit))
LATE(void, cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))
LATE(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
LATE(void, cairo_set_source_rgba,
     (cairo_t *cr, double red, double green, double blue, double alpha),
     (cr, red, green, blue, alpha))
LATE(void, cairo_set_source_surface,
     (cairo_t *cr, cairo_surface_t *surface, double x, double y),
     (cr, surface, x, y))
LATE(cairo_status_t, cairo_status, (cairo_t *cr), (cr))
LATE(const char *, cairo_status_to_string, (cairo_status_t status), (status))
LATE(void, cairo_stroke, (cairo_t *cr), (cr))
LATE(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
LATE(void, cairo_surface_finish, (cairo_surface_t *surface), (surface))
LATE(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
LATE(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
LATE(void, cairo_surface_show_page, (cairo_surface_t *surface), (surface))
LATE(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))
LATE(cairo_status_t, cairo_surface_write_to_png_stream,
     (cairo_surface_t *surface, cairo_write_func_t write_func, void *closure),
     (surface, write_func, closure))
LATE(void, cairo_translate, (cairo_t *cr, double tx, double ty), (cr, tx, ty))

#endif
