"""Dining room: late warm light through a tall window on the left, dark walnut herringbone, deep ink-green wall."""
from furniture import arch_chair, bowl, pendant, picture, round_dining_table, sideboard, vase_with_branches
from floors import wood_floor
from kit import area, camera, sky, sun
from shell import back_wall, ceiling, curtains, panels, solid_wall, window_wall

KIND = 'room'
FRAME = (1300, 1125, 56)
T = (.15, .72)


def build():
    wood_floor('#6f4c33', '#3c2617', '#83603f', .1, .6, herringbone=True, metres=3.6, turn=.7854, gloss=.45)
    paint = back_wall('#5f6d66', skirting='#54625c', skirting_height=.2)
    panels(paint, (-3.75, -1.25, 1.25, 3.75), width=2.1, low=.5, high=2.7)
    window_wall(paint, -3.1, -2.0, .9, .0, 2.7, frame='#e5dfd2', bars=2)
    curtains(-2.95, ((.7, 1.6),))
    solid_wall(paint, 4.1)
    ceiling(-3.1, 5.0)
    top = round_dining_table(*T)
    bowl(T[0] + .1, T[1] - .02, top)
    for dx, dy, turn in ((-.98, .1, -1.57), (.98, .05, 1.57), (-.5, .86, -2.6), (.52, .86, 2.6)):
        arch_chair(T[0] + dx, T[1] + dy, turn + 3.1416, seat='#d9cdb9')
    sideboard(.2, 2.26, 1.9)
    vase_with_branches(-.5, 2.25, .74, '#d8cfbf', '#7c8660')
    picture(.35, 1.72, 1.2, .8, '#2f2a25', '#e7dfcf', ((-.3, -.1, .2, .2, '#a65a3c'), (.05, .05, .26, .14, '#c8a063'), (.33, -.05, .14, .24, '#33413c')))
    pendant(T[0], T[1], 1.62, .34, '#d9c7a6')
    sky((.8, .86, .95), .45)
    sun((1, .12, -.58), 3.6, (1, .84, .64), .05)
    area((-3.55, -.5, 1.5), (-1, -.4, 1), 3.0, 240, (1, .95, .88), 2.5)
    area((2.6, -4.8, 2.7), (0, 0, .5), 3, 190, (1, .95, .88))
    camera((.75, -5.05, 2.25), (.1, -.05, .32), 46.5)
