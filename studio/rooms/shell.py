"""Walls, windows, curtains: the shell a room's furniture stands in. The back wall is the plane y = BACK."""
import math

from kit import box, bumpy, drape, material, rod, sheer

BACK = 2.55


def back_wall(colour, height=3.0, skirting='#ece7dd', skirting_height=.14):
    paint = bumpy(material('wall', colour, .85), 60, .08)
    box((0, BACK + .1, height / 2), (14, .2, height), paint, 0)
    if skirting:
        box((0, BACK - .012, skirting_height / 2), (14, .024, skirting_height), material('trim', skirting, .55), .006)
    return paint


def panels(paint, centres, width=1.75, low=.42, high=2.6, bar=.036):
    """Picture-frame mouldings; the uprights stop at the rails, so no two boxes share a corner."""
    for x in centres:
        for z in (low, high):
            box((x, BACK - .01, z), (width + bar, .026, bar), paint, .005)
        for side in (-1, 1):
            box((x + side * width / 2, BACK - .01, (low + high) / 2), (bar, .0258, high - low - bar), paint, .005)


def window_wall(paint, x, y0, y1, sill, head, frame='#ece7dd', bars=3, height=3.0, front=-8.0):
    """A side wall at `x` with one opening from y0 to y1."""
    thick, trim = .2, material('frame', frame, .55)
    cx = x - thick / 2 if x < 0 else x + thick / 2
    box((cx, (front + y0) / 2, height / 2), (thick, y0 - front, height), paint, 0)
    box((cx, (y1 + BACK) / 2, height / 2), (thick, BACK - y1, height), paint, 0)
    middle, span = (y0 + y1) / 2, y1 - y0
    if head < height:
        box((cx, middle, (head + height) / 2), (thick, span, height - head), paint, 0)
    if sill > 0:
        box((cx, middle, sill / 2), (thick, span, sill), paint, 0)
    for i in range(bars + 1):
        box((cx, y0 + span * i / bars, (sill + head) / 2), (.06, .05, head - sill - .05), trim, .004)
    for z in (sill + .02, sill + (head - sill) * .66, head - .02):
        box((cx, middle, z), (.058, span, .05), trim, .004)


def solid_wall(paint, x, height=3.0, front=-8.0):
    cx = x - .1 if x < 0 else x + .1
    box((cx, (front + BACK) / 2, height / 2), (.2, BACK - front, height), paint, 0)


def ceiling(x0, x1, height=3.0, front=-6.0):
    """Only over the room: a slab that reaches past the window would shade the sun."""
    box(((x0 + x1) / 2, (front + BACK) / 2, height + .05), (x1 - x0, BACK - front, .1), material('ceiling', '#efece6', .9), 0)


def curtains(x, spans, height=2.77, floor=.02):
    """Sheer curtains hanging along a side wall, one per (y0, y1)."""
    cloth = sheer()
    for y0, y1 in spans:
        def hang(u, v, y0=y0, y1=y1):
            fold = .045 * math.sin(u * (y1 - y0) * 42 + .5 * math.sin(v * 3)) * (.55 + .45 * (1 - v))
            return (x + fold + .02 * math.sin(u * 17), y0 + u * (y1 - y0) + .02 * math.sin(v * 4), floor + v * (height - floor))
        drape(hang, 220, 20, cloth)
    ends = [y for span in spans for y in span]
    rod((x, min(ends) - .2, height + .01), (x, max(ends) + .15, height + .01), .014, material('rod', '#6b5a3e', .35, Metallic=1))
