import type { Palette } from './palettes.ts';
import { circle, type Drawing, each, ellipse, line, path, rect, repeat, shaded, wheel } from './shapes.ts';

const lamps = (p: Palette, front: number, back: number, y: number) =>
  rect(front, y, 14, 12, 5, p.accent) + rect(back, y + 2, 10, 14, 4, '#c3272b');

const sill = (x: number, width: number) =>
  path(`M${x} 180h${width}v10q0 8-8 8H${x + 8}q-8 0-8-8z`, '#000', shaded);

const handle = (x: number, y: number, p: Palette) => rect(x, y, 18, 4.5, 2, p.ink, 'fill-opacity=".5"');

/** Cars, bikes and what they tow: in a 240 x 240 box, on wheels at y = 220, looking to the left. */
export const VEHICLE_OBJECTS = {
  hatch: (p) =>
    path(
      'M16 190v-20q0-18 26-24l26-6 32-36q9-9 24-9h48q20 0 30 18l16 36q8 4 8 18v23q0 8-8 8H24q-8 0-8-8z',
      p.main,
    ) +
    path('M84 142l26-29q5-6 13-6h9v35z', p.light) +
    path('M140 107h30q12 0 18 13l10 22h-58z', p.light) +
    sill(16, 210) +
    handle(146, 152, p) +
    lamps(p, 18, 214, 156) +
    wheel(66, 195, 25, p) +
    wheel(182, 195, 25, p),
  sedan: (p) =>
    path(
      'M6 188v-14q0-20 30-26l28-6 34-30q10-9 24-9h34q18 0 30 12l22 24 18 5q12 4 12 20v14q0 8-8 8H14q-8 0-8-8z',
      p.main,
    ) +
    path('M80 142l26-23q6-5 14-5h10v28z', p.light) +
    path('M138 114h16q10 0 18 8l18 20h-52z', p.light) +
    sill(6, 232) +
    handle(142, 152, p) +
    lamps(p, 8, 226, 158) +
    wheel(58, 196, 24, p) +
    wheel(186, 196, 24, p),
  suv: (p) =>
    line('M98 80h84', p.ink, 5) +
    path(
      'M10 188v-28q0-16 24-20l26-4 26-40q7-10 20-10h86q16 0 22 14l13 38q7 4 7 18v32q0 8-8 8H18q-8 0-8-8z',
      p.main,
    ) +
    path('M74 136l20-31q5-7 13-7h13v38z', p.light) +
    path('M128 98h32v38h-32z', p.light) +
    path('M168 98h16q9 0 12 9l10 29h-38z', p.light) +
    rect(10, 174, 224, 10, 0, p.ink, 'fill-opacity=".35"') +
    handle(132, 148, p) +
    handle(172, 148, p) +
    lamps(p, 12, 224, 150) +
    wheel(62, 192, 29, p) +
    wheel(184, 192, 29, p),
  wagon: (p) =>
    line('M104 98h84', p.ink, 4) +
    path(
      'M6 188v-16q0-20 30-25l26-5 30-30q9-9 23-9h78q15 0 22 12l14 26q7 4 7 18v21q0 8-8 8H14q-8 0-8-8z',
      p.main,
    ) +
    path('M78 142l24-23q6-5 13-5h9v28z', p.light) +
    path('M132 114h30v28h-30z', p.light) +
    path('M170 114h20q8 0 12 8l10 20h-42z', p.light) +
    sill(6, 230) +
    handle(136, 152, p) +
    lamps(p, 8, 224, 156) +
    wheel(58, 196, 24, p) +
    wheel(184, 196, 24, p),
  van: (p) =>
    path('M8 190v-44q0-10 6-18l30-40q9-12 24-12h146q18 0 18 18v96q0 8-8 8H16q-8 0-8-8z', p.main) +
    path('M34 132l26-35q5-7 13-7h13v42z', p.light) +
    rect(96, 90, 36, 42, 4, p.light) +
    rect(142, 90, 78, 42, 6, '#fff', 'fill-opacity=".16"') +
    line('M140 84v96', '#000', 2.5, 'stroke-opacity=".2"') +
    sill(8, 224) +
    handle(100, 146, p) +
    handle(148, 146, p) +
    lamps(p, 10, 222, 150) +
    wheel(60, 195, 25, p) +
    wheel(184, 195, 25, p),
  mover: (p) =>
    path(
      'M8 190v-28q0-14 16-20l20-6 34-38q11-12 28-12h82q20 0 28 20l12 40q4 6 4 16v28q0 8-8 8H16q-8 0-8-8z',
      p.main,
    ) +
    path('M62 136l28-31q7-7 16-7h6v38z', p.light) +
    rect(120, 98, 36, 38, 3, p.light) +
    path('M164 98h22q10 0 14 10l8 28h-44z', p.light) +
    line('M118 142v36M160 142v36', '#000', 2.5, 'stroke-opacity=".18"') +
    sill(8, 224) +
    handle(126, 148, p) +
    lamps(p, 10, 222, 152) +
    wheel(60, 195, 25, p) +
    wheel(186, 195, 25, p),
  dualcab: (p) =>
    path(
      'M8 190v-30q0-12 14-14l36-6 20-36q7-10 20-10h44q10 0 14 9l10 37h62q6 0 6 6v44q0 8-8 8H16q-8 0-8-8z',
      p.main,
    ) +
    path('M68 138l15-27q4-7 12-7h9v34z', p.light) +
    path('M112 104h26q7 0 9 7l8 27h-43z', p.light) +
    rect(166, 132, 68, 9, 3, p.ink) +
    line('M170 132V100h10', p.ink, 7) +
    rect(84, 74, 52, 9, 4, p.accent) +
    rect(2, 150, 12, 34, 4, p.ink) +
    sill(8, 226) +
    handle(118, 150, p) +
    lamps(p, 12, 224, 152) +
    wheel(58, 190, 30, p) +
    wheel(188, 190, 30, p),
  canopy: (p) =>
    path(
      'M8 190v-30q0-12 14-14l36-6 20-36q7-10 20-10h34q10 0 14 9l6 37h76q6 0 6 6v44q0 8-8 8H16q-8 0-8-8z',
      p.main,
    ) +
    path('M68 138l15-27q4-7 12-7h29q7 0 9 7l5 27z', p.light) +
    path('M152 140V96q0-6 6-6h66q10 0 10 10v40z', p.shade) +
    rect(166, 102, 54, 24, 3, p.light, 'fill-opacity=".45"') +
    line('M150 84h82', p.ink, 5) +
    sill(8, 226) +
    handle(112, 150, p) +
    lamps(p, 10, 224, 152) +
    wheel(58, 192, 28, p) +
    wheel(188, 192, 28, p),
  truck: (p) =>
    path('M12 190v-62l16-44q4-10 14-10h42q10 0 10 10v106z', p.main) +
    path('M24 126l12-32q3-8 10-8h32v40z', p.light) +
    rect(100, 54, 134, 128, 5, p.light) +
    rect(100, 54, 134, 14, 5, p.shade) +
    path('M128 108h78l-18 34h-78z', p.accent) +
    rect(12, 180, 222, 14, 4, p.ink) +
    lamps(p, 12, 224, 160) +
    wheel(54, 195, 25, p) +
    wheel(152, 195, 25, p) +
    wheel(206, 195, 25, p),
  cruiser: (p) =>
    line('M50 182L88 92h30M46 96l44-8', p.ink, 9) +
    path('M76 120q24-30 66-12l14 20-10 20H86z', p.main) +
    path('M138 128q34-18 66 2 12 10 14 26l-30-10-50 2z', p.shade) +
    path('M92 148h62l-6 36H98z', p.ink) +
    rect(120, 180, 96, 11, 5.5, p.light) +
    circle(82, 102, 13, p.accent) +
    path('M18 160q14-34 56-30l-6 10q-30-2-44 22z', p.main) +
    wheel(50, 182, 38, p) +
    wheel(194, 184, 36, p),
  sportbike: (p) =>
    line('M52 178l34-70', p.shade, 10) +
    path('M60 96l30-20 34 6 34 26 44-22 18 8-30 34-34 14-20 42H92L66 142z', p.main) +
    path('M70 98l22-14 16 4-22 34z', p.light) +
    path('M100 150h62l-14 34h-40z', p.ink) +
    path('M150 112l50-26 16 6-26 24z', p.accent) +
    line('M150 176h64', p.light, 9) +
    wheel(52, 180, 40, p) +
    wheel(196, 180, 40, p),
  scooter: (p) =>
    line('M62 184L84 78M70 76h34', p.ink, 8) +
    path('M70 92q24-6 28 14l4 62h46q2-46 40-52 34-2 38 40l2 28q0 8-8 8H84q-26 0-26-30z', p.main) +
    path('M76 96q12-2 14 10l4 62h-24z', '#fff', 'fill-opacity=".24"') +
    rect(142, 104, 78, 15, 7, p.ink) +
    circle(82, 86, 12, p.accent) +
    rect(204, 78, 30, 28, 6, p.shade) +
    wheel(60, 192, 28, p) +
    wheel(190, 192, 28, p),
  teardrop: (p) =>
    path('M26 188q-8-98 82-112 76-8 104 66 6 20 6 46z', p.main) +
    path('M40 154q4-60 70-66 40-2 66 24-60-8-82 42z', '#fff', 'fill-opacity=".16"') +
    rect(92, 106, 50, 70, 12, p.light) +
    circle(117, 130, 15, p.shade) +
    circle(172, 138, 16, p.light) +
    circle(172, 138, 11, p.shade) +
    rect(22, 180, 200, 12, 6, p.shade) +
    line('M26 188H8', p.ink, 7) +
    wheel(128, 194, 26, p),
  poptop: (p) =>
    path('M30 60h168l-8 28H40z', p.accent) +
    repeat(5, (i) => line(`M${56 + i * 30} 64l-2 20`, p.light, 3)) +
    path('M18 96q0-10 10-10h174q10 0 14 12l8 82q0 10-10 10H28q-10 0-10-10z', p.light) +
    path('M18 142h202l4 38q0 10-10 10H28q-10 0-10-10z', p.main) +
    rect(36, 102, 52, 32, 5, p.shade) +
    rect(150, 102, 50, 32, 5, p.shade) +
    rect(104, 100, 34, 86, 5, p.shade) +
    rect(110, 106, 22, 24, 3, p.light) +
    line('M18 188H2', p.ink, 7) +
    rect(2, 186, 6, 34, 2, p.ink) +
    wheel(70, 194, 26, p),
  motorhome: (p) =>
    path('M8 190v-40q0-10 8-16l24-18V80q0-12 12-12h166q14 0 14 14v108z', p.light) +
    path('M40 116V80q0-12 12-12H26q-12 0-12 12v24q0 8 8 8z', p.main) +
    path('M22 146l22-22h26v26H22z', p.shade) +
    rect(8, 160, 224, 30, 6, p.main) +
    rect(40, 150, 192, 10, 0, p.accent) +
    rect(88, 92, 42, 34, 5, p.shade) +
    rect(144, 86, 32, 100, 5, p.shade) +
    rect(150, 94, 20, 26, 3, p.light) +
    rect(188, 92, 32, 34, 5, p.shade) +
    wheel(56, 195, 25, p) +
    wheel(188, 195, 25, p),
  speedboat: (p) =>
    path('M10 146h206q16 0 16 10-6 48-40 54H70q-34 0-60-64z', p.main) +
    path('M10 146h222q0 8-2 14H22z', p.light) +
    path('M104 146l26-40h14l-6 40z', p.shade, 'fill-opacity=".8"') +
    rect(158, 120, 50, 26, 7, p.accent) +
    rect(216, 132, 18, 44, 5, p.ink) +
    line('M128 106h46', p.ink, 6) +
    path('M0 204q30-18 60 0t60 0 60 0 60 0v28H0z', p.light, 'fill-opacity=".85"'),
  tinny: (p) =>
    path('M14 142q100 22 200 0l-12 58q-4 12-18 12H54q-16 0-22-14z', p.main) +
    path('M14 142q100 22 200 0l-3 14q-96 20-192 0z', p.light) +
    rect(78, 138, 60, 12, 4, p.shade) +
    rect(208, 112, 20, 40, 6, p.ink) +
    line('M206 122l-26-8', p.ink, 6) +
    line('M60 146L96 54', p.shade, 5) +
    line('M96 54q22 14 18 74', p.ink, 2) +
    circle(114, 134, 5, p.accent) +
    path('M0 204q30-18 60 0t60 0 60 0 60 0v28H0z', p.light, 'fill-opacity=".85"'),
  boxtrailer: (p) =>
    line('M176 186l52 14', p.ink, 8) +
    path('M22 78h148q10 0 10 10v98H22z', p.light) +
    rect(22, 78, 158, 14, 6, p.shade) +
    rect(38, 106, 60, 80, 3, p.main) +
    rect(108, 106, 60, 80, 3, p.main) +
    each([90, 116], (x) => rect(x, 140, 4, 18, 2, p.ink)) +
    wheel(102, 194, 26, p) +
    circle(228, 202, 7, p.ink) +
    rect(206, 194, 8, 26, 2, p.ink),
} satisfies Record<string, Drawing>;

/** What one sees from the driver's seat, on the whole stage. */
export const dashboard: Drawing = (p) =>
  rect(-60, -60, 600, 480, 0, p.wall) +
  path('M-60 200q120-90 260-40t340-50v200H-60z', p.backdrop) +
  path('M190 190h70l120 80H90z', p.light, 'fill-opacity=".8"') +
  path('M222 196h8l12 70h-26z', p.accent, 'fill-opacity=".7"') +
  path('M-60-60h600V30Q240-14-60 30zM-60-60h70l-50 320h-20zM540-60h-70l50 320h20z', p.ink) +
  rect(210, 22, 92, 28, 12, p.ink) +
  rect(216, 27, 80, 18, 8, p.backdrop) +
  path('M-60 262q150-46 300-40t300 40v160H-60z', p.shade) +
  path('M-60 284q150-44 300-38t300 38v140H-60z', p.main) +
  rect(262, 258, 108, 62, 10, p.ink) +
  rect(270, 266, 92, 46, 6, p.backdrop) +
  line('M286 306l22-30 18 18 18-10', p.accent, 5) +
  rect(392, 270, 60, 16, 8, p.ink, 'fill-opacity=".5"') +
  each([288, 316, 344], (x) => circle(x, 340, 10, p.light)) +
  `<circle cx="140" cy="300" r="84" fill="none" stroke="${p.ink}" stroke-width="22"/>` +
  path('M64 292h152l-40 22-14 62h-44l-14-62z', p.ink) +
  ellipse(140, 302, 26, 22, p.light) +
  circle(140, 302, 9, p.accent);
