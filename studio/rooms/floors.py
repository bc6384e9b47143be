"""Floors drawn with numpy: planks of any wood in any laying, as a picture Blender wraps over the plane."""
import bpy
import numpy as np

from kit import link, mesh, srgb


def _hash(x, y, seed):
    h = (x.astype(np.int64) * 374761393) ^ (y.astype(np.int64) * 668265263) ^ (seed * 2147483647)
    h &= 0xffffffff
    h = ((h ^ (h >> 13)) * 1274126177) & 0xffffffff
    return ((h ^ (h >> 16)) & 0xffffffff) / 4294967296


def _value(x, y, seed):
    xi, yi = np.floor(x), np.floor(y)
    fx, fy = x - xi, y - yi
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    a, b = _hash(xi, yi, seed), _hash(xi + 1, yi, seed)
    c, d = _hash(xi, yi + 1, seed), _hash(xi + 1, yi + 1, seed)
    return (a + (b - a) * fx) * (1 - fy) + (c + (d - c) * fx) * fy


def noise(x, y, seed, octaves=3):
    total, weight, amount = 0, 0, .5
    for octave in range(octaves):
        total = total + amount * _value(x, y, seed + octave * 17)
        weight += amount
        x, y, amount = x * 2.03 + 11.3, y * 2.03 + 7.7, amount / 2
    return total / weight


def _planks(x, y, width, length, seed):
    """Straight boards along y: (board id, across 0..1, distance to the nearest seam, along)."""
    column = np.floor(x / width)
    along = y + _hash(column, column * 0 + 1, seed) * length
    row = np.floor(along / length)
    u, v = x / width - column, along / length - row
    seam = np.minimum(np.minimum(u, 1 - u) * width, np.minimum(v, 1 - v) * length)
    return _hash(column, row, seed + 1), seam, x, y


def _herringbone(x, y, width, length, seed):
    """Boards laid in herringbone: two families, each a staircase of rectangles."""
    n = int(round(length / width))
    cx, cy = np.floor(x / width), np.floor(y / width)
    step = (cx - cy) % (2 * n)
    across = step < n
    start_x, start_y = cx - step, cy - (2 * n - 1 - step)
    fx, fy = x / width, y / width
    u = np.where(across, fy - cy, fx - cx)
    v = np.where(across, (fx - start_x) / n, (fy - start_y) / n)
    board = np.where(across, _hash(start_x, cy, seed), _hash(cx, start_y + 5000, seed + 3))
    seam = np.minimum(np.minimum(u, 1 - u) * width, np.minimum(v, 1 - v) * length)
    return board, seam, np.where(across, y, x), np.where(across, x, y)


def wood_picture(light, dark, pale, width, length, herringbone=False, seed=5, metres=3.0, pixels=2400):
    """Colour and height of a square of floor; `width` and `length` of a board in metres."""
    axis = (np.arange(pixels) + .5) / pixels * metres
    x, y = np.meshgrid(axis, axis)
    board, seam, across, along = (_herringbone if herringbone else _planks)(x, y, width, length, seed)
    gx, gy = across / .037 + board * 90, along / .6 + board * 50
    warp = noise(gx * .3, gy * 2, seed + 2) * 2.4
    ring = noise(gx + warp, gy, seed + 3, 4)
    fine = noise(across / .0032, along / .13 + board * 9, seed + 7, 2)
    pore = noise(across / .002, along / .044 + board * 13, seed + 9, 2)
    tone = np.clip(.3 + .9 * (ring - .5) + .4 * (fine - .5) + .42 * (board - .5), 0, 1)
    light, dark, pale = (np.array(srgb(c)) for c in (light, dark, pale))
    base = light + (pale - light) * np.clip(board * 1.3 - .2, 0, 1)[..., None]
    base = base + (dark - base) * (tone * .75 + .25 * (pore > .68))[..., None]
    gap = np.clip(1 - seam / .0026, 0, 1)
    base = base * (1 - gap[..., None] * .7)
    return base, np.clip(.7 - .25 * fine - .6 * gap, 0, 1)


def _image(name, pixels, colour):
    side = pixels.shape[0]
    image = bpy.data.images.new(name, side, side, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    filled = np.ones((side, side, 4), dtype=np.float32)
    filled[..., :3] = pixels if colour else pixels[..., None]
    image.pixels.foreach_set(filled.ravel())
    image.pack()
    return image


def wood_floor(light, dark, pale, width, length, herringbone=False, metres=3.0, turn=0.0, gloss=.35):
    """The floor of a room. Its mask and its plain light are what a rug later takes over."""
    colour, height = wood_picture(light, dark, pale, width, length, herringbone, metres=metres)
    made = bpy.data.materials.new('floor')
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Specular'].default_value = gloss
    place, mapping = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1 / metres,) * 3
    mapping.inputs['Rotation'].default_value = (0, 0, turn)
    tree.links.new(place.outputs['Object'], mapping.inputs['Vector'])
    for name, pixels, target in (('colour', colour, 'Base Color'), ('height', height, None)):
        texture = tree.nodes.new('ShaderNodeTexImage')
        texture.image = _image(name, pixels, name == 'colour')
        tree.links.new(mapping.outputs['Vector'], texture.inputs['Vector'])
        if target:
            tree.links.new(texture.outputs['Color'], shader.inputs[target])
            continue
        rough = tree.nodes.new('ShaderNodeMapRange')
        rough.inputs[3].default_value, rough.inputs[4].default_value = .6, .4
        tree.links.new(texture.outputs['Color'], rough.inputs[0])
        tree.links.new(rough.outputs[0], shader.inputs['Roughness'])
    mark_floor(tree)
    return mesh('floor', [(-7, -8, 0), (7, -8, 0), (7, 5, 0), (-7, 5, 0)], [(0, 1, 2, 3)], made, smooth=False)


def mark_floor(tree):
    """AOV `cover`: 1 where the camera sees the floor, antialiased at the feet of the furniture."""
    cover = tree.nodes.new('ShaderNodeOutputAOV')
    cover.name = 'cover'
    cover.inputs['Color'].default_value = (1, 1, 1, 1)


def _plain(name, rough, specular):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = made.node_tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, specular
    mark_floor(made.node_tree)
    mesh('floor', [(-7, -8, 0), (7, -8, 0), (7, 5, 0), (-7, 5, 0)], [(0, 1, 2, 3)], made, smooth=False)
    return made.node_tree, shader


def tile_floor(one, other, joint, side=.6, rough=.25):
    """Square tiles in a grid, each a little different from the next."""
    tree, shader = _plain('tiles', rough, .5)
    place, brick = tree.nodes.new('ShaderNodeTexCoord'), tree.nodes.new('ShaderNodeTexBrick')
    brick.offset, brick.squash = 0, 1
    for key, value in (('Scale', 1), ('Mortar Size', .004), ('Brick Width', side), ('Row Height', side), ('Bias', 0)):
        brick.inputs[key].default_value = value
    for key, tone in (('Color1', one), ('Color2', other), ('Mortar', joint)):
        brick.inputs[key].default_value = (*srgb(tone), 1)
    tree.links.new(place.outputs['Object'], brick.inputs['Vector'])
    tree.links.new(brick.outputs['Color'], shader.inputs['Base Color'])


def soft_floor(light, dark, scale=260, bump=.9, rough=1.0):
    """Carpet from wall to wall, or (smooth and without bump) poured cement."""
    tree, shader = _plain('soft', rough, .1)
    place, noise_at, ramp = (tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'TexNoise', 'ValToRGB'))
    noise_at.inputs['Scale'].default_value, noise_at.inputs['Detail'].default_value = scale, 5
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .35, .65
    for element, tone in zip(ramp.color_ramp.elements, (dark, light)):
        element.color = (*srgb(tone), 1)
    tree.links.new(place.outputs['Object'], noise_at.inputs['Vector'])
    tree.links.new(noise_at.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], shader.inputs['Base Color'])
    if bump:
        raised = tree.nodes.new('ShaderNodeBump')
        raised.inputs['Strength'].default_value, raised.inputs['Distance'].default_value = bump, .01
        tree.links.new(noise_at.outputs['Fac'], raised.inputs['Height'])
        tree.links.new(raised.outputs['Normal'], shader.inputs['Normal'])
