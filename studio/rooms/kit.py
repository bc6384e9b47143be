"""Meshes, materials, lights and cameras: the few words every scene is written in (Blender 3.4, metres)."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector


def srgb(code):
    """'#rrggbb' -> linear RGB, as Blender's shaders want it."""
    values = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(((v + .055) / 1.055) ** 2.4 if v > .04045 else v / 12.92 for v in values)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def material(name, colour, rough=.6, **inputs):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    linear = srgb(colour) if isinstance(colour, str) else colour
    shader.inputs['Base Color'].default_value = (*linear, 1)
    shader.inputs['Roughness'].default_value = rough
    for key, value in inputs.items():
        shader.inputs[key.replace('_', ' ')].default_value = value
    return made


def bumpy(made, scale, strength, distance=.002, detail=4):
    """A noise bump in object space: plaster, boucle, linen."""
    tree = made.node_tree
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = detail
    place = tree.nodes.new('ShaderNodeTexCoord')
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    tree.links.new(bump.outputs['Normal'], tree.nodes['Principled BSDF'].inputs['Normal'])
    return made


def fabric(name, colour, scale=420, strength=.4, distance=.004):
    return bumpy(material(name, colour, 1, Sheen=.5, Specular=.1), scale, strength, distance)


def glow(made, colour, strength):
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*srgb(colour), 1)
    shader.inputs['Emission Strength'].default_value = strength
    return made


def sheer(colour=(.93, .91, .87)):
    """Thin curtain: part diffuse, part translucent, part see-through."""
    made = bpy.data.materials.new('sheer')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    through = tree.nodes.new('ShaderNodeBsdfTranslucent')
    diffuse = tree.nodes.new('ShaderNodeBsdfDiffuse')
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    cloth, mixed = tree.nodes.new('ShaderNodeMixShader'), tree.nodes.new('ShaderNodeMixShader')
    cloth.inputs[0].default_value, mixed.inputs[0].default_value = .45, .72
    for node in (through, diffuse):
        node.inputs['Color'].default_value = (*colour, 1)
    tree.links.new(through.outputs[0], cloth.inputs[1])
    tree.links.new(diffuse.outputs[0], cloth.inputs[2])
    tree.links.new(clear.outputs[0], mixed.inputs[1])
    tree.links.new(cloth.outputs[0], mixed.inputs[2])
    tree.links.new(mixed.outputs[0], tree.nodes['Material Output'].inputs[0])
    return made


def mesh(name, points, faces, made=None, smooth=True, uv=None):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, p)) for p in points], [], [tuple(map(int, f)) for f in faces])
    data.update()
    if uv is not None:
        layer = data.uv_layers.new(name='UVMap')
        index = np.zeros(len(data.loops), dtype=np.int32)
        data.loops.foreach_get('vertex_index', index)
        layer.data.foreach_set('uv', np.asarray(uv, dtype=np.float32)[index].ravel())
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if made:
        data.materials.append(made)
    return link(bpy.data.objects.new(name, data))


def grid(nx, ny):
    row = nx + 1
    return [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            for j in range(ny) for i in range(nx)]


def box(centre, size, made, bevel=.01, turn=0):
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    thing = mesh('box', points, faces, made, smooth=False)
    thing.location = centre
    thing.rotation_euler[2] = turn
    if bevel:
        edge = thing.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, 3
    return thing


def cushion(centre, size, made, square=4.5, square_z=None, turn=(0, 0, 0), segments=64):
    """Superellipsoid: upholstery that looks stuffed."""
    square_z = square_z or square
    power = lambda value, p: math.copysign(abs(value) ** p, value)
    points, faces, rings = [], [], segments // 2
    for j in range(rings + 1):
        phi = -math.pi / 2 + math.pi * j / rings
        for i in range(segments):
            theta = 2 * math.pi * i / segments
            flat = power(math.cos(phi), 2 / square_z)
            points.append((flat * power(math.cos(theta), 2 / square) * size[0] / 2,
                           flat * power(math.sin(theta), 2 / square) * size[1] / 2,
                           power(math.sin(phi), 2 / square_z) * size[2] / 2))
    for j in range(rings):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((j * segments + i, j * segments + k, (j + 1) * segments + k, (j + 1) * segments + i))
    thing = mesh('cushion', points, faces, made)
    thing.location, thing.rotation_euler = centre, turn
    return thing


def pillow(centre, size, made, turn):
    n, points = 40, []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                u, v = i / n * 2 - 1, j / n * 2 - 1
                puff = (1 - abs(u) ** 2.6) ** .6 * (1 - abs(v) ** 2.6) ** .6
                in_x = 1 - .07 * (1 - v * v) * abs(u) ** 4
                in_y = 1 - .07 * (1 - u * u) * abs(v) ** 4
                points.append((u * size[0] / 2 * in_x, v * size[1] / 2 * in_y,
                               side * puff * size[2] / 2 + .004 * math.sin(u * 9 + v * 5)))
    front, offset = grid(n, n), (n + 1) ** 2
    thing = mesh('pillow', points, front + [tuple(p + offset for p in f[::-1]) for f in front], made)
    thing.location, thing.rotation_euler = centre, turn
    return thing


def lathe(profile, centre, made, segments=64):
    """Turn a (radius, height) profile round the vertical."""
    points = [(r * math.cos(2 * math.pi * i / segments), r * math.sin(2 * math.pi * i / segments), z)
              for r, z in profile for i in range(segments)]
    faces = [(j * segments + i, j * segments + (i + 1) % segments,
              (j + 1) * segments + (i + 1) % segments, (j + 1) * segments + i)
             for j in range(len(profile) - 1) for i in range(segments)]
    thing = mesh('lathe', points, faces, made)
    thing.location = centre
    return thing


def rod(start, end, radius, made, segments=16):
    start, end = Vector(start), Vector(end)
    way = end - start
    thing = lathe([(0, 0), (radius, 0), (radius, way.length), (0, way.length)], start, made, segments)
    thing.rotation_mode, thing.rotation_quaternion = 'QUATERNION', way.to_track_quat('Z', 'Y')
    return thing


def bow(points, radius, made, segments=16):
    """A round bar bent along level points, rounded at its ends: one skin, so that no joint shows."""
    points = [Vector(p) for p in points]
    ways = [(b - a).normalized() for a, b in zip(points[:1] + points[:-1], points[1:] + points[-1:])]
    round_end = [(math.sin(t), radius * math.cos(t)) for t in [math.pi / 2 * k / 6 for k in range(7)]]
    rings = [(points[0] - ways[0] * on, ways[0], size) for size, on in round_end]
    rings += [(p, way, 1) for p, way in zip(points, ways)][1:-1]
    rings += [(points[-1] + ways[-1] * on, ways[-1], size) for size, on in reversed(round_end)]
    skin = []
    for centre, way, size in rings:
        side = Vector((-way.y, way.x, 0)) * radius * size
        up = Vector((0, 0, radius * size))
        skin += [centre + side * math.cos(t) + up * math.sin(t) for t in [2 * math.pi * i / segments for i in range(segments)]]
    faces = [(j * segments + i, j * segments + (i + 1) % segments,
              (j + 1) * segments + (i + 1) % segments, (j + 1) * segments + i)
             for j in range(len(rings) - 1) for i in range(segments)]
    return mesh('bow', skin, faces, made)


def drape(points_at, nx, ny, made):
    """Cloth from a function (u, v) -> point."""
    points = [points_at(i / nx, j / ny) for j in range(ny + 1) for i in range(nx + 1)]
    return mesh('drape', points, grid(nx, ny), made)


def leaf(at, length, width, turn, made):
    points, n, k = [], 10, 4
    for j in range(n + 1):
        t = j / n
        half = width * math.sin(math.pi * t ** .8) ** .8 if 0 < t < 1 else 0
        for i in range(k + 1):
            u = i / k * 2 - 1
            points.append((u * half, t * length, length * (.1 * t - .35 * t * t) + .12 * abs(u) * half))
    thing = mesh('leaf', points, grid(k, n), made)
    thing.location, thing.rotation_euler = at, turn
    return thing


def aim(thing, at, towards):
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def area(at, towards, size, power, colour=(1, 1, 1), size_y=None):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.color, light.size = power, colour, size
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    return aim(link(bpy.data.objects.new('area', light)), at, towards)


def sun(direction, energy, colour, angle=.03):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = energy, angle, colour
    return aim(link(bpy.data.objects.new('sun', light)), (0, 0, 0), direction)


def sky(colour, strength):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs[0].default_value = (*colour, 1)
    world.node_tree.nodes['Background'].inputs[1].default_value = strength


def camera(at, towards, lens, fstop=None, focus=None):
    """A 36 mm sensor measured over the height, so that a wider frame shows more room, not less rug."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_fit, data.sensor_height, data.sensor_width = lens, 'VERTICAL', 36, 36
    thing = aim(link(bpy.data.objects.new('camera', data)), at, towards)
    bpy.context.scene.camera = thing
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    return thing


def phone(at, towards, frame, millimetres=26, roll=0):
    """A phone held by hand: `millimetres` as its metadata tells them, against a full frame's diagonal."""
    width, height = frame
    thing = camera(at, towards, 36 * millimetres / 43.27 * math.hypot(width, height) / height)
    thing.rotation_euler.rotate_axis('Z', math.radians(roll))
    return thing


def seed(value=7):
    random.seed(value)
    np.random.seed(value)
