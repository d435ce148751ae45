import { circle, type Drawing, each, ellipse, leaf, line, path, rect, repeat, shiny } from './shapes.ts';

const sleeves = 'M84 40L30 74l18 52 28-16v106h88V110l28 16 18-52-54-34q-36 24-72 0z';

/** Goods to wear, to carry and to care for oneself; in a 240 x 240 box, standing on y = 220. */
export const WEAR_OBJECTS = {
  tee: (p) =>
    path(sleeves, p.main) +
    path('M84 40L30 74l18 52 28-16v106h18V60z', '#fff', shiny) +
    path('M84 40q36 24 72 0l-8 14q-28 18-56 0z', p.shade) +
    circle(120, 112, 22, p.accent, 'fill-opacity=".9"'),
  polo: (p) =>
    path(sleeves, p.main) +
    path('M84 40L30 74l18 52 28-16v106h18V60z', '#fff', shiny) +
    path('M86 38l34 24-14 22-30-34zM154 38l-34 24 14 22 30-34z', p.shade) +
    rect(114, 62, 12, 58, 4, p.light) +
    each([78, 96], (y) => circle(120, y, 3.5, p.ink)) +
    path('M30 74l18 52 8-5-18-52zM210 74l-18 52-8-5 18-52z', p.light),
  knit: (p) =>
    path(
      'M86 44L36 78q-12 70-12 122l34 4 16-74v86h92v-86l16 74 34-4q0-52-12-122l-50-34q-34 18-68 0z',
      p.main,
    ) +
    repeat(6, (i) => line(`M82 ${96 + i * 18}q38 12 76 0`, p.shade, 4, 'stroke-dasharray="7 6"')) +
    path('M86 44q34 18 68 0l-4 18q-30 16-60 0z', p.shade) +
    rect(74, 204, 92, 14, 4, p.shade) +
    path('M24 188l34 4-2 14-32-4zM216 188l-34 4 2 14 32-4z', p.shade),
  scarf: (p) =>
    path('M60 96q0-62 60-62t60 62q0 46-60 52-60-6-60-52z', p.main) +
    path('M78 92q4-34 42-34t42 34q-2 28-42 34-40-6-42-34z', p.shade) +
    path('M70 118q30 34 100 12l30 90q-40-18-64-4-18-60-66-98z', p.main) +
    path('M82 132L48 220q36-14 60-4l14-60q-22-8-40-24z', p.shade) +
    line('M160 136l24 74M142 146l18 60', '#fff', 4, 'stroke-opacity=".3"'),
  hivis: (p) =>
    path(sleeves, '#f4d21f') +
    path('M84 40L30 74l18 52 28-16v18h88v-18l28 16 18-52-54-34q-36 24-72 0z', '#ff7a1a') +
    each([146, 180], (y) => rect(76, y, 88, 14, 0, '#e6ebee')) +
    rect(92, 48, 13, 168, 0, '#e6ebee') +
    rect(135, 48, 13, 168, 0, '#e6ebee') +
    line('M120 54v162', p.ink, 4),
  sandal: (p) =>
    path('M18 196q40-22 96-14 70 10 106 6 12 0 10 18-2 14-18 14H32q-16 0-14-24z', p.shade) +
    path('M18 192q40-22 96-14 70 10 106 6 10 0 10 10-60 10-118 2-58-6-96 4z', p.light) +
    line('M58 184q18-60 66-14', p.main, 20) +
    line('M134 184q26-52 62 0', p.main, 20) +
    circle(92, 148, 8, p.accent),
  necklace: (p) =>
    `<path d="M48 40q-6 116 72 124 78-8 72-124" fill="none" stroke="${p.accent}" stroke-width="7" stroke-dasharray="1 12" stroke-linecap="round"/>` +
    each(
      [
        [120, 164],
        [96, 158],
        [144, 158],
        [76, 144],
        [164, 144],
      ],
      ([x, y], i) => circle(x, y, i ? 8 : 11, '#fbf4e8'),
    ) +
    path('M120 176l22 22-22 26-22-26z', p.main) +
    path('M120 176l-22 22 22 4z', '#fff', 'fill-opacity=".4"'),
  earrings: (p) =>
    each([72, 168], (x) =>
      [
        line(`M${x} 40v34`, '#c9a23a', 6),
        `<circle cx="${x}" cy="132" r="50" fill="none" stroke="#d9b04a" stroke-width="14"/>`,
        circle(x, 74, 12, p.main),
        path(`M${x - 10} 170l10 30 10-30z`, p.main),
        circle(x - 4, 70, 4, '#fff', 'fill-opacity=".7"'),
      ].join(''),
    ),
  tote: (p) =>
    `<path d="M78 100q-4-78 42-78t42 78" fill="none" stroke="${p.shade}" stroke-width="11"/>` +
    path('M36 92h168l-12 116q-1 12-13 12H61q-12 0-13-12z', p.main) +
    path('M36 92h42l4 128H61q-12 0-13-12z', '#fff', shiny) +
    rect(36, 92, 168, 18, 4, p.shade) +
    rect(94, 134, 52, 34, 5, p.light),
  wallet: (p) =>
    rect(64, 62, 124, 60, 8, p.light) +
    rect(52, 80, 144, 60, 8, p.accent) +
    path('M24 104h186q12 0 12 12v92q0 12-12 12H36q-12 0-12-12z', p.main) +
    path('M24 104h50v116H36q-12 0-12-12z', '#fff', shiny) +
    line('M34 116h178M34 208h178', p.shade, 3, 'stroke-dasharray="8 7"') +
    path('M162 144h60v40h-60q-20-20 0-40z', p.shade) +
    circle(176, 164, 8, p.light),
  onesie: (p) =>
    path(
      'M88 38L42 66l14 44 22-10v66q0 50 30 54l12-22 12 22q30-4 30-54v-66l22 10 14-44-46-28q-32 20-64 0z',
      p.main,
    ) +
    path('M88 38L42 66l14 44 22-10v66q0 40 20 50V52z', '#fff', shiny) +
    path('M88 38q32 20 64 0l-6 14q-26 14-52 0z', p.shade) +
    path('M120 148q-34-26-16-40 12-6 16 8 4-14 16-8 18 14-16 40z', p.accent) +
    each([108, 120, 132], (x) => circle(x, 200 - Math.abs(x - 120) / 3, 3.5, p.light)),
  hat: (p) =>
    path('M66 148q0-92 54-92t54 92z', p.main) +
    path('M66 148q0-92 54-92-30 20-32 92z', '#fff', shiny) +
    path('M10 166q0-26 110-26t110 26q-26 40-110 40T10 166z', p.shade) +
    path('M66 132q54 18 108 0v20q-54 16-108 0z', p.accent),
  mat: (p) =>
    path('M60 186h160q8 0 8 10v14q0 10-8 10H60z', p.main) +
    circle(66, 168, 52, p.main) +
    each(
      [40, 27, 14],
      (r, i) =>
        `<circle cx="66" cy="168" r="${r}" fill="none" stroke="${i % 2 ? p.light : p.shade}" stroke-width="5"/>`,
    ) +
    rect(92, 120, 14, 96, 5, p.accent) +
    line('M120 206h100', '#fff', 4, 'stroke-opacity=".35"'),
  bottle: (p) =>
    `<path d="M96 44q0-24 24-24t24 24" fill="none" stroke="${p.ink}" stroke-width="8"/>` +
    rect(90, 42, 60, 32, 8, p.ink) +
    path('M82 74h76q12 10 12 28v98q0 20-20 20H90q-20 0-20-20v-98q0-18 12-28z', p.main) +
    path('M82 74h22v146H90q-20 0-20-20v-98q0-18 12-28z', '#fff', shiny) +
    rect(70, 176, 100, 12, 0, p.accent) +
    circle(124, 134, 15, p.light),
  bikehelmet: (p) =>
    line('M70 160l34 58 36-58', p.ink, 6) +
    path('M22 160q0-102 104-102 88 0 94 88 0 20-20 18-60-6-118 6-60 14-60-10z', p.main) +
    path('M22 160q0-102 104-102-64 20-74 108-30 6-30-6z', '#fff', shiny) +
    each(
      [
        [70, 128, -24],
        [112, 102, -8],
        [158, 102, 12],
      ],
      ([x, y, turn]) =>
        ellipse(x, y, 12, 26, p.ink, `transform="rotate(${turn} ${x} ${y})" fill-opacity=".75"`),
    ) +
    path('M22 154q60 6 96-6 60-12 102 2l-1 14q-60-12-116 6-70 18-81-4z', p.shade),
  sleepingbag: (p) =>
    path('M44 116q0-64 56-64h40q56 0 56 64v66q0 38-76 38t-76-38z', p.main) +
    repeat(4, (i) => line(`M46 ${112 + i * 26}q74 16 148 0`, p.shade, 5)) +
    path('M78 74q42-36 84 0 4 32-42 32T78 74z', p.shade) +
    ellipse(120, 84, 30, 16, p.light) +
    line('M164 92v122', p.accent, 5, 'stroke-dasharray="5 5"'),
  wetsuit: (p) =>
    path(
      'M92 22h56l44 36 8 74-22 4-14-52-6 26 8 110h-38l-8-84-8 84H74l8-110-6-26-14 52-22-4 8-74z',
      '#23262e',
    ) +
    path('M92 22h28v66l-38 6-6-10-14 52-22-4 8-74z', p.main) +
    path('M148 22h-28v66l38 6 6-10 14 52 22-4-8-74z', p.shade) +
    line('M120 30v66', p.light, 4) +
    rect(78, 198, 36, 10, 0, p.accent) +
    rect(126, 198, 36, 10, 0, p.accent),
  goggles: (p) =>
    `<path d="M30 142Q20 62 120 62t90 80" fill="none" stroke="${p.shade}" stroke-width="14"/>` +
    each(
      [68, 172],
      (x) =>
        ellipse(x, 156, 54, 40, p.main) +
        ellipse(x, 156, 40, 28, '#8fd0e6') +
        path(`M${x - 30} 150q12-20 34-20-16 10-18 26z`, '#fff', 'fill-opacity=".7"'),
    ) +
    rect(110, 148, 20, 14, 6, p.accent),
  pump: (p) =>
    path('M116 50V32q0-10-10-10H72v14h24v14z', p.ink) +
    rect(98, 50, 44, 24, 5, p.ink) +
    rect(68, 74, 104, 146, 18, p.main) +
    rect(68, 74, 28, 146, 18, '#fff', shiny) +
    rect(80, 116, 80, 66, 4, p.light) +
    leaf(120, 164, 22, p.shade, 0) +
    line('M96 172h48', p.ink, 3),
  dropper: (p) =>
    path('M104 22q0-12 16-12t16 12v34h-32z', p.ink) +
    rect(94, 54, 52, 26, 5, p.accent) +
    path('M98 80h44q28 14 28 40v84q0 16-16 16H86q-16 0-16-16v-84q0-26 28-40z', '#7a4a22') +
    path('M98 80h14q-22 18-22 44v96h-4q-16 0-16-16v-84q0-26 28-40z', '#fff', shiny) +
    rect(70, 130, 100, 62, 0, p.light) +
    circle(120, 156, 13, p.main) +
    line('M94 180h52', p.ink, 3),
  tube: (p) =>
    path('M72 20h96l-10 156H82z', p.main) +
    path('M72 20h28l4 156H82z', '#fff', shiny) +
    rect(68, 14, 104, 16, 3, p.shade) +
    rect(84, 174, 72, 46, 8, p.light) +
    line('M94 184v28M108 184v28M122 184v28M136 184v28', p.shade, 3) +
    line('M96 74h48M102 92h36', p.light, 7) +
    circle(120, 130, 15, p.accent),
  cream: (p) =>
    rect(34, 140, 172, 80, 20, p.light) +
    rect(34, 152, 172, 46, 0, p.main) +
    line('M84 176h72', p.light, 6) +
    path('M50 140q10-46 70-46t70 46z', '#fff8f0') +
    path('M92 118q30-40 40-8 6 20 30 10-20 24-70-2z', p.shade, 'fill-opacity=".35"') +
    rect(128, 58, 100, 26, 10, p.shade, 'transform="rotate(16 178 71)"'),
  soap: (p) =>
    rect(30, 152, 120, 68, 16, p.main) +
    rect(92, 96, 120, 66, 16, p.light) +
    rect(92, 96, 120, 66, 16, p.accent, 'fill-opacity=".4"') +
    rect(46, 168, 88, 36, 10, p.shade, 'fill-opacity=".5"') +
    leaf(196, 214, 34, '#5a8a4c', -30) +
    each(
      [
        [60, 92, 13],
        [44, 122, 8],
        [84, 70, 8],
      ],
      ([x, y, r]) => circle(x, y, r, '#fff', 'fill-opacity=".75"'),
    ),
  lipstick: (p) =>
    path('M98 34q34-18 44 6v66H98z', p.main) +
    path('M98 34q14-8 24-8-8 10-8 26v54H98z', '#fff', shiny) +
    rect(90, 104, 60, 36, 3, '#d9b04a') +
    rect(80, 138, 80, 82, 6, p.ink) +
    rect(80, 138, 20, 82, 6, '#fff', 'fill-opacity=".18"') +
    rect(80, 152, 80, 6, 0, '#d9b04a'),
  palette: (p) =>
    rect(22, 130, 196, 90, 12, p.ink) +
    repeat(3, (i) =>
      repeat(3, (j) =>
        rect(
          36 + i * 58,
          140 + j * 25,
          50,
          19,
          5,
          ['#d9a08a', '#b0563f', '#7a3e4c', p.main, '#e8c9a0', p.accent, '#5a3a34', '#c98a9c', p.shade][
            i * 3 + j
          ] ?? '',
        ),
      ),
    ) +
    path('M22 126L42 34q2-10 12-10h132q10 0 12 10l20 92z', p.shade) +
    path('M44 116L58 42h124l14 74z', '#dfe9ee') +
    path('M70 110l22-62h26l-26 62z', '#fff', 'fill-opacity=".6"'),
  hairdryer: (p) =>
    path('M112 116h44l10 92q0 12-12 12h-26q-12 0-12-12z', p.shade) +
    circle(140, 84, 58, p.main) +
    path('M140 26H34q-12 0-12 12v92q0 12 12 12h106z', p.main) +
    path('M140 26H34q-12 0-12 12v26h150q-10-30-32-38z', '#fff', shiny) +
    rect(10, 34, 20, 100, 6, p.ink) +
    circle(148, 84, 28, p.light) +
    each([70, 84, 98], (y) => line(`M132 ${y}h32`, p.shade, 5)),
  perfume: (p) =>
    rect(96, 26, 48, 44, 6, p.ink) +
    rect(106, 70, 28, 18, 2, '#d9b04a') +
    rect(54, 86, 132, 134, 18, p.main, 'fill-opacity=".5"') +
    path('M62 130h116v74q0 10-10 10H72q-10 0-10-10z', p.main) +
    rect(62, 94, 22, 116, 10, '#fff', 'fill-opacity=".45"') +
    rect(86, 144, 68, 44, 3, p.light) +
    line('M98 160h44M106 174h28', p.ink, 3),
} satisfies Record<string, Drawing>;
