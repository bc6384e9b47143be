"""Close-up. Shag: long loose yarn."""
import pile

KIND = 'rug'
FRAME = (900, 1125, 18)
FACTS = {'place': 'corner', 'grain': .0005, 'reach': .0013}


def build():
    pile.shag()
