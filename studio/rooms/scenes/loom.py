"""An upright loom with a half-woven kilim: FLAT names a PNG of the rug's flat picture."""
import math
import os
import random

import bpy
import numpy as np

from kit import box, camera, grid, lathe, material, mesh, rod
from pile import kilim_tile, tile_picture
from wool import ball, lay, skein, tail, wool, yarn
from workshop import DYES, plaster, timber, wall, window_light

KIND = 'still'
FRAME = (1440, 960, 14)
FACTS = {'exposure': 1.1, 'saturation': .8}

WIDE, START, WOVEN, TOP = 1.15, .5, .6, 2.0
CELL = .0185


def fell(x):
    """How high the cloth is woven here: a kilim grows in steps, one colour's field before the other's."""
    step = round(2.2 * math.sin(x * 5.2 + .6) + 1.3 * math.sin(x * 13 + 1))
    return START + WOVEN + CELL * step


def cloth_material(picture):
    made = material('kilim', (.5, .5, .5), 1, Specular=.05, Sheen=.3)
    tree = made.node_tree
    new = lambda kind: tree.nodes.new('ShaderNode' + kind)
    shader = tree.nodes['Principled BSDF']
    uv, dye, deeper = new('UVMap'), new('TexImage'), new('HueSaturation')
    dye.image, deeper.inputs['Value'].default_value, deeper.inputs['Saturation'].default_value = bpy.data.images.load(picture), .6, .98
    scale, tile, bump = new('Mapping'), new('TexImage'), new('Bump')
    scale.inputs['Scale'].default_value = (WIDE / .0168, WIDE * 1800 / 1128 / .0192, 1)
    tile.image = tile_picture(kilim_tile())
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .9, .0018
    for start, end in ((uv.outputs[0], dye.inputs[0]), (dye.outputs[0], deeper.inputs['Color']), (deeper.outputs[0], shader.inputs['Base Color']),
                       (uv.outputs[0], scale.inputs['Vector']), (scale.outputs[0], tile.inputs[0]), (tile.outputs[0], bump.inputs['Height']),
                       (bump.outputs[0], shader.inputs['Normal'])):
        tree.links.new(start, end)
    return made


def cloth(picture):
    nx, nz, points, uv = 310, 90, [], []
    for j in range(nz + 1):
        for i in range(nx + 1):
            x = (i / nx - .5) * WIDE
            z = START + (fell(x) - START) * j / nz
            draw = .006 * math.sin(z * 9 + 1) * (x / WIDE) * 2
            points.append((x - draw, -.004 + .003 * math.sin(x * 11 + z * 7) + .0015 * math.sin(z * 60 + x * 9), z + .002 * math.sin(x * 21)))
            uv.append((i / nx, .036 + (z - START) / (WIDE * 1800 / 1128)))
    mesh('kilim', points, grid(nx, nz), cloth_material(picture), uv=uv)


def warp(cotton, count=164):
    """Every second thread is drawn forward above the heddle bar."""
    above, below = [], []
    for k in range(count):
        x = ((k + .5) / count - .5) * (WIDE - .012) + random.uniform(-.0008, .0008)
        side = 1 if k % 2 else -1
        low = fell(x) - .01
        above.append([(x, 0, low), (x, side * .008, low + .12), (x, side * .016, 1.52), (x, side * .01, 1.72), (x, .02, TOP)])
        below.append([(x, 0, START + .01), (x, .004, .42), (x, -.04, .3)])
    lay(yarn('warp', above + below, .0018), (0, 0, 0), cotton)
    leashes = []
    for k in range(0, count, 2):
        x = ((k + .5) / count - .5) * (WIDE - .012)
        t = np.linspace(0, 2 * np.pi, 12)
        leashes.append(np.stack([x + .0015 * np.sin(t), -.034 - .022 * np.cos(t), 1.47 + .022 * np.sin(t)], 1))
    lay(yarn('leashes', leashes, .0009), (0, 0, 0), cotton)


def frame(wood, beam):
    for x in (-.74, .74):
        box((x, .02, 1.1), (.1, .11, 2.3), wood, .008)
        for z in (.3, TOP):
            rod((x - .075, -.037, z), (x + .075, -.037, z), .03, beam, 24)
    for z, size in ((.3, .062), (TOP, .058)):
        lathe([(0, -.86), (size, -.86), (size * 1.02, 0), (size, .86), (0, .86)], (0, .02, z), beam, 40).rotation_euler = (0, math.pi / 2, 0)
    for y, z, size in ((-.046, 1.47, .012), (.0, 1.62, .016)):
        lathe([(0, -.73), (size * .9, -.73), (size, 0), (size * .9, .73), (0, .73)], (0, y, z), beam, 24).rotation_euler = (0, math.pi / 2, 0)


def comb(x, y, z, turn, wood):
    """The kirkit that beats the wefts down: a handle and a row of iron teeth."""
    iron = material('iron', '#4b4845', .42, Metallic=1)
    along, cross = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    at = lambda a, c, h: (x + along[0] * a + cross[0] * c, y + along[1] * a + cross[1] * c, z + h)
    rod(at(-.16, 0, .022), at(-.01, 0, .022), .014, wood, 20)
    box(at(.02, 0, .022), (.06, .1, .04), wood, .008, turn)
    for k in range(11):
        rod(at(.045, (k - 5) * .0088, .022), at(.115, (k - 5) * .0088, .012), .0022, iron, 8)


def build():
    wall(.75, plaster('#d8c5aa', '#c4af92'))
    wood, beam = timber('post', '#8d6845', '#573a25', 2), timber('beam', '#9a7650', '#62442c', 2)
    plank = timber('plank', '#a17c54', '#6b4b30', 0)
    frame(wood, beam)
    cloth(os.environ['FLAT'])
    warp(wool('cotton', '#e9dfca', spread=(.97, 1.03)))
    dyes = {name: wool(name, tone) for name, tone in DYES.items()}
    balls = [ball(seed) for seed in range(4)]
    # Balls hang from the heddle's cord, each with its end in the cloth.
    for k, name in enumerate(('madder', 'saffron', 'indigo', 'ivory', 'brick', 'sage')):
        x = -.46 + k * .183 + random.uniform(-.02, .02)
        z = 1.32 + random.uniform(-.09, .07)
        lay(balls[k % 4], (x, -.085, z), dyes[name], (k, k * 2, k * 3), random.uniform(.85, 1.05))
        tail((x, -.06, 1.475), (x + .004, -.072, z + .02), .0014, dyes[name], 0, .004)
        tail((x + .015, -.08, z - .02), (x + random.uniform(-.05, .05), -.012, fell(x) + .012), .0014, dyes[name], .03, .02)
    box((0, -.42, .445), (1.9, .3, .045), plank, .006)
    for x in (-.66, .66):
        box((x, -.42, .21), (.07, .24, .42), wood, .006)
    for k, (x, y, name, size) in enumerate(((-.42, -.4, 'indigo', 1.1), (-.31, -.46, 'saffron', .95), (-.36, -.36, 'ivory', 1.0), (.5, -.38, 'madder', 1.12), (.41, -.47, 'sand', .9))):
        lay(balls[k % 4], (x, y, .468 + .044 * size), dyes[name], (k * 2, k, k), size)
    tail((-.27, -.48, .472), (.02, -.53, .472), .0016, dyes['saffron'], 0, .03)
    comb(.12, -.43, .468, -.55, beam)
    lay(skein(3), (-.66, -.42, .52), dyes['rose'], (.3, 0, .5), .95)
    window_light(x=-2.3, y=(-1.7, -.35), z=(.85, 2.3), direction=(1, .62, -.32), sunshine=13, soft=40, fill=22)
    camera((-.72, -2.95, 1.38), (.0, 0, 1.0), 76, 8, (0, 0, 1.05))
