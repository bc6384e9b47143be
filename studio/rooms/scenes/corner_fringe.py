"""Folded corner with fringe: the back shows the design, as a hand-knotted back does."""
from cloth import fold_corner, fringe, rug, sweep
from kit import area, camera, sky

KIND = 'rug'
FRAME = (900, 1125, 18)
FACTS = {'place': 'corner', 'grain': .0004, 'reach': .012}
W, L = 2.0, 3.0


def build():
    sweep('#e9e4db')
    sky((1, 1, 1), .3)
    fold = fold_corner(W, L, .045, .46)
    rug(W, L, fold, nx=240, ny=360)
    fringe(-W / 2, W / 2, -L / 2, fold, lift=.009, full=.7)
    area((-1.6, -2.4, 1.9), (W / 2, -L / 2, 0), 1.3, 85, (1, .96, .9))
    area((2.8, -1, 1.6), (W / 2, -L / 2, 0), 2, 30, (.93, .96, 1))
    camera((W / 2 + .12, -L / 2 - .95, 1.12), (W / 2 - .4, -L / 2 + .6, 0), 56, 10)
