"""Where wool takes its colour: copper vats on a stone hearth, hanks drying on a pole."""
import math
import random

from kit import box, bumpy, camera, lathe, material, rod
from wool import hank, lay, skein, wool
from workshop import DYES, plaster, timber, wall, window_light

KIND = 'still'
FRAME = (1440, 960, 14)
FACTS = {'exposure': 1.0, 'saturation': .86}


def vat(x, y, z, size, liquid, copper, dark):
    """A hammered copper pot with a rolled rim; the bath stands a little below it."""
    profile = [(0, 0), (.16, 0), (.215, .03), (.25, .1), (.262, .2), (.255, .29), (.262, .315), (.275, .325), (.279, .333), (.273, .34), (.262, .336), (.246, .3), (.252, .2), (.2, .03), (0, .015)]
    thing = lathe([(r * size, h * size) for r, h in profile], (x, y, z), copper, 96)
    thing.rotation_euler[2] = random.random() * 6
    bath = material('bath' + liquid, liquid, .12, Specular=.5)
    bath = bumpy(bath, 14, .25, .006, 2)
    lathe([(0, .262 * size), (.12 * size, .2615 * size), (.249 * size, .262 * size)], (x, y, z), bath, 64)
    for side in (-1, 1):
        ring = [(x + side * (.262 + .05 * math.sin(t)) * size, y + .075 * size * math.cos(t), z + .25 * size) for t in [math.pi * k / 14 for k in range(15)]]
        for a, b in zip(ring, ring[1:]):
            rod(a, b, .0085 * size, dark, 12)


def bowl_of(x, y, z, size, tone, glaze='#d9cdb8'):
    """Ground dyestuff in a clay bowl."""
    lathe([(0, 0), (.05 * size, 0), (.085 * size, .035 * size), (.1 * size, .06 * size), (.094 * size, .06 * size), (.07 * size, .03 * size), (0, .02 * size)], (x, y, z), bumpy(material('clay', glaze, .7), 60, .2, .002), 48)
    lathe([(0, .066 * size), (.03 * size, .06 * size), (.088 * size, .05 * size)], (x, y, z), bumpy(material('dye' + tone, tone, 1, Specular=.05), 160, 1, .008, 5), 48)


def build():
    wall(.62, plaster())
    stone = bumpy(material('stone', '#b7a88f', .9, Specular=.15), 16, .7, .012, 7)
    slab = bumpy(material('slab', '#c6b89f', .8, Specular=.2), 22, .45, .006, 7)
    box((0, .1, .2), (4.4, 1.0, .4), stone, .02)
    for k in range(5):
        box(((k - 2) * .86 + .02, .08, .425), (.852, 1.1, .06), slab, .012)
    top = .455
    copper = bumpy(material('copper', (.6, .25, .14), .34, Metallic=1), 30, .4, .008, 2)
    dark = material('handle', (.42, .2, .13), .42, Metallic=1)
    vat(-.72, .02, top, 1.02, '#6d1f1a', copper, dark)
    vat(.0, .14, top, 1.12, '#16243f', copper, dark)
    vat(.68, .0, top, .94, '#a8741f', copper, dark)
    stick, pole = timber('stick', '#a98459', '#745236', 2), timber('pole', '#8d6845', '#573a25', 2)
    rod((-.86, -.16, top + .2), (-.42, .3, top + .52), .013, stick, 20)
    dyes = {name: wool(name, tone) for name, tone in DYES.items()}
    for x in (-1.35, 1.32):
        box((x, .3, 1.2), (.07, .07, 1.6), pole, .006)
    lathe([(0, -1.5), (.016, -1.5), (.018, 0), (.015, 1.5), (0, 1.5)], (0, .3, 1.72), pole, 24).rotation_euler = (0, math.pi / 2, 0)
    shapes = [hank(seed) for seed in range(4)]
    names = ('ivory', 'madder', 'brick', 'rose', 'indigo', 'sky', 'sand', 'saffron', 'sage')
    for k, name in enumerate(names):
        x = -1.12 + k * .278 + random.uniform(-.06, .06)
        lay(shapes[k % 4], (x, .3, 1.735), dyes[name], (0, 0, math.pi * (k % 2) + random.uniform(-.05, .05)), random.uniform(.84, 1.1))
    for k, (x, y, tone) in enumerate(((.3, -.3, '#8f5f24'), (-.33, -.32, '#5f211c'), (.98, -.34, '#22304f'))):
        bowl_of(x, y, top, 1 - .08 * k, tone)
    lay(skein(2), (-1.05, -.3, top + .05), dyes['madder'], (.4, 0, .35))
    lay(skein(4), (.68, -.38, top + .05), dyes['ivory'], (1.4, 0, -.25), .95)
    window_light(x=-2.5, y=(-2.0, -.4), z=(.9, 2.5), direction=(1, .62, -.36), sunshine=9, soft=55, fill=30)
    camera((.3, -2.85, 2.05), (.0, .12, 1.03), 65)
