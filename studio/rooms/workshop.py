"""What the three workshop pictures share: old wood, plaster, the light of a window on the left."""
import bpy

from kit import area, box, bumpy, material, sky, srgb, sun

#: The shop's own colours, as wool takes them.
DYES = {'madder': '#70221f', 'brick': '#8c4532', 'rose': '#a8766a', 'saffron': '#a67c36', 'sand': '#c2ae8e', 'ivory': '#ddd0b8',
        'sage': '#757c60', 'olive': '#4d5237', 'sky': '#6a7f90', 'indigo': '#1f3355', 'night': '#18213a', 'walnut': '#4a3428'}


def timber(name, light, dark, along=2, rough=.55, fine=1.0):
    """Wood with its grain along one axis of the piece; no two pieces have the same."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    new = lambda kind: tree.nodes.new('ShaderNode' + kind)
    shader = tree.nodes['Principled BSDF']
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, .3
    place, own, moved, mapping = new('TexCoord'), new('ObjectInfo'), new('VectorMath'), new('Mapping')
    scale = [34 * fine] * 3
    scale[along] = 1.6 * fine
    mapping.inputs['Scale'].default_value = scale
    grain, pores, ramp, bump = new('TexNoise'), new('TexNoise'), new('ValToRGB'), new('Bump')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value, grain.inputs['Distortion'].default_value = 1, 6, .8
    pores.inputs['Scale'].default_value, pores.inputs['Detail'].default_value = 7, 3
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .32, .7
    for element, tone in zip(ramp.color_ramp.elements, (dark, light)):
        element.color = (*srgb(tone), 1)
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .35, .0025
    for start, end in ((place.outputs['Object'], moved.inputs[0]), (own.outputs['Location'], moved.inputs[1]),
                       (moved.outputs[0], mapping.inputs['Vector']), (mapping.outputs[0], grain.inputs['Vector']),
                       (mapping.outputs[0], pores.inputs['Vector']), (grain.outputs['Fac'], ramp.inputs['Fac']),
                       (ramp.outputs['Color'], shader.inputs['Base Color']), (pores.outputs['Fac'], bump.inputs['Height']),
                       (bump.outputs['Normal'], shader.inputs['Normal'])):
        tree.links.new(start, end)
    return made


def plaster(colour='#e4d8c4', worn='#d3c4ab'):
    """Lime plaster, laid by hand: clouds of tone and shallow waves."""
    made = bumpy(material('plaster', colour, .95, Specular=.1), 9, .35, .012, 6)
    tree = made.node_tree
    place, cloud, ramp = (tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'TexNoise', 'ValToRGB'))
    cloud.inputs['Scale'].default_value, cloud.inputs['Detail'].default_value = 1.7, 7
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .35, .68
    for element, tone in zip(ramp.color_ramp.elements, (worn, colour)):
        element.color = (*srgb(tone), 1)
    tree.links.new(place.outputs['Object'], cloud.inputs['Vector'])
    tree.links.new(cloud.outputs['Fac'], ramp.inputs['Fac'])
    tree.links.new(ramp.outputs['Color'], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made


def wall(y, made):
    return box((0, y + .1, 1.6), (9, .2, 3.6), made, 0)


def window_light(x=-2.4, y=(-1.9, -.3), z=(.9, 2.5), direction=(1, .42, -.5), sunshine=9, soft=50, fill=30):
    """Sun through a window with bars, and the sky's light beside it."""
    frame = material('window', '#4a3a2c', .7)
    (y0, y1), (z0, z1) = y, z
    for centre, size in (((x, (y0 - 6) / 2, 1.8), (.2, y0 + 6, 4)), ((x, (y1 + 3) / 2, 1.8), (.2, 3 - y1, 4)),
                         ((x, (y0 + y1) / 2, z0 / 2), (.2, y1 - y0, z0)), ((x, (y0 + y1) / 2, (z1 + 4) / 2), (.2, y1 - y0, 4 - z1))):
        box(centre, size, frame, 0)
    for k in (1, 2):
        box((x, y0 + (y1 - y0) * k / 3, (z0 + z1) / 2), (.05, .045, z1 - z0), frame, 0)
    box((x, (y0 + y1) / 2, z0 + (z1 - z0) * .6), (.05, y1 - y0, .045), frame, 0)
    sky((1, .94, .86), .22)
    sun(direction, sunshine, (1, .87, .7), .045)
    area((x + .25, (y0 + y1) / 2, (z0 + z1) / 2), (0, .2, .9), y1 - y0, soft, (1, .97, .93), z1 - z0)
    area((2.2, -3.4, 2.6), (0, 0, .9), 2.5, fill, (1, .92, .82))
