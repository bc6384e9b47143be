"""A runner with fringe, its far third rolled up, on studio paper."""
from cloth import fringe, roll_up, rolled_side, rug, sweep
from kit import area, camera, sky

KIND = 'rug'
FRAME = (900, 1125, 14)
FACTS = {'place': 'whole', 'size': [.61, 2.44], 'grain': .0006, 'reach': .03}
W, L = .61, 2.44


def build():
    sweep('#c6bbaa')
    sky((1, 1, 1), .35)
    roll, seen_at = roll_up(.15, .105, .0045)
    rug(W, L, roll, nx=60, ny=300)
    rolled_side(W, L, roll, seen_at)
    fringe(-W / 2, W / 2, -L / 2, roll, lift=.009, plies=7, radius=.001)
    area((-2.6, -1.5, 3.0), (0, -.4, 0), 2.2, 180, (1, .97, .93))
    area((3, .6, 2.4), (0, -.4, 0), 2.6, 62, (.93, .96, 1))
    camera((1.35, -3.05, 2.25), (.0, -.46, 0), 66)
