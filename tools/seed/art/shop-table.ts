import {
  circle,
  type Drawing,
  each,
  ellipse,
  group,
  leaf,
  line,
  path,
  rect,
  repeat,
  shiny,
} from './shapes.ts';

/** Goods of the kitchen, the table and the pantry; in a 240 x 240 box, standing on y = 220. */
export const TABLE_OBJECTS = {
  pot: (p) =>
    line('M30 128h20M190 128h20', p.shade, 16) +
    path('M44 104h152v84q0 32-32 32H76q-32 0-32-32z', p.main) +
    path('M44 104h30v116q-30-2-30-32z', '#fff', shiny) +
    rect(36, 92, 168, 18, 9, p.shade) +
    path('M50 92q6-38 70-38t70 38z', p.main) +
    path('M66 86q10-22 44-24-20 8-24 24z', '#fff', shiny) +
    rect(104, 36, 32, 18, 9, p.accent),
  pan: (p) =>
    line('M160 170L226 104', p.ink, 15) +
    ellipse(96, 176, 86, 36, p.shade) +
    ellipse(96, 166, 86, 36, p.main) +
    ellipse(96, 166, 68, 26, p.ink, 'fill-opacity=".55"') +
    ellipse(88, 164, 40, 15, '#fff') +
    ellipse(92, 160, 15, 8, '#f6b63c'),
  bakingdish: (p) =>
    path('M14 130h34v20H24q-10 0-10-10zM226 130h-34v20h24q10 0 10-10z', p.shade) +
    path('M32 122h176l-14 84q-2 14-16 14H62q-14 0-16-14z', p.main) +
    path('M32 122h36l10 98H62q-14 0-16-14z', '#fff', shiny) +
    ellipse(120, 122, 90, 22, p.shade) +
    ellipse(120, 120, 78, 16, '#f0c36a') +
    each([70, 104, 140, 168], (x, i) => circle(x, 116 + (i % 2) * 7, 7, i % 2 ? '#cc4a2f' : '#4f8a3a')),
  knife: (p) =>
    group(
      'rotate(-24 120 140)',
      path('M8 118h132v52q-96-2-132-52z', '#dfe4ea') +
        path('M8 118h132v16H22z', '#fff') +
        rect(138, 116, 14, 40, 3, p.ink) +
        rect(150, 116, 84, 32, 12, p.shade) +
        each([172, 194, 216], (x) => circle(x, 132, 4, p.light)),
    ),
  board: (p) =>
    path('M60 24h120q18 0 18 18v160q0 18-18 18H60q-18 0-18-18V42q0-18 18-18z', '#c08a55') +
    each([68, 96, 124, 152, 178], (x) => line(`M${x} 34q8 90-2 178`, '#9a6737', 3, 'stroke-opacity=".5"')) +
    circle(120, 50, 13, p.light) +
    ellipse(104, 160, 34, 26, '#d8452f') +
    leaf(104, 140, 18, '#3f8a46', 20) +
    leaf(150, 196, 26, '#4f9a4c', -36),
  plates: (p) =>
    each([212, 198, 184, 170], (y, i) => ellipse(120, y, 98, 13, i % 2 ? p.main : p.shade)) +
    circle(120, 96, 78, p.main) +
    circle(120, 96, 78, '#fff', 'fill-opacity=".12"') +
    circle(120, 96, 52, p.shade, 'fill-opacity=".5"') +
    circle(120, 96, 47, p.main) +
    path('M64 74q20-40 62-38-40 10-52 44z', '#fff', shiny),
  glasses: (p) =>
    each([30, 126], (x, i) =>
      [
        path(`M${x} 88h84l-10 124q-1 8-10 8H${x + 20}q-9 0-10-8z`, '#cfe3ea', 'fill-opacity=".85"'),
        path(`M${x + 5} 138h74l-6 74q-1 8-10 8H${x + 20}q-9 0-10-8z`, i ? p.accent : p.main),
        path(`M${x + 10} 92h14l4 118h-8z`, '#fff', 'fill-opacity=".5"'),
        rect(x - 2, 84, 88, 8, 4, '#b9d2db'),
      ].join(''),
    ) + circle(188, 92, 22, '#f0b93a'),
  teapot: (p) =>
    `<path d="M178 108q52-4 46 44-6 34-52 36" fill="none" stroke="${p.shade}" stroke-width="14"/>` +
    path('M62 130Q22 128 14 84l20-6q6 28 42 34z', p.shade) +
    path('M48 148q0-54 74-54t74 54q0 72-74 72t-74-72z', p.main) +
    path('M64 140q4-30 44-38-22 16-22 52 0 30 18 58-44-10-40-72z', '#fff', shiny) +
    ellipse(122, 96, 50, 12, p.shade) +
    circle(122, 76, 14, p.accent),
  tin: (p) =>
    rect(62, 68, 116, 152, 10, p.main) +
    rect(62, 68, 30, 152, 10, '#fff', shiny) +
    rect(56, 44, 128, 32, 8, p.shade) +
    rect(62, 104, 116, 78, 0, p.light) +
    leaf(120, 168, 36, p.shade, 0) +
    leaf(116, 168, 30, p.main, -40) +
    leaf(124, 168, 30, p.main, 40),
  sack: (p) =>
    path('M56 60q64 18 128 0 26 80 14 144-2 16-18 16H60q-16 0-18-16-12-64 14-144z', p.light) +
    path('M56 60q64 18 128 0-4-22 6-36-70 16-140 0 10 14 6 36z', p.main) +
    rect(72, 104, 96, 76, 10, p.main) +
    circle(120, 142, 24, p.light) +
    path('M120 122q14 20 0 40-14-20 0-40z', p.accent) +
    line('M60 66q60 16 120 0', p.shade, 6),
  oilbottle: (p) =>
    rect(104, 22, 32, 28, 5, p.ink) +
    path('M104 50h32v40q34 12 34 44v72q0 14-14 14H84q-14 0-14-14v-72q0-32 34-44z', '#5a7a2a') +
    path('M78 132q2-28 30-36v-44h8v50q-22 10-22 34v76H78z', '#fff', shiny) +
    rect(70, 136, 100, 58, 0, p.light) +
    circle(108, 164, 12, '#6f8f2f') +
    circle(132, 168, 12, p.accent) +
    leaf(124, 152, 18, '#3f6b2a', 40),
  spice: (p) =>
    each([24, 92, 160], (x, i) =>
      [
        rect(x, 100, 56, 120, 10, '#e6edf0'),
        path(`M${x} 140h56v70q0 10-10 10H${x + 10}q-10 0-10-10z`, ['#c4532c', '#d8a22c', '#7a4a2a'][i] ?? ''),
        rect(x - 3, 80, 62, 26, 6, p.shade),
        rect(x + 8, 154, 40, 34, 3, p.light),
        line(`M${x + 16} 166h24M${x + 16} 176h16`, p.ink, 3),
      ].join(''),
    ),
  chocolates: (p) =>
    path('M20 130h200v78q0 12-12 12H32q-12 0-12-12z', p.main) +
    path('M20 130l24-26h152l24 26z', p.shade) +
    repeat(4, (i) => circle(56 + i * 43, 122, 15, i % 2 ? '#5b3420' : '#8a5a34')) +
    repeat(4, (i) => line(`M${48 + i * 43} 120q8-6 16 0`, '#f3d9b0', 3)) +
    rect(104, 130, 32, 90, 0, p.accent) +
    path('M120 168q-34-30-44-6 4 22 44 6 34-30 44-6-4 22-44 6z', p.accent) +
    circle(120, 168, 9, p.light),
  juice: (p) =>
    rect(98, 20, 44, 26, 5, p.accent) +
    path('M98 46h44v26q28 14 28 44v90q0 14-14 14H84q-14 0-14-14v-90q0-30 28-44z', '#f2a83b') +
    path('M78 116q0-24 24-36V50h9v36q-18 12-18 34v84H78z', '#fff', shiny) +
    rect(70, 126, 100, 62, 0, p.light) +
    circle(120, 158, 20, p.main) +
    leaf(126, 142, 14, '#4f8a3a', 30),
  cheese: (p) =>
    path('M20 176L196 92q28 22 28 66v18z', '#f8d365') +
    path('M20 176h204v38q0 6-6 6H26q-6 0-6-6z', '#f0bb3a') +
    path('M196 92q28 22 28 66v18h-16q4-48-28-76z', p.main) +
    each(
      [
        [70, 200, 11],
        [118, 190, 8],
        [160, 202, 13],
        [130, 150, 9],
        [176, 138, 7],
      ],
      ([x, y, r]) => ellipse(x, y, r, r * 0.8, '#d99a22'),
    ),
  eggs: (p) =>
    each([52, 98, 144, 190], (x, i) => ellipse(x, 138, 22, 29, i % 2 ? '#f4dfc4' : '#e2b992')) +
    each([74, 120, 166], (x, i) => ellipse(x, 152, 22, 29, i % 2 ? '#e9c6a0' : '#f7e8d3')) +
    path('M14 158h212l-12 50q-3 12-14 12H40q-11 0-14-12z', p.main) +
    repeat(4, (i) => path(`M${30 + i * 47} 158h34q-4 22-17 22t-17-22z`, p.shade)),
  meat: (p) =>
    rect(14, 128, 212, 92, 16, p.light) +
    rect(24, 138, 192, 72, 12, p.shade) +
    path('M48 178q-4-38 50-42 40-4 72 10 30 14 24 36-8 22-62 22-78 2-84-26z', '#c2403f') +
    path('M62 176q2-24 40-28 34-2 60 8 18 8 14 20-8 14-52 14-60 2-62-14z', '#d9605a') +
    path('M92 164q30-14 60 2-26-4-34 8-14-10-26-10z', '#f6d4c8') +
    leaf(196, 204, 30, '#4f8a3a', -50) +
    leaf(198, 206, 26, '#3f7a3a', -16),
  fruitbox: (p) =>
    circle(66, 122, 30, '#d8452f') +
    circle(124, 112, 34, '#f0a030') +
    circle(180, 122, 30, '#8fb43a') +
    circle(96, 142, 26, '#7a3e9c') +
    circle(152, 144, 26, '#e9c63f') +
    leaf(66, 96, 16, '#3f7a3a', 30) +
    leaf(180, 94, 16, '#3f7a3a', -30) +
    rect(18, 148, 204, 72, 4, '#c08a55') +
    rect(18, 148, 204, 20, 4, '#a8723f') +
    rect(18, 178, 204, 6, 0, '#8f5f33') +
    rect(92, 186, 56, 24, 4, p.light) +
    rect(18, 148, 12, 72, 2, '#8f5f33') +
    rect(210, 148, 12, 72, 2, '#8f5f33'),
} satisfies Record<string, Drawing>;
