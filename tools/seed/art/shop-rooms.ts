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

/** Goods of the bedroom, the bathroom, the desk and the garden; in a 240 x 240 box, standing on y = 220. */
export const ROOM_OBJECTS = {
  duvet: (p) =>
    path('M26 172q94-26 188 0v36q0 12-12 12H38q-12 0-12-12z', p.shade) +
    path('M30 132q90-26 180 0 10 18 0 40-90-24-180 0-10-22 0-40z', p.main) +
    path('M38 96q82-24 164 0 10 18 0 38-82-24-164 0-10-20 0-38z', p.light) +
    path('M30 132q30-9 60-12v38q-30 4-60 14-10-22 0-40z', '#fff', shiny) +
    repeat(4, (i) => line(`M${64 + i * 38} 124v36`, p.shade, 2, 'stroke-opacity=".5"')) +
    rect(92, 176, 56, 26, 4, p.light),
  pillow: (p) =>
    path('M20 112q100-40 200 0 12 44 0 88-100 34-200 0-12-44 0-88z', p.light) +
    path('M20 112q50-20 90-20-40 50-32 124-30-4-58-16-12-44 0-88z', '#fff', 'fill-opacity=".6"') +
    path('M20 200q100 34 200 0l-4 12q-96 18-192 0z', p.shade) +
    line('M34 126q86-30 172 0M34 186q86 26 172 0', p.main, 3),
  cushion: (p) =>
    group(
      'rotate(-8 120 140)',
      path('M38 62q82 18 164 0 10 78 0 156-82-16-164 0-10-78 0-156z', p.main) +
        path('M38 62q40 9 74 9-46 60-58 148l-16-1q-10-78 0-156z', '#fff', shiny) +
        each([84, 120, 156], (x) => line(`M${x} 76v130`, p.shade, 5, 'stroke-dasharray="2 13"')) +
        circle(120, 140, 8, p.accent),
    ),
  candle: (p) =>
    path('M120 34q22 26 0 46-22-20 0-46z', '#f6b63c') +
    path('M120 52q9 14 0 26-9-12 0-26z', '#fff5d6') +
    line('M120 76v18', p.ink, 4) +
    rect(66, 92, 108, 128, 12, p.main) +
    rect(66, 92, 26, 128, 12, '#fff', shiny) +
    ellipse(120, 96, 54, 10, p.light) +
    rect(84, 132, 72, 58, 4, p.light) +
    line('M98 152h44M106 168h28', p.ink, 4),
  lantern: (p) =>
    `<path d="M84 74q0-46 36-46t36 46" fill="none" stroke="${p.ink}" stroke-width="7"/>` +
    rect(74, 70, 92, 28, 10, p.main) +
    rect(82, 98, 76, 86, 6, '#fff3c9') +
    circle(120, 140, 26, '#f9c94a') +
    each([96, 120, 144], (x) => line(`M${x} 98v86`, p.shade, 4)) +
    rect(66, 182, 108, 38, 12, p.main) +
    rect(66, 182, 28, 38, 12, '#fff', shiny) +
    circle(120, 201, 7, p.accent),
  charger: (p) =>
    rect(28, 92, 96, 106, 18, p.light) +
    rect(28, 92, 26, 106, 18, '#fff', 'fill-opacity=".7"') +
    line('M58 92V66M94 92V66', '#9aa3ad', 9) +
    rect(62, 140, 28, 12, 6, p.ink) +
    rect(62, 164, 28, 12, 6, p.ink) +
    line('M90 170q50 4 50 34 0 14 20 14 44 0 36-60-8-44 18-66', p.main, 9) +
    rect(196, 62, 34, 42, 8, p.shade) +
    rect(204, 46, 18, 18, 3, '#9aa3ad'),
  phonecase: (p) =>
    group(
      'rotate(8 120 130)',
      rect(66, 22, 108, 200, 24, p.main) +
        rect(66, 22, 24, 200, 20, '#fff', shiny) +
        rect(78, 36, 48, 52, 16, p.shade) +
        each(
          [
            [92, 52],
            [112, 52],
            [92, 74],
          ],
          ([x, y]) => circle(x, y, 9, p.ink),
        ) +
        circle(120, 156, 17, p.light, 'fill-opacity=".85"'),
    ),
  powerbank: (p) =>
    rect(54, 54, 132, 166, 22, p.main) +
    rect(54, 54, 34, 166, 22, '#fff', shiny) +
    each([94, 110, 126, 142], (x, i) => circle(x, 88, 5, i < 3 ? '#7be08a' : p.shade)) +
    path('M128 116l-32 46h22l-8 36 34-48h-22z', p.accent) +
    rect(90, 46, 24, 12, 4, p.ink) +
    rect(126, 46, 24, 12, 4, p.ink),
  keyboard: (p) =>
    path('M10 132q0-12 12-12h196q12 0 12 12v76q0 12-12 12H22q-12 0-12-12z', p.main) +
    path('M10 200h220v8q0 12-12 12H22q-12 0-12-12z', p.shade) +
    repeat(3, (row) =>
      repeat(11, (i) =>
        rect(22 + i * 18, 130 + row * 20, 15, 16, 4, i === 0 && row === 0 ? p.accent : p.light),
      ),
    ) +
    rect(76, 190, 88, 10, 4, p.light),
  mouse: (p) =>
    path('M60 128q0-66 60-66t60 66v34q0 58-60 58t-60-58z', p.main) +
    path('M60 128q0-66 60-66-36 20-36 70v40q0 24 12 44-36-10-36-54z', '#fff', shiny) +
    line('M120 64v60', p.shade, 4) +
    rect(112, 82, 16, 34, 8, p.accent),
  lens: (p) =>
    rect(58, 60, 124, 160, 16, '#23262e') +
    rect(50, 60, 140, 28, 8, '#33373f') +
    rect(52, 116, 136, 40, 6, '#3d424c') +
    repeat(12, (i) => rect(56 + i * 11, 118, 5, 36, 2, '#23262e')) +
    rect(58, 172, 124, 6, 0, p.accent) +
    ellipse(120, 60, 66, 20, '#14161b') +
    ellipse(120, 60, 48, 13, p.main) +
    path('M82 56q20-10 40-9-18 6-26 14z', '#fff', 'fill-opacity=".7"'),
  controller: (p) =>
    path('M52 92h136q32 0 42 64 8 50-16 56-22 4-44-36H70q-22 40-44 36-24-6-16-56 10-64 42-64z', p.main) +
    path('M52 92h30q-38 30-46 118-26 2-26-24 0-20 4-40 10-54 38-54z', '#fff', shiny) +
    path('M58 122h14v14h14v14H72v14H58v-14H44v-14h14z', p.ink) +
    each(
      [
        [176, 118],
        [194, 136],
        [158, 136],
        [176, 154],
      ],
      ([x, y], i) => circle(x, y, 8, i % 2 ? p.accent : p.light),
    ) +
    circle(98, 170, 15, p.shade) +
    circle(142, 170, 15, p.shade) +
    rect(108, 116, 24, 8, 4, p.light),
  planter: (p) =>
    leaf(120, 120, 60, '#4f8a4c', 0) +
    leaf(114, 122, 50, '#3f7a44', -38) +
    leaf(126, 122, 50, '#3f7a44', 38) +
    path('M58 116h124l-14 96q-1 8-10 8H82q-9 0-10-8z', p.main) +
    path('M58 116h34l6 104H82q-9 0-10-8z', '#fff', shiny) +
    rect(48, 100, 144, 24, 8, p.shade),
  secateurs: (p) =>
    group(
      'rotate(18 120 130)',
      path('M112 116Q96 54 128 16q22 46 4 102z', '#c9d0d8') +
        path('M118 112q-34-22-34-56 20 10 44 50z', '#9aa3ad') +
        line('M112 124q-40 36-34 92', p.main, 18) +
        line('M128 124q40 36 34 92', p.accent, 18) +
        circle(120, 118, 12, p.ink),
    ),
  spade: (p) =>
    line('M120 40v100', '#b98350', 13) +
    path('M92 22h56v10q0 14-14 14h-28q-14 0-14-14z', p.ink) +
    path('M76 132h88v38q0 32-44 52-44-20-44-52z', p.main) +
    path('M76 132h28v78q-28-16-28-40z', '#fff', shiny) +
    rect(104, 120, 32, 22, 4, p.shade),
  wateringcan: (p) =>
    `<path d="M92 104q-10-60 50-60 46 0 44 62" fill="none" stroke="${p.shade}" stroke-width="11"/>` +
    path('M74 170L22 96l14-10 62 60z', p.shade) +
    path('M8 86l38-28 8 12-38 28z', p.main) +
    path('M74 104h122l10 104q0 12-12 12H76q-12 0-12-12z', p.main) +
    path('M74 104h30l-4 116H76q-12 0-12-12z', '#fff', shiny) +
    ellipse(135, 104, 61, 11, p.shade),
  hose: (p) =>
    each(
      [92, 72, 52],
      (r, i) =>
        `<ellipse cx="112" cy="148" rx="${r}" ry="${r * 0.76}" fill="none" stroke="${i % 2 ? p.shade : p.main}" stroke-width="16"/>`,
    ) +
    line('M200 160q16 40-6 54', p.main, 15) +
    rect(176, 204, 50, 16, 6, p.accent) +
    rect(150, 206, 28, 12, 3, p.ink),
  toolbox: (p) =>
    `<path d="M82 96V72q0-10 10-10h56q10 0 10 10v24" fill="none" stroke="${p.ink}" stroke-width="11"/>` +
    rect(18, 92, 204, 128, 12, p.main) +
    rect(18, 92, 204, 40, 12, p.shade) +
    rect(18, 92, 34, 128, 12, '#fff', shiny) +
    each([66, 158], (x) => rect(x, 118, 22, 30, 4, p.light)) +
    rect(92, 160, 56, 30, 4, p.light),
  brushes: (p) =>
    each(
      [
        [52, -10],
        [98, -3],
        [142, 3],
        [188, 10],
      ],
      ([x, turn], i) =>
        group(
          `rotate(${turn} ${x} 210)`,
          rect(x - 7, 110, 14, 110, 6, i % 2 ? p.main : p.shade) +
            rect(x - 11, 84, 22, 30, 3, '#b9c0c8') +
            path(`M${x - 12} 86q-6-34 12-58 18 24 12 58z`, i % 2 ? p.ink : '#7a5234'),
        ),
    ),
  novel: (p) =>
    path('M58 26h112q12 0 12 12v182H62q-14 0-14-14V36q0-10 10-10z', p.main) +
    rect(48, 26, 18, 194, 6, p.shade) +
    rect(60, 206, 122, 14, 0, p.light) +
    circle(126, 96, 34, p.accent) +
    path('M82 132q44-40 88 0v26H82z', p.shade) +
    line('M88 176h76M100 190h52', p.light, 6),
  notebook: (p) =>
    rect(54, 28, 134, 192, 12, p.main) +
    rect(54, 28, 28, 192, 10, p.shade) +
    rect(168, 28, 8, 192, 0, p.accent) +
    rect(98, 70, 56, 38, 4, p.light) +
    line('M108 84h36M108 95h22', p.ink, 3) +
    path('M112 220v16l8-6 8 6v-16z', p.accent),
  pens: (p) =>
    each(
      [
        [70, -14],
        [120, 0],
        [170, 14],
      ],
      ([x, turn], i) =>
        group(
          `rotate(${turn} ${x} 214)`,
          rect(x - 12, 56, 24, 120, 8, i === 1 ? p.accent : p.main) +
            rect(x - 12, 56, 8, 120, 6, '#fff', shiny) +
            path(`M${x - 12} 176h24l-12 42z`, p.light) +
            path(`M${x - 4} 204h8l-4 16z`, p.ink) +
            rect(x - 12, 36, 24, 26, 8, p.shade),
        ),
    ),
} satisfies Record<string, Drawing>;
