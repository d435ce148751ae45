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

const bloom = (x: number, y: number, r: number, fill: string, heart: string) =>
  each([0, 72, 144, 216, 288], (turn) =>
    ellipse(x, y - r * 0.72, r * 0.5, r * 0.62, fill, `transform="rotate(${turn} ${x} ${y})"`),
  ) + circle(x, y, r * 0.42, heart);

/** Goods to give, to play with and for animals; in a 240 x 240 box, standing on y = 220. */
export const GIFT_OBJECTS = {
  puzzle: (p) =>
    rect(30, 40, 180, 180, 12, p.light) +
    path('M30 52q0-12 12-12h78v38q-22-6-22 12t22 12v28H30z', p.main) +
    path('M120 40h78q12 0 12 12v78h-28q6-22-12-22t-12 22h-38z', p.accent) +
    path('M30 130h32q-6 22 12 22t12-22h34v90H42q-12 0-12-12z', p.shade) +
    path(
      'M120 130h38q-6-22 12-22t12 22h28v78q0 12-12 12h-78v-36q22 6 22-12t-22-12z',
      p.main,
      'fill-opacity=".55"',
    ),
  toycar: (p) =>
    path('M74 112q4-42 30-42h44q24 0 34 42z', p.shade) +
    path('M88 110q4-28 22-28h10v28zM130 82h18q14 0 20 28h-38z', '#dff0f4') +
    path('M18 152q0-40 40-40h128q36 0 36 40v32q0 10-10 10H28q-10 0-10-10z', p.main) +
    path('M18 152q0-40 40-40h20q-30 14-30 82H28q-10 0-10-10z', '#fff', shiny) +
    each([68, 172], (x) => circle(x, 192, 28, '#c08a55') + circle(x, 192, 11, p.accent)) +
    circle(120, 152, 18, p.light),
  hamper: (p) =>
    `<path d="M54 140Q54 26 120 26t66 114" fill="none" stroke="#a8723f" stroke-width="10"/>` +
    rect(66, 80, 32, 74, 8, '#5a7a2a') +
    rect(74, 56, 16, 28, 4, p.ink) +
    rect(104, 96, 44, 56, 8, p.light) +
    rect(104, 88, 44, 14, 4, p.accent) +
    circle(170, 128, 25, '#d8452f') +
    path('M22 140h196l-16 68q-3 12-15 12H53q-12 0-15-12z', '#c08a55') +
    repeat(8, (i) => line(`M${38 + i * 23} 146l-4 68`, '#9a6737', 4)) +
    rect(18, 136, 204, 18, 6, '#a8723f') +
    path('M120 182q-30-26-38-4 4 18 38 4 30-26 38-4-4 18-38 4z', p.main),
  bouquet: (p) =>
    each([-34, -14, 14, 34], (turn) => leaf(120, 150, 56, '#5a8a4c', turn)) +
    bloom(120, 62, 32, p.main, '#f6d060') +
    bloom(74, 90, 28, p.accent, p.light) +
    bloom(166, 90, 28, p.light, p.accent) +
    bloom(98, 124, 24, p.shade, '#f6d060') +
    bloom(146, 124, 24, p.main, '#fff') +
    path('M72 128q48 32 96 0l-28 86q-2 6-8 6h-24q-6 0-8-6z', '#f1e3cc') +
    path('M72 128q24 16 48 16l-12 76q-6 0-8-6z', '#fff', shiny) +
    line('M96 176q24 12 48 0', p.accent, 8),
  moonlantern: (p) =>
    line('M120 12v28', p.ink, 5) +
    path('M84 70q0-34 36-34t36 34z', p.shade) +
    rect(74, 68, 92, 16, 5, p.main) +
    path('M78 84h84l14 96H64z', '#ffe9ad') +
    each([78, 120, 162], (x, i) => line(`M${x} 84L${x + (i - 1) * 14} 180`, p.main, 8)) +
    path('M112 112a26 26 0 1 0 22 38 22 22 0 1 1-22-38z', p.shade) +
    path('M150 106l4 10 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z', p.shade) +
    rect(58, 178, 124, 20, 6, p.main) +
    rect(72, 198, 96, 22, 8, p.shade),
  gift: (p) =>
    rect(34, 110, 172, 110, 10, p.main) +
    rect(34, 110, 46, 110, 10, '#fff', shiny) +
    rect(24, 84, 192, 36, 8, p.shade) +
    rect(104, 84, 32, 136, 0, p.accent) +
    path('M120 84Q60 78 72 44q22-22 48 40 26-62 48-40 12 34-48 40z', p.accent) +
    circle(120, 80, 11, p.light),
  balloons: (p) =>
    line('M76 118q10 50 42 100M122 100q2 60-4 118M170 122q-14 50-52 96', p.ink, 3, 'stroke-opacity=".55"') +
    each(
      [
        [74, 76, 0],
        [122, 56, 1],
        [170, 82, 2],
      ],
      ([x, y, i]) =>
        ellipse(x, y, 38, 46, [p.main, p.accent, p.shade][i] ?? p.main) +
        path(`M${x - 7} ${y + 54}l7-10 7 10z`, p.ink) +
        ellipse(x - 12, y - 14, 9, 15, '#fff', 'fill-opacity=".45"'),
    ),
  kibble: (p) =>
    path('M52 40h136l10 168q0 12-12 12H54q-12 0-12-12z', p.main) +
    path('M52 40h30l-4 180H54q-12 0-12-12z', '#fff', shiny) +
    path('M48 40q72-22 144 0l-4 20H52z', p.shade) +
    rect(72, 88, 96, 96, 48, p.light) +
    ellipse(120, 148, 20, 16, p.main) +
    each(
      [
        [96, 128],
        [112, 114],
        [130, 114],
        [146, 128],
      ],
      ([x, y]) => ellipse(x, y, 8, 10, p.main),
    ),
  collar: (p) =>
    `<ellipse cx="120" cy="140" rx="94" ry="52" fill="none" stroke="${p.shade}" stroke-width="26"/>` +
    `<path d="M26 140q0 52 94 52t94-52" fill="none" stroke="${p.main}" stroke-width="26"/>` +
    each([52, 88, 152, 188], (x) => circle(x, 182 - Math.abs(x - 120) / 4, 4, p.light)) +
    `<rect x="102" y="172" width="36" height="38" rx="6" fill="none" stroke="#d9b04a" stroke-width="8"/>` +
    circle(120, 220, 16, '#d9b04a'),
  petbowl: (p) =>
    ellipse(120, 140, 92, 26, p.shade) +
    ellipse(120, 138, 76, 18, '#7a5234') +
    each(
      [
        [76, 132],
        [104, 126],
        [132, 134],
        [160, 128],
        [118, 142],
      ],
      ([x, y]) => circle(x, y, 10, '#a8763f'),
    ) +
    path('M28 142q92 52 184 0l16 66q2 12-10 12H22q-12 0-10-12z', p.main) +
    path('M28 142q20 12 44 18l-14 60H22q-12 0-10-12z', '#fff', shiny) +
    path(
      'M96 184h48q12-14 20 0 2 10-8 10 8 8 0 12-10 4-14-8H98q-4 12-14 8-8-4 0-12-10 0-8-10 8-14 20 0z',
      p.light,
    ),
  bone: (p) =>
    group(
      'rotate(-18 120 150)',
      path(
        'M60 128q-40-30-48 6 4 16 16 18-16 6-14 24 14 30 46 0h120q32 30 46 0 2-18-14-24 12-2 16-18-8-36-48-6z',
        '#ecd9b8',
      ) +
        path('M60 128q-40-30-48 6 4 16 16 18h196q12-2 16-18-8-36-48-6z', '#fff', shiny) +
        rect(92, 124, 56, 56, 4, p.main) +
        rect(92, 140, 56, 8, 0, p.accent),
    ),
  scratcher: (p) =>
    rect(30, 196, 180, 24, 8, p.shade) +
    rect(88, 56, 40, 142, 4, '#d8b98a') +
    repeat(11, (i) => line(`M90 ${64 + i * 12}h36`, '#b08f5c', 3)) +
    rect(58, 36, 124, 24, 10, p.main) +
    line('M166 58v36', p.ink, 3) +
    circle(166, 104, 14, p.accent),
  aquarium: (p) =>
    rect(14, 60, 212, 160, 12, '#bfe3ee') +
    rect(22, 84, 196, 130, 6, '#6fbcd6') +
    path('M22 190q50-18 98-4t98-4v26q0 6-6 6H28q-6 0-6-6z', '#d9b98a') +
    leaf(58, 196, 44, '#4f8a4c', -8) +
    leaf(72, 198, 34, '#3f7a44', 14) +
    path('M104 136q22-24 52 0 14-16 22-14-6 14 0 30-10 0-22-12-30 22-52-4z', p.main) +
    circle(118, 134, 4, '#fff') +
    path('M150 174q12-13 28 0 8-9 12-8-3 8 0 16-6 0-12-6-16 11-28-2z', p.accent) +
    each(
      [
        [92, 112],
        [100, 98],
      ],
      ([x, y]) => circle(x, y, 5, '#fff', 'fill-opacity=".7"'),
    ) +
    rect(10, 48, 220, 20, 8, p.ink) +
    path('M32 92h20L34 200h-6z', '#fff', 'fill-opacity=".35"'),
} satisfies Record<string, Drawing>;
