import { circle, type Drawing, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

/** More seats, beds, tables and lamps; in a 240 x 240 box, standing on y = 220. */
export const FURNITURE_OBJECTS = {
  chesterfield: (p) =>
    each([34, 190], (x) => circle(x + 8, 214, 8, p.ink)) +
    path('M22 108q0-26 26-26h144q26 0 26 26v70H22z', p.main) +
    repeat(3, (i) => repeat(7, (j) => circle(46 + j * 25 + (i % 2) * 12, 98 + i * 18, 3, p.shade))) +
    path('M8 120q0-18 18-18t18 18v92H8zM196 120q0-18 18-18t18 18v92h-36z', p.shade) +
    rect(44, 152, 76, 30, 10, p.light, 'fill-opacity=".24"') +
    rect(120, 152, 76, 30, 10, p.light, 'fill-opacity=".24"') +
    rect(8, 178, 224, 34, 8, p.main) +
    group('rotate(10 172 138)', rect(152, 114, 40, 40, 8, p.accent)),
  cornersofa: (p) =>
    rect(12, 88, 216, 70, 18, p.main) +
    rect(12, 88, 52, 116, 18, p.shade) +
    rect(12, 144, 216, 52, 14, p.main) +
    rect(150, 148, 82, 60, 14, p.shade) +
    rect(64, 146, 84, 44, 10, '#fff', 'fill-opacity=".16"') +
    rect(156, 146, 70, 34, 10, '#fff', 'fill-opacity=".16"') +
    each([24, 130, 212], (x) => rect(x, 200, 10, 20, 3, p.ink)) +
    group('rotate(-10 94 124)', rect(74, 104, 44, 44, 9, p.accent)) +
    group('rotate(8 144 126)', rect(126, 108, 38, 38, 9, p.light)),
  loveseat: (p) =>
    each([58, 174], (x) => line(`M${x} 200l${x < 100 ? -8 : 8} 20`, p.ink, 8)) +
    rect(46, 84, 148, 90, 34, p.main) +
    rect(30, 128, 44, 74, 20, p.shade) +
    rect(166, 128, 44, 74, 20, p.shade) +
    rect(60, 152, 120, 46, 12, p.main) +
    rect(60, 152, 120, 22, 11, '#fff', 'fill-opacity=".18"') +
    rect(92, 108, 56, 46, 12, p.accent),
  armchair: (p) =>
    each([70, 164], (x) => line(`M${x} 202v18`, p.ink, 9)) +
    path('M62 74q0-34 58-34t58 34v92H62z', p.main) +
    path('M78 78q0-20 42-20t42 20v70H78z', '#fff', 'fill-opacity=".12"') +
    rect(40, 122, 40, 84, 18, p.shade) +
    rect(160, 122, 40, 84, 18, p.shade) +
    rect(74, 150, 92, 54, 12, p.main) +
    rect(74, 150, 92, 18, 9, '#fff', 'fill-opacity=".2"') +
    rect(96, 100, 48, 48, 10, p.accent),
  officechair: (p) =>
    line('M120 168v30M120 198l-50 14M120 198l50 14M120 198v18', p.ink, 8) +
    each([68, 120, 172], (x) => circle(x, 214, 7, p.ink)) +
    rect(78, 34, 84, 96, 24, p.main) +
    repeat(5, (i) => rect(90, 50 + i * 15, 60, 5, 2, '#fff', 'fill-opacity=".2"')) +
    rect(112, 126, 16, 30, 3, p.ink) +
    rect(60, 146, 120, 24, 12, p.shade) +
    line('M54 140v-24h26M186 140v-24h-26', p.ink, 8) +
    rect(98, 20, 44, 20, 8, p.accent),
  stool: (p) =>
    line('M84 110L62 220M156 110l22 110M104 112l-6 108M136 112l6 108', p.ink, 8) +
    line('M74 172h92', p.ink, 6) +
    ellipse(120, 100, 62, 18, p.shade) +
    ellipse(120, 92, 62, 18, p.main) +
    ellipse(112, 88, 34, 8, '#fff', 'fill-opacity=".22"'),
  diningset: (p) =>
    rect(14, 116, 212, 14, 6, p.main) +
    line('M40 130L32 220M200 130l8 90', p.shade, 10) +
    path('M66 92h40v96H66zM136 92h40v96h-40z', p.accent) +
    each([66, 136], (x) => line(`M${x + 4} 188v32M${x + 36} 188v32`, p.ink, 7)) +
    each([66, 136], (x) => rect(x - 4, 158, 48, 14, 5, p.ink, 'fill-opacity=".3"')) +
    ellipse(120, 108, 34, 9, p.light) +
    each([104, 122, 136], (x, i) => circle(x, 98 - (i % 2) * 6, 10, i === 1 ? p.shade : p.accent)),
  coffeetable: (p) =>
    ellipse(120, 150, 104, 22, p.shade) +
    ellipse(120, 142, 104, 22, p.main) +
    line('M62 160L46 220M178 160l16 60M120 164v52', p.ink, 9) +
    rect(70, 120, 60, 12, 3, p.accent) +
    rect(76, 108, 52, 12, 3, p.light) +
    rect(150, 104, 26, 34, 6, p.light) +
    leaf(163, 106, 26, p.shade, -22) +
    leaf(163, 106, 28, p.main, 16),
  desk: (p) =>
    rect(16, 112, 208, 14, 5, p.main) +
    line('M34 126v94', p.ink, 9) +
    rect(146, 126, 70, 94, 4, p.shade) +
    each([136, 164, 192], (y) => rect(152, y, 58, 22, 3, p.main) + rect(172, y + 8, 18, 5, 2, p.accent)) +
    rect(56, 60, 74, 46, 5, p.ink) +
    rect(62, 66, 62, 34, 2, p.light) +
    rect(88, 106, 10, 8, 0, p.ink) +
    line('M176 112V84l-22-18', p.ink, 5) +
    path('M142 72l14-20 18 14z', p.accent),
  bunk: (p) =>
    each([26, 204], (x) => rect(x, 34, 12, 186, 4, p.shade)) +
    each([84, 172], (y) => rect(30, y, 184, 16, 4, p.main)) +
    each([66, 154], (y) => rect(38, y, 168, 20, 8, p.light)) +
    each([56, 144], (y, i) => rect(44, y, 44, 20, 9, i ? p.accent : p.main)) +
    path('M100 66h106v12H100zM100 154h106v12H100z', p.accent, 'fill-opacity=".85"') +
    line('M160 74v138M190 74v138', p.ink, 6) +
    repeat(5, (i) => line(`M160 ${92 + i * 26}h30`, p.ink, 6)),
  headboard: (p) =>
    path('M30 186V66q0-14 14-14h24q10-18 52-18t52 18h24q14 0 14 14v120z', p.shade) +
    repeat(5, (i) => line(`M${56 + i * 32} 58v80`, '#fff', 3, 'stroke-opacity=".18"')) +
    rect(44, 116, 66, 38, 14, p.light) +
    rect(130, 116, 66, 38, 14, p.light) +
    rect(22, 142, 196, 58, 14, p.main) +
    path('M22 160q98 26 196 0v30q0 10-10 10H32q-10 0-10-10z', p.accent) +
    each([34, 196], (x) => rect(x, 198, 12, 22, 3, p.ink)),
  daybed: (p) =>
    path('M20 92q40 4 44 62H20zM220 92q-40 4-44 62h44z', p.shade) +
    rect(14, 146, 212, 40, 14, p.main) +
    rect(14, 146, 212, 16, 8, '#fff', 'fill-opacity=".2"') +
    each([26, 202], (x) => line(`M${x + 6} 186v34`, p.ink, 9)) +
    each([66, 106, 146], (x, i) =>
      group(`rotate(${i * 8 - 8} ${x + 16} 128)`, rect(x, 108, 40, 40, 10, i === 1 ? p.accent : p.light)),
    ),
  floorlamp: (p) =>
    line('M94 216V96q0-58 58-58', p.ink, 7) +
    ellipse(94, 214, 44, 8, p.ink) +
    path('M126 72q2-38 38-38t38 38z', p.accent) +
    path('M126 72q2-38 38-38-22 8-22 38z', '#fff', 'fill-opacity=".3"') +
    circle(164, 76, 9, p.light) +
    path('M140 84h48l22 132h-92z', p.light, 'fill-opacity=".28"'),
  desklamp: (p) =>
    rect(60, 204, 96, 16, 8, p.shade) +
    line('M108 204L70 136l62-64', p.ink, 8) +
    circle(70, 136, 9, p.accent) +
    path('M112 78l34-40q26 8 42 44l-28 24z', p.main) +
    path('M112 78l34-40 10 6-32 44z', '#fff', 'fill-opacity=".22"') +
    circle(170, 104, 12, p.light),
  pendants: (p) =>
    each([58, 120, 182], (x, i) => {
      const y = [116, 78, 140][i] ?? 100;
      const fill = [p.main, p.accent, p.shade][i] ?? p.main;
      return (
        line(`M${x} 0V${y - 30}`, p.ink, 4) +
        path(`M${x - 34} ${y + 14}q2-46 34-46t34 46z`, fill) +
        ellipse(x, y + 15, 14, 6, p.light)
      );
    }) +
    rect(30, 204, 180, 16, 6, p.shade) +
    ellipse(120, 202, 40, 8, p.light) +
    each([100, 120, 138], (x) => circle(x, 192, 11, p.accent)),
  bookcase: (p) =>
    rect(30, 34, 180, 186, 5, p.main) +
    each([44, 104, 164], (y) => rect(40, y, 160, 48, 2, p.light)) +
    repeat(6, (i) =>
      rect(46 + i * 13, 56 - (i % 3) * 5, 10, 36 + (i % 3) * 5, 1, i % 2 ? p.shade : p.accent),
    ) +
    circle(166, 74, 17, p.shade) +
    repeat(4, (i) =>
      rect(130 + i * 15, 112 + (i % 2) * 6, 11, 40 - (i % 2) * 6, 1, i % 2 ? p.main : p.accent),
    ) +
    rect(54, 128, 44, 24, 4, p.shade) +
    leaf(76, 128, 20, p.main, -16) +
    leaf(76, 128, 22, p.main, 16) +
    rect(48, 176, 64, 36, 3, p.shade) +
    rect(124, 176, 64, 36, 3, p.accent),
  drawers: (p) =>
    rect(40, 84, 160, 126, 8, p.main) +
    each([94, 132, 170], (y) => rect(50, y, 140, 32, 4, '#fff', 'fill-opacity=".16"')) +
    each([94, 132, 170], (y) => circle(94, y + 16, 5, p.accent) + circle(146, y + 16, 5, p.accent)) +
    line('M58 210v12M182 210v12', p.ink, 10) +
    circle(150, 50, 32, p.shade) +
    circle(150, 50, 25, p.light) +
    rect(66, 60, 26, 24, 5, p.accent) +
    leaf(79, 62, 24, p.shade, -14) +
    leaf(79, 62, 24, p.shade, 16),
  roundrug: (p) =>
    ellipse(120, 160, 112, 56, p.main) +
    ellipse(120, 160, 92, 45, p.light) +
    ellipse(120, 160, 74, 36, p.shade) +
    ellipse(120, 160, 50, 24, p.accent) +
    ellipse(120, 160, 28, 13, p.light) +
    repeat(12, (i) => {
      const a = (i * Math.PI) / 6;
      return circle(Math.round(120 + Math.cos(a) * 102), Math.round(160 + Math.sin(a) * 50), 4, p.accent);
    }),
  runner: (p) =>
    path('M96 40h92l36 180H20z', p.main) +
    path('M104 52h76l30 156H40z', p.light) +
    path('M112 66h58l24 130H58z', p.shade) +
    each([92, 134, 176], (y, i) =>
      path(`M136 ${y - 20}l${18 + i * 5} 20-${18 + i * 5} 20-${18 + i * 5}-20z`, p.accent),
    ) +
    repeat(9, (i) => line(`M${24 + i * 25} 220v10`, p.accent, 4)),
} satisfies Record<string, Drawing>;
