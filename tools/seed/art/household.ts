import { circle, type Drawing, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

/** Things of the house, the shed, the studio and the team; in a 240 x 240 box, standing on y = 220. */
export const HOUSEHOLD_OBJECTS = {
  wardrobe: (p) =>
    rect(44, 26, 152, 186, 6, p.main) +
    rect(36, 20, 168, 16, 5, p.shade) +
    rect(54, 46, 62, 118, 3, '#fff', 'fill-opacity=".16"') +
    rect(124, 46, 62, 118, 3, '#fff', 'fill-opacity=".16"') +
    rect(54, 172, 132, 30, 3, p.shade) +
    circle(108, 108, 5, p.accent) +
    circle(132, 108, 5, p.accent) +
    rect(108, 184, 24, 5, 2.5, p.accent) +
    rect(52, 210, 14, 12, 3, p.ink) +
    rect(174, 210, 14, 12, 3, p.ink),
  mirror: (p) =>
    circle(120, 112, 94, p.main) +
    circle(120, 112, 80, p.light) +
    path('M66 152L150 40l24 16-88 120z', '#fff', 'fill-opacity=".7"') +
    path('M100 184l64-88 12 10-60 84z', p.backdrop, 'fill-opacity=".6"') +
    rect(84, 204, 72, 16, 6, p.shade) +
    leaf(188, 218, 26, p.accent, 22) +
    leaf(186, 218, 24, p.shade, -10),
  vacuum: (p) =>
    line('M168 36L104 184', p.ink, 10) +
    path('M150 24h40l8 52q-22 18-50 4z', p.main) +
    path('M150 24h18l-6 62q-8-2-14-6z', '#fff', 'fill-opacity=".2"') +
    circle(176, 96, 24, p.accent) +
    circle(176, 96, 12, p.light) +
    path('M54 186h88q10 0 12 12v14q0 8-8 8H50q-8 0-8-8v-14q2-12 12-12z', p.shade) +
    rect(42, 206, 112, 8, 4, p.ink),
  microwave: (p) =>
    rect(14, 76, 212, 130, 12, p.main) +
    rect(28, 92, 134, 98, 8, p.ink) +
    rect(38, 102, 114, 78, 4, p.accent, 'fill-opacity=".75"') +
    ellipse(95, 166, 42, 7, p.light) +
    path('M66 140h58q-2 24-29 24t-29-24z', p.light) +
    rect(174, 94, 40, 20, 3, p.light) +
    repeat(3, (i) =>
      repeat(3, (j) => circle(180 + j * 14, 130 + i * 16, 4.5, p.light, 'fill-opacity=".8"')),
    ) +
    rect(34, 204, 24, 16, 3, p.shade) +
    rect(182, 204, 24, 16, 3, p.shade),
  piano: (p) =>
    line('M64 156L44 220M176 156l20 64M64 156l100 64M176 156L76 220', p.ink, 7) +
    rect(12, 96, 216, 66, 8, p.shade) +
    rect(20, 122, 200, 36, 3, p.light) +
    repeat(14, (i) => line(`M${34 + i * 13.5} 122v36`, p.ink, 1.5, 'stroke-opacity=".4"')) +
    each([0, 1, 3, 4, 5, 7, 8, 10, 11, 12], (i) => rect(30 + i * 13.5, 122, 8, 21, 1, p.ink)) +
    each([40, 58, 76], (x) => circle(x, 108, 5, p.accent)) +
    rect(96, 102, 48, 12, 3, p.light, 'fill-opacity=".7"') +
    path('M84 44l32 8 32-8v48l-32 6-32-6z', p.main) +
    line('M116 52v46', p.light, 3),
  drums: (p) =>
    line('M30 60L58 214M208 66l-22 150', p.ink, 5) +
    ellipse(30, 60, 40, 9, p.accent) +
    ellipse(206, 64, 38, 9, p.accent) +
    rect(66, 74, 50, 40, 8, p.shade) +
    rect(126, 74, 50, 40, 8, p.shade) +
    ellipse(91, 76, 25, 8, p.light) +
    ellipse(151, 76, 25, 8, p.light) +
    circle(121, 160, 60, p.main) +
    circle(121, 160, 48, p.light) +
    path('M121 130l9 20 22 2-16 15 5 22-20-12-20 12 5-22-16-15 22-2z', p.accent),
  violin: (p) =>
    group(
      'rotate(24 120 130)',
      rect(113, 10, 14, 112, 5, p.ink) +
        path(
          'M120 82c38 0 40 30 30 48-6 12 2 14 8 30 8 34-14 54-38 54s-46-20-38-54c6-16 14-18 8-30-10-18-8-48 30-48z',
          p.main,
        ) +
        path('M120 82c-38 0-40 30-30 48 6 12-2 14-8 30-8 34 14 54 38 54z', '#fff', 'fill-opacity=".12"') +
        line('M117 30v160M123 30v160', p.light, 1.6) +
        line('M98 140q-8 12 0 26M142 140q8 12 0 26', p.ink, 4) +
        rect(106, 178, 28, 8, 3, p.accent) +
        rect(108, 4, 24, 16, 6, p.shade),
    ) + line('M30 206L196 176', p.shade, 5),
  jetski: (p) =>
    path('M20 176q10-24 60-30l30-40 22 6-12 30h86q14 0 18 22-6 28-34 34H64q-32 0-44-22z', p.main) +
    path('M20 176q90 14 204-4-8 22-34 26H64q-32 0-44-22z', p.light) +
    rect(136, 122, 76, 22, 9, p.ink) +
    line('M112 106l-22-10', p.ink, 8) +
    path('M70 150l34-8-8 18z', p.accent) +
    path('M0 204q30-18 60 0t60 0 60 0 60 0v28H0z', p.light, 'fill-opacity=".85"'),
  soccerball: (p) =>
    line('M14 220V70h212v150', p.light, 7) +
    repeat(8, (i) => line(`M${40 + i * 24} 72v120`, p.light, 1.6, 'stroke-opacity=".7"')) +
    repeat(5, (i) => line(`M18 ${94 + i * 24}h204`, p.light, 1.6, 'stroke-opacity=".7"')) +
    circle(118, 160, 60, p.light) +
    path('M118 132l24 17-9 28h-30l-9-28z', p.main) +
    path('M118 100v20l-24 12-24-10q16-20 48-22zM118 100v20l24 12 24-10q-16-20-48-22z', p.shade) +
    path('M60 172l18-14 14 20-10 28q-18-12-22-34zM176 172l-18-14-14 20 10 28q18-12 22-34z', p.shade),
  cricketbat: (p) =>
    group(
      'rotate(28 120 130)',
      rect(94, 70, 52, 150, 14, p.light) +
        path('M120 70h12q14 0 14 14v122q0 14-14 14h-12z', p.shade, 'fill-opacity=".22"') +
        rect(94, 108, 52, 30, 0, p.main) +
        rect(110, 2, 20, 76, 8, p.ink) +
        repeat(5, (i) => line(`M111 ${14 + i * 12}l18 5`, p.accent, 3)),
    ) +
    circle(56, 190, 30, p.main) +
    line('M34 172q26 8 32 46', p.light, 4),
  cards: (p) =>
    each([-22, -4, 16], (angle, i) => {
      const fill = [p.shade, p.main, p.accent][i] ?? p.main;
      return group(
        `rotate(${angle} 120 230)`,
        rect(72, 52, 96, 140, 10, fill) +
          rect(80, 62, 80, 68, 5, p.light) +
          circle(120, 96, 22, i === 2 ? p.main : p.accent) +
          rect(84, 142, 72, 7, 3.5, p.light, 'fill-opacity=".85"') +
          rect(84, 158, 50, 7, 3.5, p.light, 'fill-opacity=".85"'),
      );
    }) + rect(40, 208, 160, 12, 5, p.ink),
  sewing: (p) =>
    rect(24, 188, 192, 32, 8, p.shade) +
    path('M48 60h140q22 0 22 22v106h-44v-84H76v22H48z', p.main) +
    path('M48 60h140q10 0 16 6H60v52H48z', '#fff', 'fill-opacity=".2"') +
    line('M62 126v46', p.ink, 5) +
    rect(46, 172, 34, 8, 3, p.light) +
    rect(118, 34, 28, 26, 4, p.accent) +
    rect(126, 26, 12, 8, 2, p.ink) +
    circle(214, 92, 16, p.ink) +
    circle(184, 136, 11, p.light) +
    path('M30 178h130q20 4 20 12H30z', p.accent),
  easel: (p) =>
    line('M120 12L58 220M120 12l62 208M120 60v150', p.shade, 9) +
    rect(48, 48, 144, 110, 4, p.light) +
    path('M56 150v-30q34-40 66-10t62-24v64z', p.main) +
    circle(152, 80, 14, p.accent) +
    path('M56 150v-14q40-26 70-6t58-8v28z', p.shade) +
    rect(40, 158, 160, 10, 4, p.ink),
  yarn: (p) =>
    circle(88, 156, 62, p.main) +
    repeat(4, (i) =>
      line(`M${38 + i * 14} ${132 - i * 12}q50 8 ${84 - i * 6} 66`, p.light, 4, 'stroke-opacity=".6"'),
    ) +
    circle(174, 180, 40, p.accent) +
    line('M142 166q30-4 58 28M150 196q20-28 50-34', p.shade, 4) +
    line('M60 214L176 40M120 214L64 46', p.ink, 6) +
    circle(178, 36, 9, p.shade) +
    circle(62, 42, 9, p.shade),
  vase: (p) =>
    each([-34, 0, 34], (angle, i) =>
      group(
        `rotate(${angle} 120 130)`,
        line('M120 120V44', p.shade, 5) +
          each([0, 72, 144, 216, 288], (a) =>
            ellipse(120, 26, 9, 15, i === 1 ? p.accent : p.main, `transform="rotate(${a} 120 40)"`),
          ) +
          circle(120, 40, 9, p.light),
      ),
    ) +
    path('M98 112h44q-4 20 20 44 16 36-14 64H92q-30-28-14-64 24-24 20-44z', p.main) +
    path('M98 112h20q-4 24-26 46-14 34 6 62h-6q-30-28-14-64 24-24 20-44z', '#fff', 'fill-opacity=".18"') +
    path('M72 170q48 16 96 0v14q-48 16-96 0z', p.accent),
  poster: (p) =>
    rect(52, 22, 136, 188, 4, p.ink) +
    rect(60, 30, 120, 172, 2, p.light) +
    circle(120, 92, 42, p.accent) +
    path('M60 150l40-44 30 30 20-22 30 36v30H60z', p.main) +
    path('M60 162q60-24 120 6v12H60z', p.shade) +
    rect(74, 184, 70, 7, 3, p.ink) +
    rect(40, 210, 160, 10, 4, p.shade),
  scales: (p) =>
    rect(110, 52, 20, 150, 6, p.shade) +
    path('M74 220q4-26 46-26t46 26z', p.main) +
    line('M34 76q86-36 172 0', p.ink, 8) +
    line('M34 76L14 140M34 76l22 64M206 76l-22 64M206 76l20 64', p.ink, 3) +
    path('M6 140h56q-4 26-28 26T6 140zM178 140h56q-4 26-28 26t-28-26z', p.accent) +
    circle(120, 50, 14, p.accent),
  noticeboard: (p) =>
    rect(18, 40, 204, 148, 8, p.shade) +
    rect(30, 52, 180, 124, 3, p.main) +
    group('rotate(-5 80 110)', rect(44, 70, 66, 82, 3, p.light) + circle(77, 78, 6, p.accent)) +
    repeat(4, (i) => rect(54, 96 + i * 12, 44 - (i % 2) * 12, 5, 2.5, p.shade, 'fill-opacity=".5"')) +
    group('rotate(6 160 110)', rect(126, 64, 66, 50, 3, p.accent) + circle(158, 72, 6, p.light)) +
    rect(132, 126, 58, 38, 3, p.light) +
    circle(160, 134, 5, p.accent) +
    line('M60 188v32M180 188v32', p.ink, 9),
  crate: (p) =>
    path('M30 110q90-90 180 0v104H30z', p.main) +
    path('M30 110q90-90 180 0h-24Q120 46 54 110z', p.shade) +
    repeat(6, (i) => line(`M${62 + i * 23} 112v96`, p.light, 5)) +
    rect(30, 206, 180, 14, 5, p.shade) +
    rect(50, 108, 140, 10, 4, p.light) +
    ellipse(120, 206, 58, 16, p.accent),
  petbed: (p) =>
    ellipse(120, 180, 108, 42, p.main) +
    ellipse(120, 166, 108, 42, p.shade) +
    ellipse(120, 168, 80, 28, p.light) +
    rect(92, 158, 56, 14, 7, p.accent) +
    each([92, 148], (x) => circle(x, 158, 11, p.accent) + circle(x, 172, 11, p.accent)),
  highchair: (p) =>
    line('M88 130L62 220M152 130l26 90M96 150l-12 70M144 150l12 70', p.shade, 8) +
    rect(82, 40, 76, 96, 22, p.main) +
    rect(92, 50, 56, 60, 16, '#fff', 'fill-opacity=".2"') +
    rect(50, 116, 140, 16, 8, p.accent) +
    rect(74, 176, 92, 10, 4, p.ink) +
    circle(120, 104, 9, p.light) +
    path('M96 98h18v16H96z', p.light),
  weights: (p) =>
    rect(20, 118, 200, 8, 4, p.ink) +
    each([34, 54], (x, i) => rect(x, 76 + i * 14, 16, 92 - i * 28, 6, i ? p.main : p.shade)) +
    each([190, 170], (x, i) => rect(x, 76 + i * 14, 16, 92 - i * 28, 6, i ? p.main : p.shade)) +
    line('M96 126v80M144 126v80', p.shade, 9) +
    rect(70, 166, 100, 22, 10, p.accent) +
    rect(64, 206, 112, 14, 5, p.ink),
  exercisebike: (p) =>
    line('M50 214h150M82 214l30-70h66M112 144L96 84M178 144l10 68M96 84l-24-4', p.ink, 9) +
    circle(98, 170, 40, p.main) +
    circle(98, 170, 28, p.light) +
    circle(98, 170, 9, p.accent) +
    rect(150, 92, 62, 16, 8, p.shade) +
    line('M180 106v38', p.ink, 8) +
    rect(76, 46, 46, 34, 6, p.shade) +
    rect(82, 52, 34, 22, 3, p.light),
} satisfies Record<string, Drawing>;
