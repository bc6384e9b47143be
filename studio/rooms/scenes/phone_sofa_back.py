"""A phone behind the sofa, wide lens, held a little askew: the sofa's back fills the foreground."""
from furniture import drum_table, floor_lamp, low_bookcase, picture, plant
from floors import wood_floor
from kit import area, box, cushion, fabric, material, phone, sky, sun
from shell import back_wall, ceiling, solid_wall, window_wall

KIND = 'room'
FRAME = (1280, 960, 16)
FACTS = {'spot': (-0.4, -0.1)}


def couch(x, y, cloth):
    """Two seats with their back towards -y."""
    made = fabric('couch', cloth)
    cushion((x, y, .24), (1.7, .9, .3), made, 9, 7)
    cushion((x, y - .38, .46), (1.75, .2, .7), made, 9, 6)
    for side in (-1, 1):
        cushion((x + side * .88, y, .38), (.2, .92, .5), made, 6, 6)
        box((x + side * .7, y - .35, .05), (.05, .05, .1), material('foot', '#2b2622', .5), .004)


def build():
    wood_floor('#b08a5f', '#7d5d3c', '#c09b70', .14, 1.2, metres=3.9)
    paint = back_wall('#d5dbd8', height=2.6, skirting='#f2efe9', skirting_height=.1)
    window_wall(paint, 2.9, -1.0, 1.4, .8, 2.2, height=2.6)
    solid_wall(paint, -2.9, 2.6)
    ceiling(-2.9, 2.9, 2.6)
    couch(.55, -1.75, '#5d6b78')
    drum_table(-.2, .9, '#d9cdb9')
    low_bookcase(-.6, 2.35, 1.6, '#f0ebe1')
    floor_lamp(1.7, 2.1)
    plant(-2.2, 1.9, '#8a8f86', stems=5, tall=1.2)
    picture(-.6, 1.5, 1.0, .6, '#4d3826', '#ece4d4', ((0, 0, .3, .15, '#5d6b5c'),))
    sky((.8, .9, 1), .5)
    sun((-1, .3, -.9), 2.4, (1, .94, .84), .06)
    area((3.2, .2, 1.6), (0, .2, .8), 2.2, 160, (.97, .98, 1), 1.4)
    area((-1, -4.8, 2.3), (0, 0, .8), 2.4, 70, (1, .96, .9))
    phone((-.6, -3.6, 1.6), (-.15, .4, .55), FRAME[:2], 20, roll=-2.5)
