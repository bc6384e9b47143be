"""A phone held upright in a dining room: dark herringbone, chairs round a table, window at the side."""
from furniture import arch_chair, bowl, pendant, picture, round_dining_table, sideboard
from floors import wood_floor
from kit import area, phone, sky, sun
from shell import back_wall, ceiling, curtains, solid_wall, window_wall

KIND = 'room'
FRAME = (960, 1280, 16)
FACTS = {'spot': (0, -0.75)}


def build():
    wood_floor('#5d4330', '#33231a', '#6e523c', .09, .54, herringbone=True, metres=3.24, turn=.7854, gloss=.45)
    paint = back_wall('#dcd6ca', height=2.7, skirting='#efe9df', skirting_height=.12)
    window_wall(paint, -2.4, -1.6, 1.0, .3, 2.4, bars=2, height=2.7)
    curtains(-2.28, ((.9, 1.7),), 2.5)
    solid_wall(paint, 2.3, 2.7)
    ceiling(-2.4, 2.3, 2.7)
    top = round_dining_table(.25, 1.05, '#8a6a4b', .6)
    bowl(.3, 1.05, top)
    for dx, dy, turn in ((-.85, -.1, -1.57), (.85, .05, 1.57), (.1, .85, 3.1), (-.15, -.85, 0)):
        arch_chair(.25 + dx, 1.05 + dy, turn + 3.1416, seat='#b9b2a4', wood='#2c221b')
    sideboard(-.2, 2.28, 1.4, '#5a4636', 3)
    picture(-.2, 1.6, .8, .6, '#2f2a25', '#e7dfcf', ((-.1, 0, .2, .2, '#a65a3c'),))
    pendant(.25, 1.05, 1.6, .26, '#2f2a25', 2.7)
    sky((.8, .88, 1), .5)
    sun((1, .2, -.8), 2.4, (1, .93, .82), .05)
    area((-2.9, -.3, 1.4), (0, -.2, .8), 2.4, 150, (.96, .98, 1), 2.0)
    area((1.2, -4.4, 2.2), (0, 0, .6), 2, 40, (1, .96, .9))
    phone((-.55, -3.0, 1.48), (.25, .8, .5), FRAME[:2], roll=1.5)
