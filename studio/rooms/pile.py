"""Close-ups: the near right corner of a rug with real yarn, one builder per kind of weave."""
import math

import bpy
import numpy as np

from cloth import GREY, fringe, overcast, place_by_position, place_by_uv, ripple, sweep
from kit import area, camera, grid, material, mesh, sky

WIDTH, LENGTH = 2.0, 3.0
RIGHT, NEAR = WIDTH / 2, -LENGTH / 2


def ground(size, height, made, n=80, wave=.0015):
    """The patch that the yarn stands on, and the rest of the rug behind it a little lower."""
    points, uv = [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = RIGHT - size + size * i / n, NEAR + size * j / n
            points.append((x, y, height + wave * ripple(x * 9, y * 9)))
            uv.append((RIGHT - x, y - NEAR))
    patch = mesh('patch', points, grid(n, n), made, uv=uv)
    far = [(RIGHT - WIDTH * (1 - i / 8), NEAR + LENGTH * j / 8, height - .0005) for j in range(9) for i in range(9)]
    mesh('rest', far, grid(8, 8), made, uv=[(RIGHT - x, y - NEAR) for x, y, _ in far])
    return patch


def base_material():
    return place_by_uv(material('ground', GREY, 1, Specular=0.0))


def yarn_material(dark=.55, light=1.1, spread=(.78, 1.18)):
    """Darker at the root, lighter at the tip, every tuft its own dye."""
    made = place_by_uv(material('yarn', GREY, .8, Specular=0.0))
    tree = made.node_tree
    hair, vector = tree.nodes.new('ShaderNodeHairInfo'), tree.nodes.new('ShaderNodeVectorMath')
    along, chance, times = (tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeMath'))
    along.inputs[3].default_value, along.inputs[4].default_value = dark, light
    chance.inputs[3].default_value, chance.inputs[4].default_value = spread
    times.operation, vector.operation = 'MULTIPLY', 'SCALE'
    vector.inputs[0].default_value = GREY
    tree.links.new(hair.outputs['Intercept'], along.inputs[0])
    tree.links.new(hair.outputs['Random'], chance.inputs[0])
    tree.links.new(along.outputs[0], times.inputs[0])
    tree.links.new(chance.outputs[0], times.inputs[1])
    tree.links.new(times.outputs[0], vector.inputs['Scale'])
    tree.links.new(vector.outputs[0], tree.nodes['Principled BSDF'].inputs['Base Color'])
    return made


def tufts(patch, count, stand, lean, wild, root, tip, steps=2, dark=.55):
    """Hair on the patch. `stand` is the length: with advanced hair it follows normal_factor, not hair_length."""
    patch.data.materials.append(yarn_material(dark))
    system = patch.modifiers.new('pile', 'PARTICLE_SYSTEM').particle_system.settings
    system.type, system.count, system.use_advanced_hair = 'HAIR', count, True
    system.hair_step, system.render_step, system.display_step = steps, steps, 1
    system.emit_from, system.distribution, system.use_emit_random = 'FACE', 'RAND', True
    system.root_radius, system.tip_radius, system.radius_scale, system.shape = root, tip, 1, 0
    system.material, system.length_random = 2, .25
    system.normal_factor, system.object_align_factor, system.brownian_factor = stand, lean, wild
    bpy.context.scene.cycles_curves.shape = 'THICK'


def edge_yarn():
    return place_by_position(material('edge', (.3, .3, .3), .9, Specular=0.0), RIGHT, NEAR)


def bind_side(height=.006, reach=.9):
    overcast([(RIGHT + .004, NEAR + reach * i / 2600, height) for i in range(2600)], edge_yarn())


def bind_round(height=.006, reach=.9, out=.004, bend=.009):
    """One cord along the side, round the corner and along the end."""
    step = reach / 2600
    x, y = RIGHT + out - bend, NEAR - out + bend
    turns = [math.pi / 2 * i / round(bend * math.pi / 2 / step) for i in range(round(bend * math.pi / 2 / step))]
    path = [(RIGHT + out, y + step * i, height) for i in range(2600, 0, -1)]
    path += [(x + bend * math.cos(t), y - bend * math.sin(t), height) for t in turns]
    path += [(x - step * i, NEAR - out, height) for i in range(2600)]
    overcast(path, edge_yarn())


def stage(paper='#d9cdbb', look=(-.155, .105), f=9):
    sweep(paper)
    sky((1, 1, 1), .28)
    area((RIGHT - 1.1, NEAR + .5, .7), (RIGHT - .2, NEAR + .1, 0), .5, 34, (1, .95, .88))
    area((RIGHT + .9, NEAR - .8, 1.0), (RIGHT - .2, NEAR + .15, 0), 1.2, 20, (.94, .97, 1))
    camera((RIGHT + .08, NEAR - .27, .43), (RIGHT + look[0], NEAR + look[1], 0), 47, f, (RIGHT - .14, NEAR + .07, .01))


def cut_pile(with_fringe):
    stage()
    tufts(ground(.85, .004, base_material()), 480000, .0036, (.00012, -.0005, 0), .0007, .0009, .00066)
    if with_fringe:
        bind_side()
        fringe(RIGHT - .75, RIGHT, NEAR)
    else:
        bind_round()


def shag():
    """Long pile: soft yarns of many fine plies that lean, wave and fall into one another."""
    stage('#dcd3c5', f=8)
    patch = ground(1.0, .006, base_material())
    tufts(patch, 15000, .026, (.002, -.008, -.006), .012, .0013, .0009, steps=5, dark=.86)
    system = patch.particle_systems[0].settings
    system.child_type, system.rendered_child_count, system.child_radius = 'INTERPOLATED', 13, .006
    system.clump_factor, system.clump_shape = .5, .1
    system.kink, system.kink_amplitude, system.kink_frequency, system.kink_shape = 'CURL', .0016, 3, .2
    system.roughness_endpoint, system.roughness_2 = .004, .002


def tile_picture(height):
    """A small height tile as a repeating image."""
    rows, columns = height.shape
    image = bpy.data.images.new('tile', columns, rows, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    filled = np.ones((rows, columns, 4), dtype=np.float32)
    filled[..., :3] = height[..., None]
    image.pixels.foreach_set(filled.ravel())
    image.pack()
    return image


def kilim_tile(pixels=256, ribs=4, wefts=16):
    """Weft-faced plain weave: round ribs over the warps, beaten-down wefts passing alternately over and under."""
    y, x = np.mgrid[0:pixels, 0:pixels] / pixels
    rib, pick = x * ribs, y * wefts
    over = np.where(np.floor(rib).astype(int) % 2 == 0, pick, pick + .5)
    round_rib = np.sin(np.pi * (rib % 1)) ** .55
    round_pick = np.sin(np.pi * (over % 1)) ** .6
    return np.clip(round_rib * (.35 + .65 * round_pick), 0, 1)


def flat_weave():
    stage('#d6cab6')
    made = base_material()
    tree = made.node_tree
    shader = tree.nodes['Principled BSDF']
    uv = next(node for node in tree.nodes if node.type == 'UVMAP')
    scale, tile, bump = (tree.nodes.new('ShaderNodeMapping'), tree.nodes.new('ShaderNodeTexImage'), tree.nodes.new('ShaderNodeBump'))
    scale.inputs['Scale'].default_value = (1 / .0168, 1 / .0192, 1)
    tile.image = tile_picture(kilim_tile())
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 1, .0014
    shade, tone = tree.nodes.new('ShaderNodeMapRange'), tree.nodes.new('ShaderNodeCombineXYZ')
    shade.inputs[3].default_value, shade.inputs[4].default_value = .2, .42
    tree.links.new(uv.outputs[0], scale.inputs['Vector'])
    tree.links.new(scale.outputs[0], tile.inputs['Vector'])
    tree.links.new(tile.outputs['Color'], bump.inputs['Height'])
    tree.links.new(tile.outputs['Color'], shade.inputs[0])
    for slot in range(3):
        tree.links.new(shade.outputs[0], tone.inputs[slot])
    tree.links.new(tone.outputs[0], shader.inputs['Base Color'])
    tree.links.new(bump.outputs['Normal'], shader.inputs['Normal'])
    ground(.9, .0045, made, n=160, wave=.0012)
    overcast([(RIGHT + .0015, NEAR + .9 * i / 3600, .003) for i in range(3600)], edge_yarn(), .0026, .7, .0011)
    fringe(RIGHT - .8, RIGHT, NEAR, long=.07, lift=.0035)
