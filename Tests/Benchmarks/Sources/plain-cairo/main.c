// The render workload as a program in C would do it: each frame drawn from scratch with Cairo and
// Pango, and written by cairo_surface_write_to_png.
// usage: plain-cairo WORKLOAD FOLDER; WORKLOAD is what RenderWorkload.swift writes.
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  int isText, moves, hasStroke, isBold;
  double x, y, width, height, radius, size;
  double fill[3], stroke[3];
  char text[128];
} Item;

static Item items[512];
static double offsets[512];
static int itemCount, frameCount, width, height;
static double scale;

static int readWorkload(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char kind[16];
  int isRead = fscanf(file, "%d %d %lf %d %d", &width, &height, &scale, &itemCount, &frameCount) == 5;
  for (int i = 0; isRead && i < itemCount; i++) {
    Item *o = &items[i];
    isRead = fscanf(file, "%15s %d %lf %lf %lf %lf %lf", kind, &o->moves, &o->x, &o->y,
                    &o->fill[0], &o->fill[1], &o->fill[2]) == 7;
    o->isText = !strcmp(kind, "text");
    if (isRead && o->isText)
      isRead = fscanf(file, "%lf %d %127[^\n]", &o->size, &o->isBold, o->text) == 3;
    else if (isRead)
      isRead = fscanf(file, "%lf %lf %lf %d %lf %lf %lf", &o->width, &o->height, &o->radius,
                      &o->hasStroke, &o->stroke[0], &o->stroke[1], &o->stroke[2]) == 7;
  }
  for (int i = 0; isRead && i < frameCount; i++) isRead = fscanf(file, "%lf", &offsets[i]) == 1;
  fclose(file);
  return isRead;
}

static void traceBox(cairo_t *cairo, double x, double y, double w, double h, double r) {
  if (r <= 0) {
    cairo_rectangle(cairo, x, y, w, h);
    return;
  }
  r = fmin(r, fmin(w, h) / 2);
  cairo_new_sub_path(cairo);
  cairo_arc(cairo, x + w - r, y + r, r, -M_PI / 2, 0);
  cairo_arc(cairo, x + w - r, y + h - r, r, 0, M_PI / 2);
  cairo_arc(cairo, x + r, y + h - r, r, M_PI / 2, M_PI);
  cairo_arc(cairo, x + r, y + r, r, M_PI, 1.5 * M_PI);
  cairo_close_path(cairo);
}

static void drawBox(cairo_t *cairo, const Item *item, double x) {
  double half = item->hasStroke ? 0.25 : 0;
  traceBox(cairo, x + half, item->y + half, item->width - 2 * half, item->height - 2 * half,
           item->radius);
  cairo_set_source_rgb(cairo, item->fill[0], item->fill[1], item->fill[2]);
  if (!item->hasStroke) {
    cairo_fill(cairo);
    return;
  }
  cairo_fill_preserve(cairo);
  cairo_set_line_width(cairo, 0.5);
  cairo_set_source_rgb(cairo, item->stroke[0], item->stroke[1], item->stroke[2]);
  cairo_stroke(cairo);
}

static void drawText(cairo_t *cairo, const Item *item, double x) {
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font =
      pango_font_description_from_string("DejaVu Sans, Noto Sans CJK JP");
  pango_font_description_set_absolute_size(font, item->size * PANGO_SCALE);
  if (item->isBold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description(layout, font);
  pango_layout_set_text(layout, item->text, -1);
  pango_font_description_free(font);
  cairo_set_source_rgb(cairo, item->fill[0], item->fill[1], item->fill[2]);
  cairo_move_to(cairo, x, item->y);
  pango_cairo_show_layout(cairo, layout);
  g_object_unref(layout);
}

int main(int count, char **arguments) {
  if (count != 3 || !readWorkload(arguments[1])) return 2;
  cairo_surface_t *surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  for (int frame = 0; frame < frameCount; frame++) {
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    for (int i = 0; i < itemCount; i++) {
      double x = items[i].x + (items[i].moves ? offsets[frame] : 0);
      if (items[i].isText)
        drawText(cairo, &items[i], x);
      else
        drawBox(cairo, &items[i], x);
    }
    cairo_destroy(cairo);
    char path[4096];
    snprintf(path, sizeof path, "%s/frame-%04d.png", arguments[2], frame);
    if (cairo_surface_write_to_png(surface, path) != CAIRO_STATUS_SUCCESS) return 2;
  }
  cairo_surface_destroy(surface);
  return 0;
}
