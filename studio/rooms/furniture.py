"""Furniture that several rooms share. Every piece takes where it stands; nothing knows which room it is in."""
import math
import random

from mathutils import Vector

from kit import (bow, box, bumpy, cushion, drape, fabric, glow, lathe, leaf, material, pillow, rod)


def sofa(x, y, cloth='#cdc2b0', accents=('#8c5a43', '#efe9dd', '#5f6a58')):
    """Three seats, 2.5 m wide, back towards +y."""
    made = bumpy(material('boucle', cloth, 1, Sheen=.6, Specular=.1), 130, .8, .012, 5)
    cushion((x, y, .25), (2.35, .95, .24), made, 9, 7)
    for seat in (-.78, 0, .78):
        cushion((x + seat, y - .06, .435), (.78, .82, .2), made, 6, 3.6, (.02, 0, 0))
        cushion((x + seat, y + .27, .66), (.78, .26, .46), made, 5, 3.6, (-.16, 0, 0))
    cushion((x, y + .42, .45), (2.4, .2, .66), made, 9, 6)
    walnut = material('walnut', '#5b3d28', .45)
    for side in (-1, 1):
        cushion((x + side * 1.23, y, .4), (.24, .98, .5), made, 6, 6)
        for depth in (-.36, .36):
            lathe([(0, 0), (.016, 0), (.026, .15), (0, .15)], (x + side * 1.17, y + depth, 0), walnut, 24)
    pillow((x - .93, y + .02, .69), (.5, .5, .17), fabric('accent0', accents[0]), (1.2, .05, .22))
    pillow((x - .65, y - .03, .66), (.42, .42, .15), fabric('accent1', accents[1]), (1.12, -.08, .05))
    pillow((x + .95, y + .03, .69), (.48, .48, .16), fabric('accent2', accents[2]), (1.2, -.04, -.25))


def throw_over_arm(x, y, top, colour='#cbb79a'):
    def hang(u, v):
        u, s = u - .5, v * 1.15 - .45
        if s < -.1:
            px, pz = x - .125, top + s + .1
        elif s < .14:
            turn = (s + .1) / .24 * math.pi
            px, pz = x - .127 * math.cos(turn), top + .012 * math.sin(turn)
        else:
            px, pz = x + .13 + .01 * math.sin(u * 30), top - (s - .14)
        return (px, y + u * .5 + .02 * math.sin(v * 7), max(.05, pz) + .003 * math.sin(u * 40))
    drape(hang, 40, 90, fabric('throw', colour, 260, .5, .005))


def drum_table(x, y, colour='#cdbda3'):
    """Round coffee table with two books; returns the height of its top."""
    stone = bumpy(material('travertine', colour, .5), 25, .2, .004)
    lathe([(0, 0), (.13, 0), (.15, .02), (.15, .33), (.36, .335), (.385, .345), (.39, .365), (.385, .38), (0, .382)], (x, y, .004), stone, 96)
    for k, (w, d, h, tone, turn) in enumerate([(.27, .2, .028, '#e8e0d2', .3), (.23, .17, .024, '#7c8577', .42)]):
        box((x - .1, y - .06, .402 + k * .027), (w, d, h), material('book' + tone, tone, .6), .003, turn)
    return .386


def vase_with_branches(x, y, z, glaze='#3b3733', green='#8d9474'):
    lathe([(0, 0), (.045, 0), (.075, .05), (.08, .1), (.05, .16), (.022, .19), (.026, .215), (.02, .212), (.018, .19)], (x, y, z), material('glaze', glaze, .35))
    bark, leaves = material('bark', '#6a5238', .8), material('branch', green, .6)
    for i in range(7):
        turn = i * .9
        dx, dy = .16 * math.cos(turn) * (.5 + .5 * random.random()), .16 * math.sin(turn)
        rod((x, y, z + .1), (x + dx, y + dy, z + .44 + .1 * random.random()), .0022, bark, 6)
        for k in range(6):
            t = .35 + k * .12
            leaf((x + dx * t, y + dy * t, z + .2 + .3 * t), .05, .016, (random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(0, 6.28)), leaves)


def plant(x, y, pot='#b9a68c', stems=5, tall=1.2, greens=('#3f5a36', '#4d6b3f', '#33502f')):
    clay = bumpy(material('pot', pot, .8), 40, .3, .003)
    lathe([(0, 0), (.15, 0), (.2, .2), (.21, .38), (.195, .38), (.185, .33), (0, .33)], (x, y, 0), clay)
    lathe([(0, .335), (.19, .335)], (x, y, 0), material('soil', '#3a2c20', 1), 32)
    bark = material('stem', '#6a5238', .8)
    made = [material('green%d' % i, tone, .42, Specular=.4) for i, tone in enumerate(greens)]
    for stem in range(stems):
        turn = stem * 1.3
        root = Vector((x + .04 * math.cos(turn), y + .04 * math.sin(turn), .33))
        top = Vector((x + .3 * math.cos(turn) * (.4 + .25 * stem / 4), y - .05 + .22 * math.sin(turn), tall + .13 * stem))
        rod(root, top, .008, bark, 8)
        for k in range(13):
            leaf(root.lerp(top, .25 + .76 * k / 12), .24 + .1 * random.random(), .075, (random.uniform(.5, 1.25), 0, k * 2.4 + stem), made[k % 3])


def floor_lamp(x, y, metal='#a8874f', warmth=.55):
    brass = material('brass', metal, .3, Metallic=1)
    lathe([(0, 0), (.14, 0), (.14, .02), (0, .022)], (x, y, 0), brass, 48)
    rod((x, y, .02), (x, y, 1.5), .009, brass)
    lathe([(.2, 0), (.15, .27)], (x, y, 1.42), glow(material('shade', '#f1e6d0', .9), '#ffdfae', warmth))


def picture(x, z, w, h, frame='#4d3826', ground='#ece4d4', shapes=(), wall=2.55):
    """A framed picture of flat ellipses (x, z, rx, rz, colour), centred on (x, z)."""
    box((x, wall - .03, z), (w, .03, h), material('frame' + frame, frame, .5), .004)
    box((x, wall - .047, z), (w - .06, .01, h - .06), material('paper', ground, .8), 0)
    for i, (sx, sz, rx, rz, tone) in enumerate(shapes):
        disc = lathe([(0, 0), (1, 0)], (x + sx, wall - .0535 - i * .0006, z + sz), material('ink' + tone, tone, .9))
        disc.scale, disc.rotation_euler = (rx, rz, 1), (math.pi / 2, 0, 0)


def arch_chair(x, y, turn, seat='#d8cbb6', wood='#6b4a30'):
    """Dining chair with a curved back; `turn` is the way it looks (0 looks to -y)."""
    timber, cloth = material('chairwood', wood, .45), fabric('seat', seat, 300)
    cos, sin = math.cos(turn), math.sin(turn)
    at = lambda px, py, pz: (x + px * cos - py * sin, y + px * sin + py * cos, pz)
    cushion(at(0, 0, .45), (.46, .45, .07), cloth, 4, 3, (0, 0, turn))
    for px in (-.19, .19):
        rod(at(px * 1.08, -.2, 0), at(px, -.17, .43), .015, timber)
        rod(at(px * 1.1, .22, 0), at(px, .18, .44), .015, timber)
        rod(at(px, .18, .42), at(px * 1.18, .2, .76), .014, timber)
    bow([at(.225 * math.cos(t), .2 + .06 * math.sin(t), .76) for t in [math.pi * k / 40 for k in range(41)]], .02, timber)
    band = lambda u, v: at(.215 * math.cos(math.pi * u), .2 + .055 * math.sin(math.pi * u), .56 + .19 * v)
    drape(band, 30, 6, cloth)


def pendant(x, y, z, radius=.28, tone='#e9dfcc', ceiling=3.0, warmth=1.4):
    """Hanging dome lamp."""
    rod((x, y, z + radius * .8), (x, y, ceiling), .004, material('cord', '#2b2622', .7), 8)
    dome = [(radius * math.cos(t), radius * .8 * math.sin(t)) for t in [math.pi / 2 * k / 12 for k in range(13)]]
    lathe(dome, (x, y, z), material('dome', tone, .8))
    lathe([(0, .05), (.05, .06), (.06, .1), (.0, .15)], (x, y, z), glow(material('bulb', '#fff2dc', .9), '#ffe2b8', warmth * 6), 24)


def bed(x, y, wide=1.7, long=2.05, linen='#e9e3d8', cover='#a9b0a0', head='#b79f86', accents=('#efe9dd', '#efe9dd', '#8f7a63')):
    """Upholstered bed, head towards +y; (x, y) is the middle of the mattress."""
    oak, upholstery = material('bedwood', '#8a6a4b', .5), fabric('head', head, 240, .6, .006)
    box((x, y, .2), (wide + .06, long + .06, .16), upholstery, .03)
    for side in (-1, 1):
        for end in (-1, 1):
            box((x + side * (wide / 2 - .1), y + end * (long / 2 - .1), .06), (.07, .07, .12), oak, .01)
    for i in range(5):
        cushion((x + (i - 2) * wide / 4.9, y + long / 2 + .07, .72), (wide / 4.9, .13, .86), upholstery, 5, 8)
    cushion((x, y, .42), (wide, long, .3), fabric('sheet', linen, 500, .2, .002), 14, 6)

    def duvet(u, v):
        across, along = (u - .5) * (wide + .7), v * (long * .72 + .36)
        puff = .016 * math.sin(across * 5 + 1.7 * math.sin(along * 3)) + .013 * math.sin(along * 6 + across * 2.3) + .007 * math.sin(across * 17 + along * 11)
        half = wide / 2 + .03
        over = max(0, abs(across) - half)
        px = math.copysign(min(abs(across), half + .02 * min(1, over * 5)), across)
        down = max(0, along - (long * .72 - .02))
        py = y - long / 2 - .02 + (long * .72 - min(along, long * .72))
        py -= .03 * min(1, down * 8)
        drop = max(over, down)
        return (x + px + (.012 * math.sin(along * 21) if over else 0), py + (.012 * math.sin(across * 19) if down else 0), .6 + puff * (1 if drop == 0 else .3) - drop)
    drape(duvet, 150, 150, fabric('duvet', linen, 160, .25, .004))

    def folded(u, v):
        across, along = (u - .5) * (wide + .5), v * .55
        half = wide / 2 + .045
        over = max(0, abs(across) - half)
        px = math.copysign(min(abs(across), half + .015), across)
        return (x + px, y - long / 2 + .12 + along + .02 * math.sin(across * 4), .655 + .01 * math.sin(across * 6 + along * 9) - over)
    drape(folded, 120, 30, fabric('cover', cover, 120, .8, .008))
    for side in (-1, 1):
        pillow((x + side * .4, y + long / 2 - .2, .73), (.66, .46, .2), fabric('pillow%d' % side, accents[0], 500, .2, .002), (1.05, 0, side * .04))
        pillow((x + side * .38, y + long / 2 - .38, .72), (.5, .44, .17), fabric('euro%d' % side, accents[1], 300), (.98, 0, side * -.05))
    pillow((x, y + long / 2 - .55, .7), (.56, .3, .14), fabric('roll', accents[2], 260, .6), (.9, 0, 0))


def nightstand(x, y, wood='#8a6a4b', lamp='#efe4cf', warmth=1.6):
    timber = material('stand', wood, .5)
    box((x, y, .3), (.46, .38, .36), timber, .012)
    box((x, y - .193, .3), (.42, .012, .15), material('drawer', '#94734f', .5), .004)
    for px in (-.19, .19):
        for py in (-.15, .15):
            box((x + px, y + py, .06), (.035, .035, .12), timber, .004)
    lathe([(0, 0), (.07, 0), (.085, .05), (.06, .13), (.02, .19), (.016, .26), (0, .26)], (x, y, .48), bumpy(material('lampfoot', '#c9bba4', .6), 60, .2, .003))
    lathe([(.16, 0), (.12, .2)], (x, y, .72), glow(material('shade', lamp, .9), '#ffdcab', warmth))
    return .48


def round_dining_table(x, y, wood='#6e4a30', radius=.68):
    timber = material('tablewood', wood, .38, Specular=.4)
    lathe([(0, .0), (.3, 0), (.31, .02), (.16, .06), (.1, .2), (.085, .42), (.12, .66), (.2, .705), (radius - .03, .71), (radius, .725), (radius, .74), (radius - .008, .748), (0, .75)], (x, y, 0), timber, 96)
    return .75


def bowl(x, y, z, tone='#d9d2c4', fruit=('#b9532f', '#c98a3a', '#a34427')):
    lathe([(0, 0), (.07, 0), (.08, .012), (.15, .06), (.18, .09), (.174, .09), (.14, .062), (.07, .02), (0, .018)], (x, y, z), material('bowl', tone, .45))
    for i, colour in enumerate(fruit):
        cushion((x + .07 * math.cos(i * 2.1), y + .07 * math.sin(i * 2.1), z + .085), (.085, .085, .08), material('fruit%d' % i, colour, .5), 2, 2)


def sideboard(x, y, wide=1.7, wood='#6e4a30', doors=4):
    timber, front = material('boardwood', wood, .45), material('boardfront', '#7a5538', .45)
    box((x, y, .46), (wide, .42, .56), timber, .012)
    for i in range(doors):
        box((x - wide / 2 + wide * (i + .5) / doors, y - .214, .46), (wide / doors - .02, .014, .5), front, .004)
        rod((x - wide / 2 + wide * (i + .5) / doors + (.12 if i % 2 == 0 else -.12), y - .235, .4), (x - wide / 2 + wide * (i + .5) / doors + (.12 if i % 2 == 0 else -.12), y - .235, .54), .006, material('pull', '#a8874f', .3, Metallic=1), 12)
    for px in (-wide / 2 + .12, wide / 2 - .12):
        for py in (-.14, .14):
            rod((x + px, y + py, 0), (x + px, y + py, .19), .018, timber)
    return .74


def low_bookcase(x, y, wide=1.2, paint='#f0ebe1', books=('#c46f4f', '#e0b25c', '#7fa08c', '#6f8fa8', '#d9a7a0')):
    """Two shelves of picture books, front towards -y."""
    made = material('shelf', paint, .6)
    for z in (.03, .36, .68):
        box((x, y, z), (wide, .3, .025), made, .004)
    for px in (-wide / 2 + .0125, 0, wide / 2 - .0125):
        box((x + px, y, .355), (.025, .299, .624), made, .004)
    box((x, y + .145, .355), (wide - .03, .01, .62), made, 0)
    for z in (.0425, .3725):
        at = x - wide / 2 + .04
        while at < x + wide / 2 - .1:
            thick, high = random.uniform(.015, .04), random.uniform(.18, .26)
            if abs(at + thick / 2 - x) > .035 and random.random() > .16:
                box((at + thick / 2, y - .02, z + high / 2), (thick, .2, high), material('spine', random.choice(books), .7), .002)
            at += thick + .003
    return .693


def tent(x, y, side=1.05, tall=1.55, cloth='#efe6d6', wood='#c49d6c'):
    """A child's tepee, opening towards -y."""
    timber, linen = material('pole', wood, .6), fabric('tent', cloth, 300)
    top = Vector((x, y, tall))
    feet = [Vector((x + sx * side / 2, y + sy * side / 2, 0)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for foot in feet:
        rod(foot, foot + (top - foot) * 1.14, .014, timber)
    for a, b in ((feet[1], feet[2]), (feet[2], feet[3]), (feet[3], feet[0])):
        drape(lambda u, v, a=a, b=b: a.lerp(b, u).lerp(top, v) + Vector((0, 0, 0)), 30, 30, linen)
    for foot, mid in ((feet[0], .34), (feet[1], .34)):
        inner = feet[0].lerp(feet[1], .5)

        def flap(u, v, foot=foot, inner=inner):
            edge = inner.lerp(foot, .72 * (1 - v) ** .7)
            at = foot.lerp(edge, u).lerp(top, v)
            return at + Vector((0, -.03 * math.sin(u * 9) * (1 - v), 0))
        drape(flap, 30, 40, linen)


def ball(x, y, radius, tone, z=0):
    cushion((x, y, z + radius), (radius * 2,) * 3, bumpy(material('ball' + tone, tone, .7), 90, .2, .002), 2, 2)


def pouf(x, y, tone='#c98f6b', radius=.27, tall=.34):
    cushion((x, y, tall / 2), (radius * 2, radius * 2, tall), bumpy(material('pouf', tone, 1, Sheen=.5), 110, .9, .014, 3), 2, 3.2)
