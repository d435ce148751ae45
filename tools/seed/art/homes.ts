import type { Palette } from './palettes.ts';
import { circle, type Drawing, each, leaf, line, pane, path, rect, repeat } from './shapes.ts';

const door = (x: number, y: number, width: number, fill: string, p: Palette) =>
  rect(x, y, width, 220 - y, 3, fill) + circle(x + width - 7, (y + 226) / 2, 2.6, p.ink);

const boards = (x: number, y: number, width: number, rows: number) =>
  repeat(rows, (i) => line(`M${x} ${y + i * 13}h${width}`, '#000', 1.6, 'stroke-opacity=".09"'));

const bush = (x: number, radius: number, fill: string) =>
  circle(x, 220 - radius * 0.7, radius, fill) + rect(x - radius, 212, radius * 2, 8, 4, fill);

const tree = (x: number, top: number, radius: number, fill: string, p: Palette) =>
  rect(x - 4, top, 8, 220 - top, 2, p.ink) +
  circle(x, top, radius, fill) +
  circle(x - radius * 0.5, top + radius * 0.6, radius * 0.6, fill);

/** Rows of windows, some of them lit. */
const windows = (
  [x, y, width]: readonly [number, number, number],
  [rows, columns]: readonly [number, number],
  p: Palette,
  lit: number,
) =>
  repeat(rows, (i) =>
    repeat(columns, (j) => {
      const step = width / columns;
      const isLit = (i * 3 + j * 5) % lit === 0;
      return rect(x + j * step + step * 0.16, y + i * 22, step * 0.68, 13, 2, isLit ? p.accent : p.light);
    }),
  );

/** Homes and premises in a 240 x 240 box, standing on y = 220. */
export const HOME_OBJECTS = {
  verandah: (p) =>
    rect(158, 50, 18, 40, 2, p.shade) +
    path('M12 120L66 62h108l54 58z', p.main) +
    path('M12 120L66 62h26L52 120z', '#fff', 'fill-opacity=".16"') +
    rect(28, 118, 184, 92, 2, p.light) +
    boards(28, 134, 184, 6) +
    pane(46, 142, 34, 40, p) +
    door(103, 142, 34, p.accent, p) +
    pane(160, 142, 34, 40, p) +
    path('M18 116h204l10 18H8z', p.shade) +
    each([20, 84, 150, 214], (x) => rect(x, 132, 6, 78, 0, p.main)) +
    rect(12, 206, 216, 14, 3, p.shade) +
    rect(96, 212, 48, 8, 2, p.main) +
    bush(24, 12, p.accent),
  queenslander: (p) =>
    path('M34 92L96 40h64l48 52z', p.main) +
    path('M34 92L96 40h20L66 92z', '#fff', 'fill-opacity=".16"') +
    rect(30, 90, 180, 74, 2, p.light) +
    boards(30, 102, 180, 5) +
    pane(44, 104, 36, 38, p) +
    rect(102, 104, 34, 60, 3, p.accent) +
    pane(158, 104, 36, 38, p) +
    rect(24, 160, 192, 8, 2, p.shade) +
    rect(24, 132, 68, 4, 0, p.shade) +
    rect(146, 132, 70, 4, 0, p.shade) +
    repeat(7, (i) => rect(27 + i * 10, 134, 3, 28, 0, p.shade)) +
    repeat(7, (i) => rect(150 + i * 10, 134, 3, 28, 0, p.shade)) +
    each([30, 78, 152, 202], (x) => rect(x, 168, 8, 52, 0, p.ink)) +
    path('M96 168h48l22 52H74z', p.main) +
    repeat(4, (i) => rect(92 - i * 6, 176 + i * 12, 56 + i * 12, 4, 0, p.light)) +
    tree(222, 120, 22, p.shade, p),
  doublestorey: (p) =>
    rect(22, 98, 116, 122, 3, p.light) +
    path('M10 104L80 44l70 60z', p.main) +
    path('M80 44l70 60h-26L80 66z', p.shade) +
    circle(80, 82, 9, p.light) +
    pane(40, 116, 30, 30, p) +
    pane(92, 116, 30, 30, p) +
    path('M118 142l14-28h92l12 28z', p.shade) +
    rect(126, 140, 100, 80, 3, p.light) +
    rect(140, 160, 72, 60, 3, p.main) +
    repeat(4, (i) => rect(146, 167 + i * 13, 60, 6, 2, '#fff', 'fill-opacity=".2"')) +
    rect(30, 160, 96, 6, 0, p.shade) +
    door(48, 168, 30, p.accent, p) +
    pane(92, 172, 28, 28, p) +
    bush(18, 15, p.accent),
  skillion: (p) =>
    path('M28 220V110L208 66v154z', p.light) +
    path('M28 220V110l66-16v126z', p.shade) +
    boards(30, 130, 62, 7) +
    path('M12 114L226 62V44L12 96z', p.main) +
    rect(110, 112, 86, 46, 3, p.shade) +
    path('M110 158l40-46h26l-40 46z', '#fff', 'fill-opacity=".22"') +
    rect(152, 112, 4, 46, 0, p.light) +
    door(116, 170, 32, p.accent, p) +
    pane(164, 172, 34, 30, p) +
    pane(42, 134, 34, 52, p) +
    rect(14, 210, 90, 10, 5, p.main) +
    leaf(218, 220, 38, p.main, 14) +
    leaf(214, 220, 34, p.shade, -16),
  cabin: (p) =>
    path('M36 136L120 64l84 72z', p.main) +
    path('M120 64l84 72h-26l-58-50z', p.shade) +
    rect(50, 132, 140, 88, 2, p.light) +
    boards(50, 146, 140, 6) +
    pane(64, 150, 40, 36, p) +
    door(128, 148, 38, p.accent, p) +
    circle(120, 112, 10, p.light) +
    path('M36 138q42 18 84 0t84 0', 'none', `stroke="${p.ink}" stroke-width="2"`) +
    each([54, 88, 120, 152, 186], (x, i) => circle(x, 146 - (i % 2) * 4, 4, p.accent)) +
    rect(24, 212, 192, 8, 3, p.shade) +
    tree(216, 126, 24, p.shade, p) +
    bush(34, 14, p.main),
  brick: (p) =>
    rect(40, 44, 18, 40, 2, p.shade) +
    path('M14 112L62 58h140l26 54z', p.ink) +
    rect(26, 110, 190, 110, 2, p.main) +
    repeat(7, (i) =>
      repeat(8, (j) =>
        rect(30 + j * 24 + (i % 2) * 10, 118 + i * 14, 14, 6, 1, '#fff', 'fill-opacity=".13"'),
      ),
    ) +
    path('M30 112L78 66l48 46z', p.shade) +
    circle(78, 96, 9, p.light) +
    rect(42, 134, 64, 44, 3, p.light) +
    pane(48, 140, 24, 32, p) +
    pane(77, 140, 24, 32, p) +
    door(126, 144, 34, p.light, p) +
    pane(174, 142, 30, 38, p) +
    bush(216, 14, p.accent) +
    bush(64, 12, p.accent),
  rowhouses: (p) =>
    each([p.main, p.accent, p.shade], (fill, i) => {
      const x = 18 + i * 69;
      const top = [74, 56, 82][i] ?? 74;
      const fanlight = i === 1 ? p.ink : p.light;
      return (
        path(`M${x - 3} ${top}l36-30 36 30z`, p.ink) +
        rect(x, top - 2, 66, 222 - top, 1, fill) +
        pane(x + 10, top + 14, 18, 32, p) +
        pane(x + 38, top + 14, 18, 32, p) +
        rect(x + 4, top + 56, 58, 4, 0, p.light) +
        repeat(7, (j) => rect(x + 6 + j * 8, top + 60, 2.6, 14, 0, p.light)) +
        rect(x + 4, top + 74, 58, 4, 0, p.light) +
        rect(x + 9, 166, 22, 54, 11, fanlight) +
        pane(x + 38, 170, 20, 30, p)
      );
    }),
  townhouses: (p) =>
    each([24, 92, 160], (x, i) => {
      const top = [92, 70, 100][i] ?? 92;
      return (
        path(`M${x} 220V${top}l28-34 28 34v${220 - top}z`, i === 1 ? p.main : p.light) +
        path(`M${x - 5} ${top + 3}l33-40 33 40-7 4-26-31-26 31z`, p.shade) +
        pane(x + 12, top + 12, 32, 28, p) +
        pane(x + 12, top + 52, 32, 24, p) +
        door(x + 16, 176, 24, i === 1 ? p.light : p.accent, p)
      );
    }) +
    bush(84, 10, p.shade) +
    bush(222, 12, p.accent),
  balconies: (p) =>
    rect(46, 34, 148, 186, 5, p.main) +
    rect(46, 34, 44, 186, 5, p.shade) +
    repeat(
      6,
      (i) =>
        rect(98, 46 + i * 28, 42, 16, 2, p.light) +
        rect(148, 46 + i * 28, 38, 16, 2, i % 3 === 1 ? p.accent : p.light) +
        rect(94, 62 + i * 28, 98, 5, 1, p.light) +
        rect(56, 46 + i * 28, 22, 16, 2, i % 2 ? p.accent : p.light, 'fill-opacity=".85"'),
    ) +
    leaf(106, 118, 12, p.accent, -12) +
    leaf(182, 174, 12, p.accent, 12) +
    rect(30, 208, 180, 12, 3, p.ink) +
    bush(28, 13, p.shade) +
    bush(212, 15, p.accent),
  lowrise: (p) =>
    rect(20, 88, 94, 132, 3, p.light) +
    rect(108, 64, 112, 156, 3, p.main) +
    rect(20, 82, 94, 10, 2, p.shade) +
    rect(104, 56, 120, 12, 2, p.shade) +
    windows([120, 82, 92], [5, 3], p, 4) +
    each([104, 142, 180], (y) => pane(34, y, 28, 24, p) + pane(72, y, 28, 24, p)) +
    rect(148, 192, 30, 28, 2, p.ink) +
    rect(140, 186, 46, 6, 2, p.accent) +
    tree(16, 166, 18, p.accent, p),
  twins: (p) =>
    rect(34, 26, 70, 194, 5, p.main) +
    rect(130, 62, 78, 158, 5, p.shade) +
    windows([40, 38, 58], [7, 3], p, 5) +
    windows([136, 74, 66], [6, 3], p, 4) +
    rect(104, 128, 26, 14, 0, p.light) +
    rect(66, 12, 6, 18, 0, p.ink) +
    rect(150, 50, 38, 14, 2, p.main) +
    rect(24, 206, 192, 14, 4, p.ink) +
    rect(112, 184, 18, 36, 2, p.accent) +
    bush(18, 12, p.accent),
  courtyard: (p) =>
    rect(22, 108, 84, 112, 3, p.main) +
    rect(98, 72, 120, 148, 3, p.light) +
    rect(90, 62, 138, 14, 3, p.shade) +
    rect(14, 100, 84, 12, 3, p.shade) +
    rect(114, 90, 88, 44, 2, p.shade) +
    path('M114 134l44-44h26l-44 44z', '#fff', 'fill-opacity=".22"') +
    rect(114, 152, 56, 68, 2, p.shade) +
    path('M114 220l50-68h6v24l-32 44z', '#fff', 'fill-opacity=".2"') +
    door(180, 152, 28, p.accent, p) +
    pane(38, 132, 50, 36, p) +
    rect(96, 208, 90, 12, 3, p.main) +
    tree(40, 186, 18, p.accent, p),
  shop: (p) =>
    rect(28, 54, 184, 166, 3, p.main) +
    rect(22, 44, 196, 16, 3, p.shade) +
    rect(66, 68, 108, 26, 6, p.light) +
    rect(84, 78, 72, 7, 3.5, p.accent) +
    repeat(8, (i) => path(`M${24 + i * 24} 104h24v24a12 12 0 0 1-24 0z`, i % 2 ? p.light : p.accent)) +
    rect(40, 142, 88, 62, 2, p.light) +
    rect(46, 148, 76, 50, 2, p.shade) +
    path('M46 198l44-50h22l-44 50z', '#fff', 'fill-opacity=".2"') +
    rect(148, 142, 44, 78, 2, p.light) +
    rect(155, 150, 30, 44, 2, p.shade) +
    circle(154, 204, 3, p.ink) +
    leaf(212, 206, 20, p.shade, -12) +
    leaf(212, 206, 20, p.shade, 14) +
    rect(204, 204, 18, 16, 3, p.accent),
  warehouse: (p) =>
    path('M16 110l54-46v46l54-46v46l54-46v46h46v110H16z', p.main) +
    path('M70 64v46H16zM124 64v46H70zM178 64v46h-54z', p.shade) +
    each([52, 106, 160], (x) => rect(x - 22, 92, 16, 12, 1, p.light, 'fill-opacity=".7"')) +
    rect(30, 138, 74, 82, 2, p.light) +
    repeat(5, (i) => rect(36, 146 + i * 14, 62, 7, 1, p.shade, 'fill-opacity=".28"')) +
    rect(120, 154, 50, 66, 2, p.shade) +
    repeat(4, (i) => rect(126, 162 + i * 13, 38, 6, 1, '#fff', 'fill-opacity=".22"')) +
    door(186, 166, 26, p.accent, p) +
    rect(186, 130, 26, 20, 2, p.light) +
    rect(14, 214, 212, 6, 2, p.ink),
  shopfront: (p) =>
    path('M22 220V84q98-60 196 0v136z', p.light) +
    path('M14 92q106-66 212 0l-8 10Q120 42 22 102z', p.shade) +
    rect(34, 112, 172, 26, 4, p.main) +
    rect(70, 121, 100, 8, 4, p.light) +
    rect(34, 148, 50, 60, 3, p.shade) +
    rect(156, 148, 50, 60, 3, p.shade) +
    path('M34 208l34-60h14l-34 60zM156 208l34-60h14l-34 60z', '#fff', 'fill-opacity=".22"') +
    rect(96, 144, 48, 76, 3, p.accent) +
    rect(104, 152, 32, 40, 2, p.light) +
    circle(138, 200, 3, p.ink) +
    each([40, 160], (x) => rect(x, 200, 38, 14, 3, p.main)) +
    each([48, 60, 72, 168, 180, 192], (x, i) => circle(x, 196, 7, i % 2 ? p.accent : p.shade)) +
    rect(20, 212, 200, 8, 2, p.ink),
  depot: (p) =>
    path('M12 112L120 62l108 50v108H12z', p.light) +
    path('M4 116L120 58l116 58v-14L120 44 4 102z', p.shade) +
    each([28, 94, 160], (x, i) => rect(x, 136, 54, 84, 2, i === 1 ? p.accent : p.main)) +
    each([28, 94, 160], (x) =>
      repeat(6, (j) => rect(x + 5, 143 + j * 12, 44, 5, 1, '#fff', 'fill-opacity=".24"')),
    ) +
    each([46, 112, 178], (x) => circle(x + 9, 122, 7, p.shade)) +
    rect(86, 84, 68, 18, 3, p.main) +
    rect(8, 214, 224, 6, 2, p.ink),
  office: (p) =>
    path('M60 220V52l92-22v190z', p.main) +
    path('M152 220V30l40 18v172z', p.shade) +
    repeat(7, (i) => line(`M60 ${78 + i * 22}l92-${20 - i * 2.6}`, p.light, 4, 'stroke-opacity=".8"')) +
    each([82, 106, 130], (x) =>
      line(`M${x} ${46 - (x - 82) * 0.22}V220`, p.light, 2.4, 'stroke-opacity=".55"'),
    ) +
    path('M60 150l60-110 20-4-80 150z', '#fff', 'fill-opacity=".16"') +
    repeat(6, (i) => rect(164, 66 + i * 24, 18, 10, 1, i % 3 === 1 ? p.accent : p.light)) +
    rect(92, 190, 30, 30, 2, p.ink) +
    rect(40, 212, 170, 8, 3, p.ink) +
    tree(30, 176, 16, p.accent, p) +
    bush(214, 14, p.shade),
} satisfies Record<string, Drawing>;
