"""Living room: morning sun from the left over straight oak boards, warm putty wall with mouldings, ivory sofa."""
from furniture import drum_table, floor_lamp, picture, plant, sofa, throw_over_arm, vase_with_branches
from floors import wood_floor
from kit import area, camera, sky, sun
from shell import back_wall, ceiling, curtains, panels, solid_wall, window_wall

KIND = 'room'
FRAME = (1300, 1125, 20)


def build():
    wood_floor('#a58260', '#6b4e36', '#b99872', .128, 1.15)
    paint = back_wall('#c4b8a6')
    panels(paint, (-4.2, -2.1, 0, 2.1, 4.2))
    window_wall(paint, -3.0, -1.6, 1.7, .2, 2.6)
    curtains(-2.86, ((1.05, 2.35), (-1.9, -1.25)))
    solid_wall(paint, 4.0)
    ceiling(-3.0, 5.0)
    sofa(.25, 1.85)
    throw_over_arm(1.48, 1.67, .655)
    drum_table(.86, .95)
    vase_with_branches(.99, 1.03, .388)
    floor_lamp(1.98, 2.2)
    plant(-1.95, 1.95)
    picture(.25, 1.66, .92, .72, shapes=((-.17, -.06, .17, .17, '#b0683f'), (.15, .06, .13, .19, '#5d6b5c'), (.05, -.16, .24, .06, '#c9a86c')))
    sky((.75, .86, 1), .45)
    sun((1, -.42, -.62), 3.4, (1, .9, .76), .05)
    area((-3.45, .05, 1.5), (-1, .05, 1.2), 3.2, 240, (.95, .97, 1), 2.4)
    area((2.6, -4.6, 2.6), (0, 0, .5), 3, 80, (1, .95, .88))
    camera((.62, -5.05, 2.05), (.2, .1, .38), 47)
