import {
  circle,
  type Drawing,
  each,
  ellipse,
  group,
  leaf,
  line,
  pane,
  path,
  rect,
  repeat,
  shaded,
  shiny,
  wheel,
} from './shapes.ts';

/** Every object is drawn in a 240 x 240 box, standing on y = 220. */
export const CORE_OBJECTS = {
  sofa: (p) =>
    rect(40, 206, 12, 16, 3, p.ink) +
    rect(188, 206, 12, 16, 3, p.ink) +
    rect(32, 92, 176, 96, 26, p.main) +
    path('M120 94v80', 'none', 'stroke="#000" stroke-opacity=".14" stroke-width="3"') +
    rect(14, 128, 44, 84, 20, p.shade) +
    rect(182, 128, 44, 84, 20, p.shade) +
    rect(52, 158, 136, 52, 14, p.main) +
    rect(52, 158, 136, 52, 14, '#fff', 'fill-opacity=".14"') +
    path('M120 160v48', 'none', 'stroke="#000" stroke-opacity=".14" stroke-width="3"') +
    group('rotate(-12 84 138)', rect(60, 114, 48, 48, 10, p.accent)) +
    group('rotate(9 158 140)', rect(136, 118, 44, 44, 10, p.light)),
  chair: (p) =>
    line('M62 168L44 220M178 168l18 52M84 176l-8 44M156 176l8 44', p.ink, 7) +
    path('M66 62q0-26 28-26h52q28 0 28 26l8 96H58z', p.main) +
    path('M86 62q0-10 12-10h44q12 0 12 10l5 74H81z', '#fff', 'fill-opacity=".14"') +
    rect(46, 138, 148, 42, 20, p.shade) +
    rect(46, 134, 148, 30, 15, p.main) +
    group('rotate(6 120 120)', rect(88, 88, 60, 46, 10, p.accent)),
  lamp: (p) =>
    rect(112, 96, 8, 118, 2, p.ink) +
    ellipse(116, 216, 46, 8, p.ink) +
    path('M72 104L92 36h48l20 68z', p.accent) +
    path('M72 104L92 36h16L98 104z', '#fff', 'fill-opacity=".3"') +
    rect(170, 150, 44, 70, 6, p.main) +
    rect(170, 150, 44, 14, 6, p.shade) +
    leaf(192, 152, 34, p.shade, -24) +
    leaf(192, 152, 36, p.main, 22) +
    leaf(192, 152, 40, p.shade, 0),
  house: (p, r) => {
    const two = r() > 0.5,
      y = two ? 70 : 104;
    return (
      circle(206, 156, 30, p.accent, 'fill-opacity=".9"') +
      rect(202, 160, 8, 60, 2, p.ink) +
      rect(44, y + 34, 136, 186 - y, 3, p.light) +
      rect(44, y + 34, 136, 12, 0, '#000', 'fill-opacity=".08"') +
      path(`M26 ${y + 40}L112 ${y - 26}L198 ${y + 40}Z`, p.main) +
      path(`M112 ${y - 26}L198 ${y + 40}h-24L112 ${y - 2}Z`, p.shade) +
      (two ? pane(64, y + 56, 34, 32, p) + pane(126, y + 56, 34, 32, p) : '') +
      pane(126, 164, 38, 30, p) +
      rect(64, 158, 36, 62, 3, p.accent) +
      circle(92, 190, 3, p.ink) +
      rect(14, 206, 40, 14, 7, p.shade) +
      circle(30, 200, 16, p.main)
    );
  },
  terrace: (p) =>
    rect(30, 52, 90, 168, 2, p.main) +
    rect(120, 52, 90, 168, 2, p.shade) +
    path('M24 56l12-22h78l8 22z', p.ink) +
    path('M118 56l8-22h78l12 22z', p.ink) +
    each(
      [30, 120],
      (x, i) =>
        pane(x + 14, 76, 24, 44, p) +
        pane(x + 52, 76, 24, 44, p) +
        rect(x, 126, 90, 5, 0, p.light) +
        repeat(10, (j) => rect(x + 4 + j * 9, 131, 3, 18, 0, p.light)) +
        rect(x, 148, 90, 5, 0, p.light) +
        rect(x + 12, 164, 28, 56, 14, i ? p.light : p.accent) +
        pane(x + 50, 168, 28, 34, p),
    ) +
    rect(22, 206, 16, 14, 5, p.accent) +
    rect(202, 206, 16, 14, 5, p.accent),
  tower: (p) => {
    const block = (x: number, y: number, w: number, h: number, c: string, n: number) =>
      rect(x, y, w, h, 4, c) +
      repeat(Math.floor(h / 24), (i) =>
        repeat(n, (j) =>
          rect(
            x + 10 + j * ((w - 20) / n),
            y + 12 + i * 22,
            (w - 20) / n - 6,
            12,
            2,
            (i * 3 + j * 7) % 5 === 0 ? p.accent : p.light,
            'fill-opacity=".92"',
          ),
        ),
      );
    return (
      block(24, 104, 64, 116, p.shade, 2) +
      block(74, 36, 92, 184, p.main, 3) +
      block(158, 84, 62, 136, p.shade, 2) +
      rect(108, 192, 24, 28, 2, p.ink) +
      circle(40, 210, 14, p.accent) +
      circle(206, 208, 16, p.accent)
    );
  },
  villa: (p) =>
    rect(30, 112, 180, 108, 3, p.light) +
    rect(18, 96, 150, 18, 3, p.main) +
    rect(120, 62, 100, 52, 3, p.shade) +
    rect(112, 52, 116, 14, 3, p.main) +
    pane(134, 76, 70, 28, p) +
    rect(30, 130, 86, 76, 2, p.shade) +
    path('M30 206L90 130h26L56 206z', '#fff', 'fill-opacity=".18"') +
    rect(142, 140, 34, 80, 2, p.accent) +
    circle(168, 182, 3, p.ink) +
    rect(188, 130, 6, 90, 0, p.main) +
    leaf(206, 220, 40, p.main, 10) +
    leaf(204, 220, 34, p.shade, -18) +
    rect(10, 208, 110, 12, 6, p.main),
  car: (p) =>
    path(
      'M10 186q0-30 30-36l22-6 26-38q8-12 24-12h38q18 0 28 12l26 38 14 6q16 6 16 30v10q0 8-8 8H18q-8 0-8-8z',
      p.main,
    ) +
    path('M74 144l20-30q5-8 14-8h14v38z', p.light) +
    path('M132 106h18q10 0 16 8l20 30h-54z', p.light) +
    path('M10 176h224v14q0 8-8 8H18q-8 0-8-8z', '#000', shaded) +
    rect(140, 152, 22, 5, 2, p.ink, 'fill-opacity=".5"') +
    rect(214, 156, 18, 12, 5, p.accent) +
    rect(10, 158, 12, 14, 4, p.accent) +
    wheel(62, 196, 25, p) +
    wheel(182, 196, 25, p),
  ute: (p) =>
    path(
      'M8 190v-44q0-6 6-6h96l22-40q5-8 14-8h30q10 0 16 9l24 42 14 5q10 4 10 16v26q0 8-8 8H16q-8 0-8-8z',
      p.main,
    ) +
    path('M128 142l18-34q2-4 6-4h6v38z', p.light) +
    path('M168 104h6q5 0 8 5l18 33h-32z', p.light) +
    rect(8, 140, 104, 10, 3, p.shade) +
    path('M8 178h232v12q0 8-8 8H16q-8 0-8-8z', '#000', shaded) +
    path('M20 140v-20h22v20zM48 140v-30h30v30zM84 140v-16h16v16z', p.accent) +
    wheel(60, 196, 26, p) +
    wheel(188, 196, 26, p),
  bike: (p) =>
    each(
      [56, 184],
      (x) =>
        `<circle cx="${x}" cy="168" r="48" fill="none" stroke="${p.ink}" stroke-width="8"/><circle cx="${x}" cy="168" r="41" fill="${p.light}" fill-opacity=".5"/>`,
    ) +
    line('M56 168L92 92h62L184 168M92 92l30 76 36-72M56 168h66', p.main, 10) +
    line('M150 72h20q10 0 12 10l-24 12M86 78l8 16', p.shade, 9) +
    rect(68, 68, 38, 10, 5, p.ink) +
    circle(122, 168, 13, p.accent) +
    circle(56, 168, 6, p.ink) +
    circle(184, 168, 6, p.ink),
  phone: (p) =>
    group(
      'rotate(-8 120 130)',
      rect(74, 28, 92, 188, 20, p.ink) +
        rect(82, 36, 76, 172, 14, p.main) +
        path('M82 150L158 78v116q0 14-14 14H96q-14 0-14-14z', p.shade) +
        circle(120, 104, 26, p.accent) +
        rect(108, 44, 24, 6, 3, p.ink) +
        rect(94, 164, 52, 8, 4, p.light) +
        rect(94, 180, 34, 8, 4, p.light, 'fill-opacity=".6"'),
    ),
  laptop: (p) =>
    rect(44, 70, 152, 110, 10, p.ink) +
    rect(52, 78, 136, 94, 4, p.main) +
    path('M52 172l60-94h76v94z', p.shade) +
    rect(66, 96, 54, 10, 5, p.light) +
    rect(66, 114, 38, 8, 4, p.light, 'fill-opacity=".6"') +
    rect(138, 118, 36, 40, 6, p.accent) +
    path('M20 182h200l-6 24q-3 10-14 10H40q-11 0-14-10z', p.light) +
    rect(98, 182, 44, 8, 4, '#000', shaded),
  headphones: (p) =>
    line('M50 160v-26a70 70 0 0 1 140 0v26', p.main, 18) +
    line('M64 130a56 56 0 0 1 28-46', '#fff', 5, 'stroke-opacity=".4"') +
    rect(32, 138, 44, 74, 20, p.shade) +
    rect(164, 138, 44, 74, 20, p.shade) +
    rect(58, 144, 24, 62, 12, p.accent) +
    rect(158, 144, 24, 62, 12, p.accent),
  camera: (p) =>
    path('M78 84l12-24h60l12 24z', p.shade) +
    rect(24, 80, 192, 128, 18, p.main) +
    rect(24, 108, 192, 60, 0, p.ink, 'fill-opacity=".28"') +
    circle(120, 144, 54, p.light) +
    circle(120, 144, 42, p.ink) +
    circle(120, 144, 26, p.shade) +
    circle(108, 132, 9, '#fff', 'fill-opacity=".7"') +
    rect(178, 92, 24, 12, 6, p.accent) +
    rect(40, 66, 30, 14, 5, p.ink),
  shoe: (p) =>
    path('M14 190q-4-30 6-62 10 14 30 12 20-2 34-26l66 40q16 10 46 14 30 4 32 24v6z', p.main) +
    path('M84 114l66 40q8 6 24 10l-20 14q-50-10-82-46z', p.light) +
    line('M96 138l14-12M114 150l12-14M132 162l10-14', p.ink, 5) +
    path('M14 186h214q6 0 6 8v6q0 16-18 16H32q-18 0-18-16z', p.light) +
    rect(14, 200, 220, 6, 0, p.accent) +
    path('M20 128q10 14 30 12l6 46H15q-4-28 5-58z', p.shade),
  mug: (p) =>
    line('M158 112h22q24 0 24 28t-24 28h-24', p.shade, 14) +
    path('M50 90h120v96q0 34-34 34H84q-34 0-34-34z', p.main) +
    path('M50 90h30v130q-30-2-30-34z', '#fff', 'fill-opacity=".14"') +
    ellipse(110, 90, 60, 13, p.shade) +
    ellipse(110, 92, 50, 9, p.ink) +
    line('M88 66q-10-12 0-24t0-24M120 70q-10-12 0-24t0-22', p.light, 7) +
    rect(50, 142, 120, 14, 0, p.accent),
  pourover: (p) =>
    path('M62 40h116l-38 66h-40z', p.light) +
    path('M62 40h30l14 66h-6z', '#000', 'fill-opacity=".06"') +
    ellipse(120, 40, 58, 10, p.shade) +
    ellipse(120, 41, 48, 7, p.ink) +
    rect(76, 104, 88, 12, 6, p.accent) +
    path('M100 116h40v18q44 14 44 54 0 32-34 32H90q-34 0-34-32 0-40 44-54z', p.main) +
    path('M62 176q58 16 116 0 6 10 6 14 0 30-34 30H90q-34 0-34-30 0-6 6-14z', p.shade) +
    path(
      'M76 170q4-18 22-26',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"',
    ) +
    line('M178 142q30 0 28 24-2 22-24 24', p.accent, 9),
  kettle: (p) =>
    line('M84 92q0-50 46-50 44 0 44 44', p.ink, 10) +
    path('M72 104h92l20 96q2 20-18 20H70q-20 0-18-20z', p.main) +
    path('M72 104h24l-8 116H70q-20 0-18-20z', '#fff', 'fill-opacity=".16"') +
    line('M62 172q-34 4-36-34-2-34-14-44', p.shade, 11) +
    rect(66, 92, 104, 16, 8, p.shade) +
    circle(118, 86, 10, p.accent) +
    rect(54, 196, 128, 8, 0, p.accent),
  bag: (p) =>
    path('M66 60h108l12 150q1 10-10 10H64q-11 0-10-10z', p.main) +
    path('M66 60l8-24h92l8 24z', p.shade) +
    rect(74, 34, 92, 10, 3, p.ink) +
    rect(78, 104, 84, 74, 8, p.light) +
    path('M120 118c18 0 26 14 26 24s-10 22-26 22-26-12-26-22 8-24 26-24z', p.shade) +
    line('M104 156q8-14 16-14t16-14', p.light, 5) +
    path('M66 60h16l-10 160h-8q-11 0-10-10z', '#fff', 'fill-opacity=".14"'),
  burger: (p) =>
    path('M40 118q0-62 80-62t80 62z', '#d9873b') +
    path(
      'M58 100q6-28 40-34',
      'none',
      'stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"',
    ) +
    each(
      [
        [92, 88],
        [118, 78],
        [146, 90],
        [168, 104],
      ],
      ([x, y]) => ellipse(x, y, 5, 3, p.light),
    ) +
    path(
      'M30 124h180q8 0 6 10-6 12-18 4-12-8-22 4-12 12-24 0-10-10-20 0-12 12-24 0-10-10-20 0-12 12-24 0-10-8-20-2-14 8-20-6 0-10 6-10z',
      '#5f9e2f',
    ) +
    rect(34, 146, 172, 26, 12, '#5a2f1c') +
    path('M40 146h150l-26 24-24-20-30 4z', '#ffc94d') +
    path('M40 176h160v12q0 28-28 28H68q-28 0-28-28z', '#d9873b') +
    path('M40 176h160v8H40z', '#000', shaded),
  bowl: (p) =>
    circle(92, 110, 28, p.accent) +
    circle(146, 102, 32, '#5f9e2f') +
    circle(120, 92, 22, p.light) +
    ellipse(166, 118, 26, 16, p.accent) +
    ellipse(70, 122, 24, 14, p.shade) +
    leaf(128, 92, 26, '#3f7a1d', 20) +
    leaf(118, 94, 22, '#5f9e2f', -26) +
    path('M20 122h200q0 66-62 86v12H82v-12q-62-20-62-86z', p.main) +
    path('M20 122h40q4 60 30 98h-8v-12q-62-20-62-86z', '#fff', 'fill-opacity=".14"') +
    rect(14, 116, 212, 14, 7, p.shade) +
    line('M176 96l48-58M188 102l46-46', p.ink, 5),
  skewers: (p) =>
    ellipse(120, 196, 108, 24, p.light) +
    ellipse(120, 192, 84, 15, '#000', 'fill-opacity=".06"') +
    each([0, 1, 2], (i) =>
      group(
        `translate(0 ${i * 38}) rotate(-14 120 100)`,
        line('M12 108h216', '#7b5a36', 5) +
          rect(44, 94, 30, 28, 9, '#a8552a') +
          rect(78, 92, 22, 32, 8, i % 2 ? '#5f9e2f' : '#d3412f') +
          rect(104, 94, 32, 28, 9, '#8a4120') +
          rect(140, 92, 22, 32, 8, i % 2 ? '#d3412f' : '#5f9e2f') +
          rect(166, 94, 30, 28, 9, '#a8552a'),
      ),
    ),
  pizza: () =>
    circle(120, 132, 92, '#c9762b') +
    circle(120, 132, 78, '#ffd26a') +
    each(
      [
        [92, 98],
        [150, 104],
        [118, 146],
        [82, 156],
        [158, 160],
      ],
      ([x, y]) => circle(x, y, 16, '#d3412f') + circle(x - 4, y - 4, 5, '#fff', 'fill-opacity=".25"'),
    ) +
    leaf(128, 122, 20, '#3f7a1d', 50) +
    leaf(100, 190, 20, '#3f7a1d', -30) +
    leaf(176, 132, 18, '#3f7a1d', 10) +
    line('M120 132L186 66M120 132L66 66', '#c9762b', 4),
  scissors: (p) =>
    rect(150, 34, 44, 176, 8, p.light) +
    repeat(10, (i) => rect(174, 44 + i * 16, 20, 8, 2, p.ink, 'fill-opacity=".75"')) +
    line('M52 40l58 116M116 40L58 156', p.shade, 13) +
    line('M54 44l28 56', p.light, 4) +
    `<circle cx="48" cy="184" r="24" fill="none" stroke="${p.main}" stroke-width="14"/><circle cx="120" cy="184" r="24" fill="none" stroke="${p.main}" stroke-width="14"/>` +
    circle(84, 104, 7, p.accent),
  polish: (p) =>
    rect(40, 120, 74, 100, 18, p.main) +
    path('M40 150h74v52q0 18-18 18H58q-18 0-18-18z', '#000', 'fill-opacity=".1"') +
    rect(60, 44, 34, 80, 8, p.ink) +
    rect(50, 130, 12, 54, 6, '#fff', shiny) +
    rect(136, 136, 62, 84, 6, p.light) +
    rect(136, 136, 62, 16, 4, p.shade) +
    path('M146 136V86l42-34q6-4 6 4v80z', p.accent) +
    rect(140, 118, 54, 20, 3, p.shade),
  stones: (p) =>
    ellipse(120, 202, 92, 20, p.shade) +
    ellipse(114, 172, 70, 18, p.main) +
    ellipse(122, 146, 50, 15, p.light) +
    ellipse(122, 142, 44, 8, '#fff', shiny) +
    group(
      'translate(122 132)',
      leaf(0, 0, 36, p.accent, -62) +
        leaf(0, 0, 36, p.accent, 62) +
        leaf(0, 0, 42, p.accent, -32) +
        leaf(0, 0, 42, p.accent, 32) +
        leaf(0, 0, 46, p.light, 0),
    ) +
    line('M206 220q10-70-4-136', p.ink, 6) +
    leaf(206, 130, 26, p.main, 50) +
    leaf(204, 162, 26, p.main, -50) +
    leaf(202, 92, 28, p.main, 6),
  oil: (p) =>
    rect(44, 96, 72, 124, 16, p.main) +
    rect(44, 130, 72, 58, 0, p.light) +
    leaf(80, 180, 26, p.main, 0) +
    rect(64, 70, 32, 28, 4, p.shade) +
    rect(58, 44, 44, 30, 8, p.ink) +
    rect(52, 104, 10, 100, 5, '#fff', 'fill-opacity=".25"') +
    rect(138, 158, 66, 62, 10, p.light) +
    rect(138, 158, 66, 14, 7, p.shade) +
    line('M171 158v-14', p.ink, 4) +
    path('M171 104q18 22 0 40q-18-18 0-40z', p.accent),
  towels: (p) =>
    rect(30, 178, 180, 42, 20, p.main) +
    rect(30, 178, 44, 42, 20, p.shade) +
    rect(40, 138, 160, 42, 20, p.light) +
    rect(40, 138, 42, 42, 20, '#000', 'fill-opacity=".08"') +
    rect(52, 98, 136, 42, 20, p.accent) +
    rect(52, 98, 40, 42, 20, '#000', 'fill-opacity=".14"') +
    leaf(126, 98, 32, p.shade, -30) +
    leaf(128, 98, 34, p.main, 28) +
    leaf(127, 98, 38, p.shade, 0),
  dumbbell: (p) =>
    group(
      'rotate(-18 120 150)',
      rect(40, 142, 160, 16, 8, p.ink) +
        rect(28, 104, 30, 92, 12, p.shade) +
        rect(56, 92, 28, 116, 12, p.main) +
        rect(182, 104, 30, 92, 12, p.shade) +
        rect(156, 92, 28, 116, 12, p.main) +
        rect(62, 100, 8, 100, 4, '#fff', 'fill-opacity=".25"') +
        rect(162, 100, 8, 100, 4, '#fff', 'fill-opacity=".25"'),
    ),
  kettlebell: (p) =>
    line('M84 110q-20-64 36-64t36 64', p.ink, 20) +
    circle(120, 156, 66, p.main) +
    path(
      'M66 118a66 66 0 0 0-4 70',
      'none',
      'stroke="#fff" stroke-opacity=".35" stroke-width="9" stroke-linecap="round"',
    ) +
    circle(120, 158, 30, p.accent) +
    path('M74 204h92v8q0 8-10 8H84q-10 0-10-8z', p.shade),
  tools: (p) =>
    rect(24, 128, 192, 92, 12, p.main) +
    rect(24, 128, 192, 26, 10, p.shade) +
    line('M92 128v-20q0-12 12-12h32q12 0 12 12v20', p.ink, 10) +
    rect(104, 142, 32, 28, 5, p.accent) +
    group('rotate(20 62 92)', rect(54, 60, 14, 74, 4, p.light) + rect(36, 40, 54, 26, 6, p.ink)) +
    group(
      'rotate(-24 184 92)',
      rect(176, 70, 14, 66, 5, p.accent) +
        path('M166 40q0-16 10-20v24h14V20q12 4 12 22 0 14-12 22h-14q-10-8-10-24z', p.ink),
    ),
  roller: (p) =>
    rect(40, 40, 140, 56, 12, p.main) +
    rect(40, 40, 140, 18, 9, '#fff', 'fill-opacity=".2"') +
    line('M180 68h24q8 0 8 8v28q0 8-8 8h-72q-8 0-8 8v20', p.ink, 9) +
    rect(112, 136, 24, 84, 9, p.accent) +
    path('M40 92h30v34q0 12-10 12t-10-12v-8q0-10-10-10z', p.main),
  ticket: (p) =>
    group(
      'rotate(-10 120 130)',
      path('M20 84h200v36a18 18 0 0 0 0 36v36H20v-36a18 18 0 0 0 0-36z', p.main) +
        path(
          'M158 84v108',
          'none',
          `stroke="${p.light}" stroke-width="5" stroke-dasharray="3 11" stroke-linecap="round"`,
        ) +
        path('M90 104l10 20 22 3-16 16 4 22-20-11-20 11 4-22-16-16 22-3z', p.accent) +
        rect(176, 112, 26, 8, 4, p.light) +
        rect(176, 130, 26, 8, 4, p.light) +
        rect(176, 148, 16, 8, 4, p.light),
    ),
  footy: (p) =>
    line('M46 220V56M86 220V24M154 220V24M194 220V56', p.light, 8) +
    group(
      'rotate(-30 120 150)',
      ellipse(120, 152, 74, 46, p.main) +
        path('M62 124q-24 28 0 56q-16-28 0-56z', '#fff', shiny) +
        line('M84 152h72M96 144v16M110 142v20M124 142v20M138 144v16', p.light, 5) +
        path('M168 118q26 34 0 68', 'none', `stroke="${p.shade}" stroke-width="6"`) +
        path('M72 118q-26 34 0 68', 'none', `stroke="${p.shade}" stroke-width="6"`),
    ),
  mic: (p) =>
    group(
      'rotate(24 120 130)',
      rect(104, 112, 32, 112, 12, p.ink) +
        circle(120, 76, 46, p.main) +
        path('M74 76a46 46 0 0 0 92 0z', p.shade) +
        rect(76, 96, 88, 22, 9, p.accent) +
        line('M92 50l56 56M116 36l46 46M82 72l40 40', '#fff', 3, 'stroke-opacity=".35"'),
    ) +
    each(
      [
        [40, 70],
        [200, 52],
        [206, 160],
        [34, 170],
      ],
      ([x, y], i) =>
        group(
          `translate(${x} ${y})`,
          path('M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z', i % 2 ? p.accent : p.light),
        ),
    ),
  cake: (p) =>
    rect(44, 150, 152, 70, 12, p.main) +
    path(
      'M44 162q0-16 16-16h120q16 0 16 16v18q-12 14-25 0-13 16-26 0-12 16-25 0-13 16-26 0-12 16-25 0-12 14-25 0z',
      p.light,
    ) +
    rect(70, 102, 100, 50, 10, p.shade) +
    path(
      'M70 112q0-10 10-10h80q10 0 10 10v12q-10 12-20 0-10 12-20 0-10 12-20 0-10 12-20 0-10 12-20 0z',
      p.accent,
    ) +
    each(
      [94, 120, 146],
      (x) => rect(x - 4, 66, 8, 36, 3, p.light) + path(`M${x} 40q12 14 0 24q-12-10 0-24z`, p.accent),
    ),
  plane: (p) =>
    group(
      'rotate(-14 120 130)',
      path('M12 132q6-14 40-14h120q46 0 56 20-12 22-56 22H60q-38 0-48-28z', p.light) +
        path('M12 132L4 82h24l28 38z', p.main) +
        path('M96 146h56l-46 66H82z', p.main) +
        path('M108 120h36l-30-50H94z', p.shade) +
        each([150, 130, 110, 90], (x) => rect(x, 130, 10, 10, 4, p.shade)) +
        path('M196 122q22 4 30 16h-34z', p.ink),
    ) +
    ellipse(52, 206, 34, 9, p.light) +
    ellipse(196, 62, 30, 9, p.light),
  suitcase: (p) =>
    line('M92 78V40q0-8 8-8h40q8 0 8 8v38', p.ink, 8) +
    rect(56, 72, 128, 140, 20, p.main) +
    each([84, 120, 156], (x) => rect(x - 3, 86, 6, 112, 3, '#000', 'fill-opacity=".14"')) +
    rect(64, 80, 14, 124, 7, '#fff', 'fill-opacity=".18"') +
    circle(80, 216, 8, p.ink) +
    circle(160, 216, 8, p.ink) +
    group(
      'rotate(10 140 140)',
      rect(116, 118, 52, 36, 6, p.accent) +
        rect(124, 128, 36, 5, 2, p.light) +
        rect(124, 138, 22, 5, 2, p.light),
    ),
  bed: (p) =>
    rect(24, 70, 192, 120, 16, p.shade) +
    rect(24, 150, 192, 56, 12, p.main) +
    rect(44, 112, 64, 42, 14, p.light) +
    rect(132, 112, 64, 42, 14, p.light) +
    path('M24 166q96-24 192 0v40H24z', p.accent) +
    rect(30, 204, 12, 16, 3, p.ink) +
    rect(198, 204, 12, 16, 3, p.ink),
  briefcase: (p) =>
    line('M86 92V70q0-12 12-12h44q12 0 12 12v22', p.ink, 10) +
    rect(22, 88, 196, 130, 18, p.main) +
    path('M22 106q0-18 18-18h160q18 0 18 18v22q-98 46-196 0z', p.shade) +
    rect(104, 136, 32, 28, 6, p.accent) +
    rect(34, 176, 8, 28, 4, '#fff', shiny),
  helmet: (p) =>
    path('M32 168q0-98 88-98t88 98z', p.accent) +
    rect(96, 54, 48, 116, 12, p.shade) +
    rect(108, 54, 24, 116, 8, p.accent) +
    rect(14, 164, 212, 24, 12, p.main) +
    path(
      'M54 150q2-46 30-62',
      'none',
      'stroke="#fff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"',
    ) +
    rect(60, 196, 120, 24, 8, p.light),
  jar: (p) =>
    rect(60, 40, 120, 34, 8, p.accent) +
    rect(60, 58, 120, 8, 0, '#000', shaded) +
    path('M64 74h112q18 10 18 34v84q0 28-28 28H74q-28 0-28-28v-84q0-24 18-34z', p.main) +
    rect(46, 112, 148, 72, 0, p.light) +
    path('M120 122l8 14 16 3-11 12 2 16-15-7-15 7 2-16-11-12 16-3z', p.main) +
    rect(56, 96, 10, 110, 5, '#fff', 'fill-opacity=".3"'),
  lollies: (p) =>
    path(
      'M52 52l10-8 10 8 10-8 10 8 10-8 10 8 8-8 8 8 10-8 10 8 10-8 10 8 10-8 10 8v152q0 16-16 16H68q-16 0-16-16z',
      p.main,
    ) +
    rect(52, 66, 136, 8, 0, '#fff', 'fill-opacity=".3"') +
    circle(120, 146, 48, p.light) +
    each(
      [
        [100, 132, p.accent],
        [132, 126, p.main],
        [118, 160, '#5f9e2f'],
        [144, 154, p.accent],
        [92, 158, p.shade],
      ],
      ([x, y, f]) => path(`M${x - 11} ${y + 11}v-10q0-12 11-12t11 12v10q-5 5-11 0-6 5-11 0z`, f),
    ) +
    rect(60, 52, 10, 160, 5, '#fff', 'fill-opacity=".18"'),
  carton: (p) =>
    path('M66 84l22-42h64l22 42z', p.shade) +
    rect(88, 30, 64, 16, 3, p.accent) +
    rect(66, 84, 108, 136, 6, p.light) +
    path('M66 150q54-30 108 0v64q0 6-6 6H72q-6 0-6-6z', p.main) +
    rect(66, 84, 22, 136, 6, '#000', 'fill-opacity=".06"') +
    leaf(120, 142, 34, p.accent, 24) +
    leaf(118, 142, 34, p.main, -20),
  can: (p) =>
    rect(66, 48, 108, 172, 16, p.main) +
    ellipse(120, 50, 54, 14, p.light) +
    ellipse(120, 50, 40, 8, p.shade, 'fill-opacity=".4"') +
    rect(66, 96, 108, 74, 0, p.accent) +
    circle(120, 133, 24, p.light) +
    leaf(120, 148, 20, p.main, 0) +
    rect(78, 66, 10, 144, 5, '#fff', 'fill-opacity=".3"') +
    rect(66, 204, 108, 8, 0, p.shade),
  plant: (p) =>
    line('M120 160V90M120 140Q90 120 76 92M120 130q34-14 44-46', p.shade, 6) +
    leaf(120, 96, 46, p.main, 0) +
    leaf(80, 104, 40, p.shade, -40) +
    leaf(160, 98, 40, p.main, 40) +
    leaf(104, 138, 34, p.main, -66) +
    leaf(138, 134, 34, p.shade, 64) +
    path('M76 158h88l-10 54q-2 8-10 8H96q-8 0-10-8z', p.accent) +
    rect(70, 150, 100, 18, 6, p.accent) +
    rect(70, 162, 100, 6, 3, '#000', shaded),
  guitar: (p) =>
    group(
      'rotate(28 120 130)',
      rect(112, 10, 16, 120, 3, p.ink) +
        rect(106, 0, 28, 26, 5, p.shade) +
        path(
          'M120 104c30 0 40 18 36 36s20 22 20 46-24 42-56 42-56-18-56-42 24-28 20-46 6-36 36-36z',
          p.main,
        ) +
        circle(120, 152, 18, p.ink) +
        rect(98, 192, 44, 9, 4, p.ink) +
        line('M116 20v172M124 20v172', p.light, 1.6),
    ),
  surf: (p) =>
    group(
      'rotate(14 120 120)',
      path('M120 6c34 40 44 90 40 140-2 40-20 72-40 72s-38-32-40-72c-4-50 6-100 40-140z', p.main) +
        path('M120 6c34 40 44 90 40 140l-80-40c2-36 14-70 40-100z', p.accent) +
        rect(118, 14, 4, 200, 2, p.light),
    ) + path('M0 206q30-24 60 0t60 0 60 0 60 0v30H0z', p.light, 'fill-opacity=".85"'),
  pram: (p) =>
    line('M64 172l-14 30M160 172l14 30M182 96l28-34h16', p.ink, 8) +
    path('M40 104h144q0 70-72 70t-72-70z', p.main) +
    path('M40 104q0-66 72-66v66z', p.shade) +
    path('M60 104q2-46 30-60', 'none', 'stroke="#fff" stroke-opacity=".3" stroke-width="6"') +
    wheel(58, 200, 20, p) +
    wheel(168, 200, 20, p) +
    rect(40, 98, 144, 14, 7, p.accent),
  tent: (p) =>
    path('M120 50L226 216H14z', p.main) +
    path('M120 50l106 166h-56z', p.shade) +
    path('M120 90l44 126H84z', p.ink) +
    path('M120 90l-36 126h-16z', p.accent) +
    line('M120 50V34', p.ink, 6) +
    path('M120 30l26 8-26 8z', p.accent),
  books: (p) =>
    rect(30, 178, 176, 38, 6, p.main) +
    rect(44, 184, 156, 26, 3, p.light) +
    rect(40, 140, 160, 40, 6, p.shade) +
    rect(40, 146, 150, 28, 3, p.light, 'fill-opacity=".9"') +
    rect(36, 100, 150, 42, 6, p.accent) +
    rect(50, 106, 136, 30, 3, p.light) +
    leaf(150, 100, 40, p.main, 20) +
    leaf(146, 100, 36, p.shade, -26) +
    rect(36, 100, 18, 42, 6, p.accent),
  basket: (p) =>
    circle(84, 110, 26, p.accent) +
    circle(126, 98, 28, p.main) +
    circle(164, 114, 24, '#5f9e2f') +
    leaf(126, 76, 24, '#3f7a1d', 30) +
    rect(144, 60, 20, 70, 8, p.light) +
    path('M26 124h188l-18 84q-3 12-15 12H59q-12 0-15-12z', p.shade) +
    each([0, 1, 2], (i) =>
      rect(34 + i * 6, 144 + i * 24, 172 - i * 12, 8, 4, p.light, 'fill-opacity=".45"'),
    ) +
    rect(18, 116, 204, 18, 9, p.main),
  watch: (p) =>
    rect(92, 16, 56, 64, 10, p.shade) +
    rect(92, 160, 56, 64, 10, p.shade) +
    circle(120, 120, 62, p.main) +
    circle(120, 120, 48, p.light) +
    line('M120 120V90M120 120l22 12', p.ink, 6) +
    circle(120, 120, 6, p.accent) +
    rect(180, 112, 12, 18, 4, p.ink),
} satisfies Record<string, Drawing>;
