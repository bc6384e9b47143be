"""A phone in the corner of a living room: glossy pale tiles, grey sofa seen askew, flat light from the ceiling."""
from furniture import drum_table, floor_lamp, picture, plant, sideboard, sofa
from floors import tile_floor
from kit import area, phone, sky
from shell import back_wall, ceiling, solid_wall

KIND = 'room'
FRAME = (1280, 960, 16)
FACTS = {'spot': (-0.2, -0.7)}


def build():
    tile_floor('#d9d4ca', '#d2ccc1', '#a7a197', .6)
    paint = back_wall('#e4e0d8', height=2.5, skirting='#f2efe9', skirting_height=.08)
    solid_wall(paint, -2.6, 2.5)
    solid_wall(paint, 2.9, 2.5)
    ceiling(-2.6, 2.9, 2.5)
    sofa(-.3, 1.9, '#7c7f84', ('#c9a24d', '#e8e4dc', '#3d4a58'))
    drum_table(.2, .75, '#6e4a30')
    sideboard(2.25, -.6, 1.0, '#e9e4da', 2)
    plant(2.2, 1.9, '#c9b9a0', stems=5, tall=1.1)
    floor_lamp(-2.15, 2.15)
    picture(-.3, 1.6, 1.1, .7, '#222222', '#dfe3e4', ((-.2, 0, .22, .18, '#7a93a5'), (.22, -.05, .16, .2, '#c9a24d')))
    sky((.9, .93, 1), .3)
    area((0, -.5, 2.44), (0, -.5, 0), 1.6, 110, (1, .95, .88), 1.6)
    area((-1, -4.6, 2.2), (0, 0, 1), 2.5, 60, (.95, .97, 1))
    phone((-1.95, -2.7, 1.52), (.75, 1.0, .42), FRAME[:2])
