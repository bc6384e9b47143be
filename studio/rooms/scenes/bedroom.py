"""Bedroom: soft overcast light from the right, pale wide ash boards, sage wall, linen bed standing half on the rug."""
from furniture import bed, nightstand, picture, plant, pouf, vase_with_branches
from floors import wood_floor
from kit import area, camera, sky, sun
from shell import back_wall, ceiling, curtains, solid_wall, window_wall

KIND = 'room'
FRAME = (1300, 1125, 20)


def build():
    wood_floor('#c2a885', '#8f7355', '#cdb795', .19, 1.9, metres=3.8)
    paint = back_wall('#a9ad9c', skirting='#e9e5db', skirting_height=.18)
    solid_wall(paint, -3.3)
    window_wall(paint, 3.2, -2.2, 1.5, .0, 2.55, bars=4)
    curtains(3.06, ((1.1, 2.3), (-2.6, -1.9)))
    ceiling(-4.0, 3.2)
    bed(0, 1.42, linen='#ebe5da', cover='#b07d5c', head='#d5c7b2', accents=('#f1ece2', '#cfc3b0', '#8f5f45'))
    for side in (-1, 1):
        nightstand(side * 1.28, 2.25)
    vase_with_branches(-1.2, 2.2, .48, '#e6ddcd', '#77835f')
    plant(-2.35, 1.75, '#d8cbb8', stems=4, tall=1.0)
    pouf(1.75, -.1, '#d9cbb4', .29, .36)
    picture(-.36, 1.75, .5, .66, '#8a6a4b', '#efe8da', ((0, .02, .13, .2, '#9a5f43'),))
    picture(.36, 1.75, .5, .66, '#8a6a4b', '#efe8da', ((-.03, -.08, .15, .1, '#6f7a63'), (.05, .12, .07, .07, '#c99f5b')))
    sky((.82, .9, 1), .5)
    sun((-1, -.25, -.95), 1.1, (1, .95, .88), .25)
    area((3.65, -.35, 1.5), (1, -.35, .9), 3.6, 260, (.95, .97, 1), 2.5)
    area((-2.2, -4.6, 2.6), (0, 0, .5), 3, 80, (1, .96, .9))
    camera((-.55, -5.1, 2.15), (.0, .1, .36), 46.5)
