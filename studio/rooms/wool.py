"""Wool as it is before it is a rug: skeins, hanks over a pole, balls and cones, each of real strands of yarn."""
import math
import random

import bpy
import numpy as np

from kit import link, srgb


def _node(tree, kind, **inputs):
    node = tree.nodes.new('ShaderNode' + kind)
    for key, value in inputs.items():
        node.inputs[key.replace('_', ' ')].default_value = value
    return node


def wool(name, colour, fibre=1500, spread=(.84, 1.14)):
    """Every bundle its own dye bath: `spread` is how much darker or lighter the next one may be."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    for key, value in (('Roughness', 1), ('Specular', .08), ('Sheen', .3), ('Sheen Tint', .8)):
        shader.inputs[key].default_value = value
    place = _node(tree, 'TexCoord')
    bath, chance = _node(tree, 'ObjectInfo'), _node(tree, 'MapRange')
    cloud, uneven = _node(tree, 'TexNoise', Scale=26, Detail=3), _node(tree, 'MapRange')
    times, dyed = _node(tree, 'Math'), _node(tree, 'HueSaturation', Color=(*srgb(colour), 1), Saturation=.88)
    times.operation = 'MULTIPLY'
    chance.inputs[3].default_value, chance.inputs[4].default_value = spread
    uneven.inputs[1].default_value, uneven.inputs[2].default_value = .3, .7
    uneven.inputs[3].default_value, uneven.inputs[4].default_value = .86, 1.12
    hair, bump = _node(tree, 'TexNoise', Scale=fibre, Detail=2), _node(tree, 'Bump', Strength=.7, Distance=.0012)
    for start, end in ((bath.outputs['Random'], chance.inputs[0]), (place.outputs['Object'], cloud.inputs['Vector']),
                       (cloud.outputs['Fac'], uneven.inputs[0]), (chance.outputs[0], times.inputs[0]),
                       (uneven.outputs[0], times.inputs[1]), (times.outputs[0], dyed.inputs['Value']),
                       (dyed.outputs[0], shader.inputs['Base Color']), (place.outputs['Object'], hair.inputs['Vector']),
                       (hair.outputs['Fac'], bump.inputs['Height']), (bump.outputs[0], shader.inputs['Normal'])):
        tree.links.new(start, end)
    return made


def yarn(name, paths, thick, closed=False):
    """Round strands along paths; a path may be (points, factor) to be thicker than the others."""
    data = bpy.data.curves.new(name, 'CURVE')
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = '3D', thick, 1, True
    for path in paths:
        points, factor = path if isinstance(path, tuple) else (path, 1)
        points = np.asarray(points, dtype=np.float32)
        spline = data.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.points.foreach_set('co', np.hstack([points, np.ones((len(points), 1), np.float32)]).ravel())
        spline.points.foreach_set('radius', np.full(len(points), factor, np.float32))
        spline.use_cyclic_u, spline.use_smooth = closed, True
    return _as_mesh(data)


def _as_mesh(curve):
    """Objects that share a mesh share its memory in the renderer; those that share a curve do not."""
    thing = bpy.data.objects.new(curve.name, curve)
    made = bpy.data.meshes.new_from_object(thing)
    made.name = curve.name
    bpy.data.objects.remove(thing)
    bpy.data.curves.remove(curve)
    return made


def lay(data, at, made, turn=(0, 0, 0), size=1):
    """One more of the same shape, in its own colour."""
    thing = link(bpy.data.objects.new(data.name, data))
    if not data.materials:
        data.materials.append(made)
    thing.material_slots[0].link = 'OBJECT'
    thing.material_slots[0].material = made
    thing.location, thing.rotation_euler, thing.scale = at, turn, (size,) * 3
    return thing


def _waver(t, rng, size, waves=3):
    """Smooth, closed wandering."""
    return sum(size / k * rng.normal() * np.sin(2 * np.pi * (k * t + rng.random())) for k in range(1, waves + 1))


def _stadium(t, straight, bend):
    """A closed loop along x: (x, y, its outward normal)."""
    whole = 2 * straight + 2 * np.pi * bend
    s, arc = t * whole, np.pi * bend
    x, y, nx, ny = (np.zeros_like(t) for _ in range(4))
    for start, length, kind in ((0, straight, 'there'), (straight, arc, 'far'), (straight + arc, straight, 'back'), (2 * straight + arc, arc, 'near')):
        on = (s >= start) & (s < start + length)
        along = s[on] - start
        if kind == 'there':
            x[on], y[on], ny[on] = along - straight / 2, -bend, -1
        elif kind == 'back':
            x[on], y[on], ny[on] = straight / 2 - along, bend, 1
        else:
            turn = along / bend + (-np.pi / 2 if kind == 'far' else np.pi / 2)
            nx[on], ny[on] = np.cos(turn), np.sin(turn)
            x[on] = (straight if kind == 'far' else -straight) / 2 + bend * nx[on]
            y[on] = bend * ny[on]
    return x, y, nx, ny


def skein(seed, long=.24, ply=.026, twist=2.6, count=36, thick=.0024, steps=170):
    """A hank twisted upon itself, along x."""
    rng = np.random.default_rng(seed)
    t = np.arange(steps) / steps
    fat = 1 + _waver(t, rng, .05)
    paths = []
    for k in range(count + 1):
        x, y, nx, ny = _stadium((t + .002 * rng.normal()) % 1, long, ply * .98)
        away = 0 if k == count else ply * fat * (1 + .05 * rng.normal() + _waver(t, rng, .025, 5))
        angle = 2 * np.pi * (k / count + 2 * t) + _waver(t, rng, .05)
        out, up = away * np.cos(angle), away * np.sin(angle)
        x, y, z = x + nx * out, y + ny * out, up
        turn = twist * np.pi * x / (long + 2 * ply) + .1 * seed
        points = np.stack([x, y * np.cos(turn) - z * np.sin(turn), y * np.sin(turn) + z * np.cos(turn)], 1)
        paths.append((points, ply * .86 / thick if k == count else 1))
    return yarn('skein', paths, thick, closed=True)


def hank(seed, drop=.55, wide=.085, pole=.016, count=95, thick=.0019, steps=150):
    """An open hank that hangs over a pole along x, whose top is the origin's height."""
    rng = np.random.default_rng(seed)
    t = np.arange(steps) / steps
    sway = _waver(t, rng, .006)
    paths = []
    for k in range(count):
        place = np.clip(rng.normal() * .36, -1, 1)
        bend = pole + .003 + .014 * rng.random() ** 1.5 * (1 - .5 * abs(place))
        length = drop * (1 + .035 * rng.normal())
        x, y, nx, ny = _stadium(t, length, bend)
        down = length / 2 - x
        low = np.clip(down / length, 0, 1)
        across = place * wide * (1 - .38 * np.sin(np.pi * np.clip(low, 0, 1)) * .6 - .12 * low) + sway * low
        across = across + _waver(t, rng, .0035, 4) * np.clip(low * 4, 0, 1)
        depth = y * (1 + .5 * np.sin(np.pi * low)) + _waver(t, rng, .002, 4) * low
        paths.append(np.stack([across, depth, -down], 1))
    return yarn('hank', paths, thick, closed=True)


def ball(seed, radius=.045, loops=110, thick=.0017, steps=56):
    """Wound by hand: a few turns this way, a few turns that way."""
    rng = np.random.default_rng(seed)
    ring = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    paths, axis = [], None
    for k in range(loops):
        if k % 7 == 0:
            axis = rng.normal(size=3)
            axis /= np.linalg.norm(axis)
            side = np.cross(axis, [.3, .5, .8])
            side /= np.linalg.norm(side)
            other = np.cross(axis, side)
        shift = (k % 7 - 3) * thick * 1.9 + thick * .4 * rng.normal()
        size = math.sqrt(max(.0001, radius ** 2 - shift ** 2)) * (.955 + .05 * k / loops) * (1 + .008 * rng.normal())
        paths.append(np.outer(np.cos(ring), side) * size + np.outer(np.sin(ring), other) * size + axis * shift)
    core = np.stack([np.zeros(6), np.zeros(6), np.linspace(-.2, .2, 6) * radius], 1)
    paths.append((core, radius * .9 / thick))
    return yarn('ball', paths, thick, closed=True)


def cone(seed, low=.062, high=.03, tall=.17, thick=.0017):
    """Yarn wound on a cone that stands on the origin."""
    turns, steps = int(tall / (thick * 1.7)), 40
    t = np.arange(turns * steps) / (turns * steps)
    size = (low + (high - low) * t) * (1 + .012 * np.sin(t * 40 + seed))
    angle = 2 * np.pi * turns * t
    rise = tall * t + .004 * np.sin(angle * .5 + seed)
    winding = np.stack([size * np.cos(angle), size * np.sin(angle), rise], 1)
    return yarn('cone', [winding], thick)


def tail(start, end, thick, made, sag=.05, swing=.01):
    """A loose end from one place to another."""
    t = np.linspace(0, 1, 40)[:, None]
    points = np.asarray(start) * (1 - t) + np.asarray(end) * t
    points[:, 2] -= sag * np.sin(np.pi * t[:, 0])
    points[:, 1] -= swing * np.sin(np.pi * t[:, 0] * 1.3 + random.random())
    points[:, 0] += swing * .6 * np.sin(2 * np.pi * t[:, 0] + 6 * random.random())
    return lay(yarn('tail', [points], thick), (0, 0, 0), made)
