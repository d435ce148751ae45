import { CORE_OBJECTS } from './core-objects.ts';
import { MARKET_OBJECTS } from './market-objects.ts';
import type { Palette } from './palettes.ts';
import { circle, type Drawing, each, ellipse, group, line, path, rect, repeat } from './shapes.ts';

const floor = 268;

/** An object of the 240 box set down in a room, its feet on `y`. */
const put = (drawn: string, x: number, y: number, scale: number) =>
  group(`translate(${x - 120 * scale} ${y - 220 * scale}) scale(${scale})`, drawn);

const shell = (p: Palette) =>
  rect(-60, -60, 600, 480, 0, p.wall) +
  rect(-60, floor, 600, 160, 0, p.ground) +
  rect(-60, floor - 8, 600, 8, 0, p.light);

const view = (x: number, y: number, width: number, height: number, p: Palette) =>
  rect(x - 8, y - 8, width + 16, height + 16, 4, p.light) +
  rect(x, y, width, height, 2, p.backdrop) +
  circle(x + width * 0.72, y + height * 0.3, height * 0.14, p.light) +
  path(
    `M${x} ${y + height}v${-height * 0.3}q${width * 0.3} ${-height * 0.3} ${width * 0.56} 0t${width * 0.44} ${-height * 0.06}v${height * 0.36}z`,
    p.ground,
  ) +
  rect(x + width / 2 - 3, y, 6, height, 0, p.light);

const picture = (x: number, y: number, size: number, p: Palette) =>
  rect(x, y, size, size * 1.25, 3, p.shade) +
  rect(x + 6, y + 6, size - 12, size * 1.25 - 12, 1, p.light) +
  circle(x + size / 2, y + size * 0.5, size * 0.18, p.accent) +
  path(
    `M${x + 6} ${y + size * 1.25 - 6}v${-size * 0.24}q${size * 0.3} ${-size * 0.2} ${size - 12} 0v${size * 0.24}z`,
    p.main,
  );

const pendant = (x: number, drop: number, p: Palette) =>
  line(`M${x}-60V${drop}`, p.ink, 3) +
  path(`M${x - 24} ${drop + 26}q2-28 24-28t24 28z`, p.accent) +
  ellipse(x, drop + 27, 12, 4, p.light);

/** Inside homes and offices: each fills the 480 x 360 stage by itself. */
export const ROOMS = {
  living: (p, r) =>
    shell(p) +
    (r() > 0.5 ? view(60, 56, 120, 110, p) : picture(84, 64, 62, p) + picture(164, 80, 46, p)) +
    picture(300, 60, 56, p) +
    ellipse(250, 318, 190, 30, p.backdrop) +
    put(CORE_OBJECTS.sofa(p), 214, 302, 1.02) +
    put(CORE_OBJECTS.lamp(p), 396, 300, 0.92) +
    put(MARKET_OBJECTS.table(p), 84, 330, 0.44),
  kitchen: (p) =>
    shell(p) +
    rect(20, 30, 120, 78, 4, p.main) +
    rect(340, 30, 130, 78, 4, p.main) +
    line('M80 34v70M404 34v70', p.shade, 3) +
    view(176, 44, 130, 84, p) +
    rect(0, 184, 480, 14, 3, p.light) +
    rect(8, 198, 464, 92, 0, p.main) +
    each([90, 172, 310, 392], (x) => line(`M${x} 202v84`, p.shade, 3)) +
    each([74, 106, 326, 376, 408], (x) => rect(x - 3, 214, 6, 22, 3, p.accent)) +
    rect(184, 206, 114, 78, 5, p.ink) +
    rect(196, 226, 90, 46, 4, p.shade) +
    each([204, 226, 248, 270], (x) => circle(x, 216, 4, p.light)) +
    line('M236 184v-30q0-12 14-12h10', p.ink, 7) +
    put(CORE_OBJECTS.kettle(p), 70, 188, 0.34) +
    put(CORE_OBJECTS.plant(p), 424, 188, 0.36) +
    put(CORE_OBJECTS.mug(p), 352, 186, 0.22) +
    pendant(110, 122, p) +
    pendant(370, 122, p),
  bedroom: (p, r) =>
    shell(p) +
    (r() > 0.5 ? view(296, 48, 130, 104, p) : picture(318, 56, 70, p)) +
    picture(150, 44, 52, p) +
    picture(218, 44, 52, p) +
    ellipse(230, 322, 200, 28, p.backdrop) +
    put(CORE_OBJECTS.bed(p), 216, 312, 1.22) +
    rect(378, 244, 66, 64, 6, p.shade) +
    rect(384, 262, 54, 4, 2, p.light) +
    put(CORE_OBJECTS.lamp(p), 406, 246, 0.42) +
    put(CORE_OBJECTS.plant(p), 48, 318, 0.54),
  bathroom: (p) =>
    shell(p) +
    repeat(13, (i) => line(`M${-20 + i * 42}-20V${floor - 8}`, p.backdrop, 2)) +
    repeat(8, (i) => line(`M-60 ${i * 38}h600`, p.backdrop, 2)) +
    circle(352, 104, 54, p.light) +
    circle(352, 104, 46, p.backdrop) +
    path('M322 132l46-66h18l-46 74z', '#fff', 'fill-opacity=".35"') +
    rect(284, 196, 136, 14, 5, p.light) +
    rect(294, 210, 116, 72, 4, p.main) +
    line('M352 214v64', p.shade, 3) +
    line('M340 196v-20q0-8 10-8h8', p.ink, 6) +
    path('M28 204h220q0 82-54 88H84q-50-6-56-88z', p.light) +
    rect(18, 196, 240, 14, 7, p.main) +
    rect(70, 288, 12, 18, 4, p.ink) +
    rect(194, 288, 12, 18, 4, p.ink) +
    line('M60 196v-46q0-14 16-14h14', p.ink, 7) +
    rect(132, 84, 76, 8, 4, p.ink) +
    rect(142, 88, 40, 76, 4, p.accent) +
    put(CORE_OBJECTS.plant(p), 448, 316, 0.5) +
    ellipse(140, 326, 84, 12, p.accent, 'fill-opacity=".7"'),
  study: (p) =>
    shell(p) +
    view(48, 52, 124, 100, p) +
    rect(230, 84, 160, 10, 3, p.shade) +
    put(CORE_OBJECTS.books(p), 278, 86, 0.34) +
    put(CORE_OBJECTS.plant(p), 352, 86, 0.3) +
    ellipse(240, 322, 190, 26, p.backdrop) +
    rect(96, 218, 300, 14, 4, p.main) +
    line('M120 232v86M372 232v86', p.ink, 9) +
    rect(292, 232, 84, 50, 3, p.shade) +
    rect(324, 252, 20, 5, 2.5, p.accent) +
    put(CORE_OBJECTS.laptop(p), 220, 220, 0.54) +
    put(CORE_OBJECTS.lamp(p), 344, 220, 0.52) +
    put(CORE_OBJECTS.mug(p), 138, 219, 0.2) +
    put(CORE_OBJECTS.chair(p), 210, 334, 0.66),
} satisfies Record<string, Drawing>;
