"""blender -b -t 1 -P studio/rooms/render.py -- <scene> <out folder> [samples] [scale]

Renders one scene once. A room gives: image, light (what a white floor would send back), cover (where the
floor is seen) and the camera; a rug scene gives: image, place (u, v, cover); a still gives the image alone. All as
raw float32, top row first, with the albedo and normal passes that the denoiser wants. `npm run studio -- template`
packs them, `npm run studio -- still` develops a still.
"""
import importlib
import json
import os
import sys
import time

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'scenes')]
import kit  # noqa: E402


def prepare(width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, .03
    cycles.adaptive_min_samples = min(12, samples)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 8
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1
    cycles.caustics_reflective = cycles.caustics_refractive = False
    return scene


def outputs(scene, folder, kind):
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    wanted = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
    if kind == 'room':
        layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = True
        wanted |= {'direct': 'DiffDir', 'indirect': 'DiffInd', 'cover': 'cover'}
    elif kind == 'rug':
        wanted |= {'place': 'place'}
    if kind != 'still':
        aov = layer.aovs.add()
        aov.name, aov.type = ('cover' if kind == 'room' else 'place'), 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    layers = tree.nodes.get('Render Layers') or tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path, target.format.file_format, target.format.color_depth = folder, 'OPEN_EXR', '32'
    target.file_slots.clear()
    for name, output in wanted.items():
        target.file_slots.new(name + '.')
        tree.links.new(layers.outputs[output], target.inputs[-1])
    return list(wanted)


def to_raw(folder, name, width, height):
    path = os.path.join(folder, name + '.0001.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    pixels.reshape(height, width, 4)[::-1, :, :3].astype(np.float32).tofile(os.path.join(folder, name + '.f32'))
    os.remove(path)


def main():
    words = sys.argv[sys.argv.index('--') + 1:]
    name, folder = words[0], os.path.abspath(words[1])
    scene_file = importlib.import_module(name)
    width, height, samples = scene_file.FRAME
    samples = int(words[2]) if len(words) > 2 else samples
    scale = float(words[3]) if len(words) > 3 else 1
    width, height = round(width * scale), round(height * scale)
    os.makedirs(folder, exist_ok=True)
    scene = prepare(width, height, samples)
    kit.seed()
    scene_file.build()
    slots = outputs(scene, folder, scene_file.KIND)
    scene.frame_set(1)
    started, cpu = time.time(), time.process_time()
    bpy.ops.render.render()
    for slot in slots:
        to_raw(folder, slot, width, height)
    lens = scene.camera.data
    matrix = [list(row) for row in scene.camera.matrix_world]
    facts = {'scene': name, 'kind': scene_file.KIND, 'width': width, 'height': height, 'samples': samples,
             'lens': lens.lens, 'sensor': lens.sensor_height, 'camera': matrix, **getattr(scene_file, 'FACTS', {})}
    with open(os.path.join(folder, 'facts.json'), 'w') as file:
        json.dump(facts, file, indent=1)
    print('RENDERED %s %dx%d %d spp: wall %.0f s, cpu %.0f s'
          % (name, width, height, samples, time.time() - started, time.process_time() - cpu))


main()
