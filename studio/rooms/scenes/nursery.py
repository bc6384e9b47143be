"""Children's room: bright noon light, pale birch boards, blush wall with white wainscot, tepee, books and toys."""
from furniture import ball, low_bookcase, picture, plant, pouf, tent
from floors import wood_floor
from kit import area, box, camera, material, pillow, fabric, sky, sun
from shell import BACK, back_wall, ceiling, curtains, solid_wall, window_wall

KIND = 'room'
FRAME = (1300, 1125, 20)


def build():
    wood_floor('#d3bb97', '#a98a64', '#dcc8a8', .15, 1.3, metres=3.9)
    paint = back_wall('#e6cfc3', skirting='#f4f0e8', skirting_height=.12)
    white = material('wainscot', '#f2eee6', .6)
    box((0, BACK - .009, .545), (14, .018, .83), white, 0)
    box((0, BACK - .022, .95), (14, .045, .04), white, .008)
    groove = material('groove', '#dcd6cb', .7)
    for i in range(-30, 31):
        box((i * .22, BACK - .016, .55), (.012, .01, .8), groove, 0)
    window_wall(paint, -3.2, -1.8, 1.4, .5, 2.5, bars=3)
    curtains(-3.05, ((1.0, 1.9), (-2.3, -1.6)), floor=.3)
    solid_wall(paint, 3.9)
    ceiling(-3.2, 4.8)
    tent(-1.1, 1.75)
    pillow((-1.1, 1.7, .1), (.7, .6, .18), fabric('tentpillow', '#c9a24d'), (0, 0, .3))
    low_bookcase(.75, 2.3, 1.5)
    for x, tone, radius in ((1.25, '#d9a44e', .07), (1.42, '#7fa08c', .055)):
        ball(x, 2.25, radius, tone, .693)
    picture(.35, 1.6, .46, .58, '#d9b88c', '#f4efe6', ((0, .03, .12, .15, '#e0a058'), (0, -.17, .03, .03, '#8a5a3a')))
    picture(1.0, 1.6, .46, .58, '#d9b88c', '#f4efe6', ((0, -.06, .15, .08, '#8fb0bd'), (.03, .06, .09, .07, '#b9cfd6')))
    pouf(1.75, .8, '#d88f72', .28, .34)
    ball(-1.75, .75, .13, '#8fb0bd')
    ball(-1.5, .95, .08, '#e0b25c')
    plant(2.5, 2.1, '#efe6d8', stems=4, tall=.9)
    sky((.8, .9, 1), .55)
    sun((1, -.5, -1.0), 2.6, (1, .95, .86), .08)
    area((-3.65, -.2, 1.5), (-1, -.2, .9), 3.0, 250, (.97, .98, 1), 2.2)
    area((2.4, -4.6, 2.7), (0, 0, .5), 3, 120, (1, .97, .93))
    camera((.35, -5.0, 2.1), (.12, .1, .36), 46.5)
