"""A wall of wool: skeins by colour on deep shelves of oak."""
import math
import random

from kit import box, camera
from wool import cone, lay, skein, wool
from workshop import DYES, plaster, timber, wall, window_light

KIND = 'still'
FRAME = (1440, 960, 14)
FACTS = {'exposure': 1.4, 'saturation': .9}

PITCH, DEPTH, BOARD = .43, .34, .026
ROWS = (('ivory', 'sand', 'saffron', 'brick', 'madder', 'rose', 'ivory'),
        ('sky', 'ivory', 'sand', 'rose', 'brick', 'walnut', 'sand'),
        ('indigo', 'sky', 'ivory', 'saffron', 'sage', 'olive', 'madder'),
        ('night', 'indigo', 'sage', 'sand', 'ivory', 'brick', 'saffron'),
        ('walnut', 'madder', 'olive', 'indigo', 'sky', 'sand', 'ivory'))


def shelf(x, z, dye, kinds):
    """One box: skeins seen from their ends, heaped as they came, or lying along, or cones."""
    kind = random.choice(('ends', 'ends', 'ends', 'along', 'along', 'cones'))
    made = kinds['dyes'][dye]
    left, floor = x - PITCH / 2 + BOARD, z + BOARD / 2
    if kind == 'cones':
        for k in range(3):
            for row in (0, 1):
                lay(random.choice(kinds['cones']), (left + .075 + k * .13, .08 + row * .15 + random.uniform(-.01, .01), floor), made,
                    (0, 0, random.random() * 6), random.uniform(1.2, 1.0))
        return
    if kind == 'along':
        for row in range(random.choice((2, 3))):
            for deep in range(3 if row < 1 else 2):
                lay(random.choice(kinds['skeins']), (x + random.uniform(-.012, .012), .07 + deep * .1 + row * .05, floor + .05 + row * .083), made,
                    (random.random() * 6, random.uniform(-.03, .03), random.uniform(-.06, .06)), random.uniform(.98, 1.06))
        return
    for row in range(4):
        count = 4 if row % 2 == 0 else 3
        if row == 3:
            count = random.choice((0, 1, 2))
        for k in range(count):
            if row == 2 and random.random() < .12:
                continue
            lay(random.choice(kinds['skeins']), (left + .048 + (k + (row % 2) * .5) * .0945 + random.uniform(-.006, .006), .155 + random.uniform(-.02, .025),
                floor + .046 + row * .081), made, (random.random() * 6, random.uniform(-.04, .04), math.pi / 2 + random.uniform(-.07, .07)), random.uniform(.94, 1.03))


def build():
    wall(DEPTH + .02, plaster('#b39f82', '#9c8769'))
    oak, edge = timber('oak', '#b58d60', '#7e5a38', 0), timber('upright', '#b08858', '#7a5736', 2)
    columns, rows = 7, len(ROWS)
    for row in range(rows + 1):
        box((0, DEPTH / 2, row * PITCH), (columns * PITCH + BOARD, DEPTH, BOARD), oak, .003)
    for column in range(columns + 1):
        for row in range(rows):
            box(((column - columns / 2) * PITCH, DEPTH / 2 + .002, (row + .5) * PITCH), (BOARD * .9, DEPTH - .006, PITCH - BOARD), edge, .003)
    kinds = {'dyes': {name: wool(name, tone) for name, tone in DYES.items()},
             'skeins': [skein(seed) for seed in range(6)], 'cones': [cone(seed) for seed in range(3)]}
    for row, dyes in enumerate(reversed(ROWS)):
        for column, dye in enumerate(dyes):
            shelf((column - columns / 2 + .5) * PITCH, row * PITCH, dye, kinds)
    window_light(x=-2.6, y=(-2.6, -.7), z=(.7, 2.7), direction=(1, .8, -.4), sunshine=4, soft=110)
    camera((.42, -3.2, 1.22), (.02, .1, 1.08), 70)
