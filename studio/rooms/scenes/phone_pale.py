"""A phone in a pale flat: poured cement, white walls, light from a wide window that burns out."""
from furniture import arch_chair, floor_lamp, pouf, sideboard
from floors import soft_floor
from kit import area, box, fabric, cushion, material, phone, sky, sun
from shell import back_wall, ceiling, solid_wall, window_wall

KIND = 'room'
FRAME = (1280, 960, 16)
FACTS = {'exposure': 2.2, 'spot': (0, -0.6)}


def build():
    soft_floor('#c9c7c2', '#b9b6b0', 3, 0, .45)
    paint = back_wall('#efeeeb', height=2.6, skirting=None)
    window_wall(paint, -2.7, -2.4, 1.9, .0, 2.4, frame='#2f3133', bars=3, height=2.6)
    solid_wall(paint, 2.6, 2.6)
    ceiling(-2.7, 2.6, 2.6)
    linen = fabric('daybed', '#e9e6df')
    cushion((1.6, .9, .22), (.95, 2.0, .28), linen, 9, 7)
    cushion((2.0, .9, .5), (.22, 1.9, .42), linen, 8, 6)
    box((1.6, .9, .05), (.85, 1.85, .1), material('base', '#cfcac0', .6), .01)
    sideboard(-.4, 2.28, 1.6, '#d9d4ca', 4)
    arch_chair(-1.5, .9, .6, '#d8d4cc', '#b99a70')
    pouf(.1, .4, '#d9d2c4')
    floor_lamp(1.3, 2.25)
    sky((.9, .95, 1), 1.4)
    sun((1, -.3, -.9), 4.5, (1, .97, .92), .04)
    area((-3.1, -.2, 1.3), (0, 0, .8), 3.4, 420, (.98, .99, 1), 2.2)
    area((1, -4.6, 2.2), (0, 0, 1), 2.5, 90, (1, 1, 1))
    phone((1.3, -3.2, 1.45), (-.45, .8, .55), FRAME[:2], 24)
