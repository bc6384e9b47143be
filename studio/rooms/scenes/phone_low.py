"""A phone held low and steep in a small study: dark boards, desk and chair with thin legs."""
from furniture import arch_chair, floor_lamp, low_bookcase, picture
from floors import wood_floor
from kit import area, box, fabric, material, phone, rod, sky
from shell import back_wall, ceiling, solid_wall

KIND = 'room'
FRAME = (1280, 960, 20)
FACTS = {'spot': (0, 0.3)}


def desk(x, y, wide=1.3, deep=.6):
    top, legs = material('desk', '#c7a77c', .45), material('steel', '#2b2c2e', .4, Metallic=1)
    box((x, y, .735), (wide, deep, .03), top, .006)
    for px in (-wide / 2 + .05, wide / 2 - .05):
        for py in (-deep / 2 + .05, deep / 2 - .05):
            rod((x + px, y + py, 0), (x + px, y + py, .72), .014, legs)
    box((x - .3, y + .1, .9), (.5, .03, .3), material('screen', '#1c1e20', .3), .004)


def build():
    wood_floor('#4f3a2b', '#2a1d14', '#5e4736', .12, 1.1)
    paint = back_wall('#b9c2bf', height=2.4, skirting='#e6e2d9', skirting_height=.1)
    solid_wall(paint, -2.2, 2.4)
    solid_wall(paint, 2.1, 2.4)
    ceiling(-2.2, 2.1, 2.4)
    desk(-.7, 2.1)
    arch_chair(-.7, 1.45, 2.9, '#3d4a58', '#2c221b')
    low_bookcase(1.2, 2.35, 1.1, '#d9d4ca')
    floor_lamp(1.8, 1.7)
    picture(1.2, 1.5, .6, .45, '#222222', '#e7dfcf', ((0, 0, .2, .12, '#a65a3c'),))
    sky((.6, .65, .8), .12)
    area((0, .1, 2.36), (0, .1, 0), .9, 60, (1, .9, .78))
    area((.4, -4.0, 2.0), (0, 0, .4), 2, 26, (.95, .97, 1))
    phone((.9, -2.2, 1.25), (-.2, .7, .2), FRAME[:2], roll=3)
