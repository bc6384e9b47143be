"""A round rug, bound without fringe, its near edge folded back."""
import math

from cloth import GREY, fold_corner, place_by_uv, ripple, sweep
from kit import area, bumpy, camera, material, mesh, sky

KIND = 'rug'
FRAME = (900, 1125, 14)
FACTS = {'place': 'whole', 'size': [1.83, 1.83], 'grain': .0004, 'reach': .012}
R = .915
EDGE = R * math.sqrt(.5)


def disc(fold, thick=.011, rings=150, spokes=420):
    points, uv, faces = [], [], []
    for ring in range(rings + 1):
        for spoke in range(spokes):
            turn, r = 2 * math.pi * spoke / spokes, R * max(.0005, ring / rings)
            x, y = r * math.cos(turn), r * math.sin(turn)
            points.append(fold(x, y, thick + .0015 * (1 + ripple(x * 2, y * 2))))
            uv.append((R - x, y + R))
    for ring in range(rings):
        for spoke in range(spokes):
            a, b = ring * spokes + spoke, ring * spokes + (spoke + 1) % spokes
            faces.append((a, a + spokes, b + spokes, b))
    made = place_by_uv(bumpy(material('rug', GREY, 1, Specular=0.0), 700, .35, .004, 3))
    solid = mesh('disc', points, faces, made, uv=uv).modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset = thick * .95, -1


def build():
    sweep('#e9e4db')
    sky((1, 1, 1), .3)
    disc(fold_corner(R * math.sqrt(2), R * math.sqrt(2), .045, .3))
    area((EDGE - 2.6, -EDGE - .9, 1.9), (EDGE, -EDGE, 0), 1.3, 85, (1, .96, .9))
    area((EDGE + 1.8, -EDGE + .5, 1.6), (EDGE, -EDGE, 0), 2, 30, (.93, .96, 1))
    camera((EDGE + .1, -EDGE - 1.05, 1.25), (EDGE - .42, -EDGE + .5, 0), 56, 10)
