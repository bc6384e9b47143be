"""The neutral rug: 40 % grey, purely diffuse, and carrying AOV `place` = (u, v, 1) so that any design can be laid
over it later. u, v are metres inwards from the right long side and from the near short end."""
import math
import random

import bpy

from kit import bumpy, grid, link, material, mesh, srgb

GREY = (.4, .4, .4)


def place_from(tree, u, v):
    out = tree.nodes.new('ShaderNodeOutputAOV')
    out.name = 'place'
    joined = tree.nodes.new('ShaderNodeCombineXYZ')
    joined.inputs[2].default_value = 1
    for slot, value in ((0, u), (1, v)):
        if isinstance(value, float):
            joined.inputs[slot].default_value = value
        else:
            tree.links.new(value, joined.inputs[slot])
    tree.links.new(joined.outputs[0], out.inputs['Color'])


def place_by_uv(made):
    tree = made.node_tree
    uv, split = tree.nodes.new('ShaderNodeUVMap'), tree.nodes.new('ShaderNodeSeparateXYZ')
    uv.uv_map = 'UVMap'
    tree.links.new(uv.outputs[0], split.inputs[0])
    place_from(tree, split.outputs[0], split.outputs[1])
    return made


def place_by_position(made, right, near, inward=.008):
    """For yarn that binds the edge: its own position says which part of the design it carries, never its last threads."""
    tree = made.node_tree
    where, split = tree.nodes.new('ShaderNodeNewGeometry'), tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where.outputs['Position'], split.inputs[0])

    def math_of(operation, a, b):
        node = tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for slot, value in ((0, a), (1, b)):
            if isinstance(value, (int, float)):
                node.inputs[slot].default_value = value
            else:
                tree.links.new(value, node.inputs[slot])
        return node.outputs[0]
    u, v = math_of('SUBTRACT', right, split.outputs[0]), math_of('SUBTRACT', split.outputs[1], near)
    place_from(tree, math_of('MAXIMUM', u, inward), math_of('MAXIMUM', v, inward))
    return made


def ripple(x, y):
    return (math.sin(x * 2.1 + 1.3 * math.sin(y * 1.7)) + math.sin(y * 2.7 + 1.1 * math.sin(x * 2.3 + 1)) + .5 * math.sin(x * 5.1 + y * 4.3)) / 2.5


def flat(x, y, z):
    return (x, y, z)


def lie(u, v, width, length, thick=.011, wave=.003):
    """Where a point of the body's upper side lies before it is folded or rolled: no rug is quite straight or flat."""
    x, y = (u - .5) * width, (v - .5) * length
    x, y = x + .008 * math.sin(y * 5.3 + 1) * (u - .5), y + .008 * math.sin(x * 6.1) * (v - .5)
    return (x, y, thick + wave * (.5 + .5 * ripple(x * 2, y * 2)))


def wool():
    return place_by_uv(bumpy(material('rug', GREY, 1, Specular=0.0), 700, .35, .004, 3))


def rug(width, length, deform=flat, thick=.011, nx=120, ny=180):
    """The body, centred on the origin, long axis y. Its back shows the design too, as a hand-knotted back does."""
    points, uv = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            points.append(deform(*lie(u, v, width, length, thick)))
            uv.append(((1 - u) * width, v * length))
    body = mesh('rug', points, grid(nx, ny), wool(), uv=uv)
    solid = body.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness, solid.offset, solid.use_rim = thick * .95, -1, True
    return body


def rolled_side(width, length, roll, seen_at, thick=.011, n=1200, bound=.006):
    """The right side of a rolled rug. A pixel sees several turns of it at once: all show what the outermost one shows."""
    points, faces, uv = [], [], []
    for j in range(n):
        for v in (j / n, (j + 1) / n):
            x, y, z = lie(1, v, width, length, thick)
            points += [roll(x + .0006, y, z), roll(x + .0006, y, z - thick * .95)]
        first = seen_at((j / n - .5) * length)
        uv += [(bound, first + length / 2)] * 2 + [(bound, first + length / n + length / 2)] * 2
        faces.append((4 * j, 4 * j + 1, 4 * j + 3, 4 * j + 2))
    mesh('side', points, faces, wool(), smooth=False, uv=uv)


def strands(name, made, radius):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 2
    curve.materials.append(made)
    link(bpy.data.objects.new(name, curve))
    return curve


def strand(curve, points):
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        target.co = (*point, 1)


def cotton():
    return bumpy(material('cotton', '#e6dac0', .9, Sheen=.4), 900, .3, .0005)


def fringe(x0, x1, near, deform=flat, side=-1, long=.085, lift=.0055, plies=9, radius=.00085, full=.3):
    """Knotted tassels along a short end at y = near; side -1 hangs towards -y; below the knot they keep `full` of their width."""
    curve = strands('fringe', cotton(), radius)
    x = x1 - .002
    while x > x0:
        wide, bend = .0095 + random.random() * .003, random.uniform(-.014, .014)
        reach, rise = long + random.random() * .014, random.random() * .003
        for ply in range(plies):
            across, phase, cut = ply / (plies - 1) - .5, random.random() * 6, reach * random.uniform(.88, 1.05)
            points = []
            for i in range(26):
                t = i / 25
                squeeze = 1 - t / .2 * (1 - full) if t < .2 else full + min(.9, (t - .2) * 1.1)
                twist = t * 16 + ply * 2 * math.pi / plies
                px = x - wide / 2 + across * wide * squeeze + bend * t * t + .0014 * math.sin(t * 9 + phase) * t
                px += .0012 * math.cos(twist) if t < .6 else 0
                pz = max(.0012, lift * (1 - t * 1.4)) + .0016 * abs(math.sin(twist)) * (1 - t) + rise * math.sin(t * 3)
                points.append(deform(px, near + side * (.008 + t * cut), pz))
            strand(curve, points)
        knot = [deform(x - wide / 2 + bend * .04 + .0026 * math.cos(i * .9),
                       near + side * (.008 + reach * .2 + .0022 - i / 30 * .0046), lift * .8 + .003 * math.sin(i * .9)) for i in range(30)]
        strand(curve, knot)
        x -= wide + .0006
    plain_end(x0, x1, near, deform, side, lift)


def plain_end(x0, x1, near, deform, side, lift):
    """The narrow woven band between pile and tassels."""
    n, points = 300, []
    for j in range(7):
        for i in range(n + 1):
            swell = .0012 * math.sin(i * 1.9 + j % 2 * math.pi) * (1 if 0 < j < 6 else 0)
            points.append(deform(x0 + (x1 - x0) * i / n, near + side * (.014 * j / 6 - .003), lift + swell))
    mesh('end', points, grid(n, 6), cotton())


def overcast(points_along, made, radius=.0042, pitch=.75, thread=.0014):
    """A bound edge: yarn wound round a cord that runs through `points_along`, a list of (x, y, z)."""
    curve = strands('overcast', made, thread)
    wound = []
    for i, (x, y, z) in enumerate(points_along):
        before, after = points_along[max(0, i - 1)], points_along[min(len(points_along) - 1, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1
        side, rise = radius * math.cos(i * pitch), radius * math.sin(i * pitch)
        wound.append((x + dy / size * side, y - dx / size * side, z + rise))
    strand(curve, wound)


def sweep(colour='#efece6'):
    """The studio's paper: floor that curves up into a wall."""
    n = 24
    ys = [-8] + [3.2 + 1.2 * math.sin(t / n * math.pi / 2) for t in range(n + 1)] + [4.4]
    zs = [0] + [1.2 - 1.2 * math.cos(t / n * math.pi / 2) for t in range(n + 1)] + [8]
    points = [(x, y, z) for y, z in zip(ys, zs) for x in (-9, 9)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(ys) - 1)]
    mesh('sweep', points, faces, material('sweep', colour, .9))


def fold_corner(width, length, radius, back):
    """Deformation: the near right corner folded back over itself along a diagonal, `back` metres from the tip."""
    nx, ny = math.sqrt(.5), -math.sqrt(.5)
    start = (width / 2 * nx - length / 2 * ny) - back

    def fold(x, y, z):
        s = x * nx + y * ny - start
        if s <= 0:
            return (x, y, z)
        turn = min(s / radius, math.pi * .93)
        rest, arm = s - turn * radius, radius - z
        out = arm * math.sin(turn) + rest * math.cos(turn)
        return (x - s * nx + out * nx, y - s * ny + out * ny, radius - arm * math.cos(turn) + rest * math.sin(turn))
    return fold


def roll_up(start, radius, growth):
    """Deformation: everything beyond y = start rolled inwards into a spiral; and what its end shows."""
    def roll(x, y, z):
        if y <= start:
            return (x, y, z)
        s = y - start
        turn = (radius - math.sqrt(max(1e-6, radius * radius - 2 * growth * s))) / growth
        arm = radius - growth * turn - z
        return (x, start + arm * math.sin(turn), radius - arm * math.cos(turn))

    def seen_at(y):
        """Which part of the outermost turn lies over the one at y."""
        whole = radius - math.sqrt(max(1e-6, radius * radius - 2 * growth * max(0, y - start)))
        turn = whole / growth % (2 * math.pi)
        return y if y <= start else start + (radius ** 2 - (radius - growth * turn) ** 2) / (2 * growth)
    return roll, seen_at
