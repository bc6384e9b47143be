"""A phone at a bedroom's door in the evening: carpet from wall to wall, two lamps, little contrast."""
from furniture import bed, nightstand, picture, pouf
from floors import soft_floor
from kit import area, box, material, phone, sky
from shell import back_wall, ceiling, solid_wall

KIND = 'room'
FRAME = (1280, 960, 20)
FACTS = {'exposure': 0.6, 'spot': (0.2, -0.8)}


def build():
    soft_floor('#b3a48d', '#92836d')
    paint = back_wall('#cfc3b3', height=2.4, skirting='#e2d9cb', skirting_height=.09)
    solid_wall(paint, -2.5, 2.4)
    solid_wall(paint, 2.7, 2.4)
    ceiling(-2.5, 2.7, 2.4)
    bed(.35, 1.4, linen='#dfd6c6', cover='#5f6a73', head='#6f6257')
    for side in (-1, 1):
        nightstand(.35 + side * 1.22, 2.25, warmth=3)
    box((-2.2, .3, .45), (.5, 1.2, .9), material('chest', '#8b6b4d', .5), .01)
    pouf(-1.1, -.9, '#8f7a63')
    picture(.35, 1.65, .9, .6, '#8a6a4b', '#e7dfcf', ((0, 0, .25, .15, '#9a5f43'),))
    sky((.5, .55, .7), .08)
    area((.2, -.6, 2.36), (.2, -.6, 0), .5, 34, (1, .82, .6))
    area((0, -4.2, 2.0), (0, 0, .8), 2, 14, (1, .85, .7))
    phone((1.5, -3.1, 1.5), (-.35, .6, .3), FRAME[:2])
