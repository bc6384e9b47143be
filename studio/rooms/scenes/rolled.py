"""Half rolled up without fringe, on studio paper, seen from the near right."""
from cloth import roll_up, rolled_side, rug, sweep
from kit import area, camera, sky

KIND = 'rug'
FRAME = (900, 1125, 18)
FACTS = {'place': 'whole', 'size': [2.0, 3.0], 'grain': .001, 'reach': .04}
W, L = 2.0, 3.0


def build():
    sweep('#c6bbaa')
    sky((1, 1, 1), .35)
    roll, seen_at = roll_up(.2, .14, .0045)
    rug(W, L, roll, ny=300)
    rolled_side(W, L, roll, seen_at)
    area((-3.2, -1.5, 3.6), (0, 0, 0), 2.6, 260, (1, .97, .93))
    area((3.5, 1, 2.8), (0, 0, 0), 3, 90, (.93, .96, 1))
    camera((1.35, -4.35, 3.75), (-.12, -.36, .02), 56.5)
