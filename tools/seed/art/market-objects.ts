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
  shaded,
  shiny,
  wheel,
} from './shapes.ts';

const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Things that people sell second-hand; same box and rules as the core objects. */
export const MARKET_OBJECTS = {
  motorcycle: (p) =>
    line('M54 176L100 118h60l34 58M160 118l-14-40', p.shade, 11) +
    path('M72 112q20-18 46-8l12-16q30-10 46 12l-10 30H92q-18-2-20-18z', p.main) +
    path('M128 90q28-10 46 10l-6 14h-46z', p.light) +
    rect(56, 98, 62, 14, 7, p.ink) +
    path('M96 130h62l-8 48h-44z', p.ink) +
    rect(108, 140, 38, 8, 4, p.light, shiny) +
    rect(34, 176, 84, 12, 6, p.light) +
    line('M138 76h-18', p.ink, 9) +
    circle(160, 88, 12, p.accent) +
    wheel(52, 178, 40, p) +
    wheel(194, 178, 40, p),
  caravan: (p) =>
    rect(206, 188, 30, 8, 4, p.ink) +
    path('M14 84q0-28 30-28h124q42 0 46 52v72q0 12-12 12H26q-12 0-12-12z', p.light) +
    path('M14 132h200v48q0 12-12 12H26q-12 0-12-12z', p.main) +
    rect(14, 132, 200, 10, 0, p.accent) +
    rect(34, 80, 58, 38, 8, p.shade) +
    path('M34 110l34-30h12l-46 40z', '#fff', 'fill-opacity=".22"') +
    rect(152, 80, 42, 38, 8, p.shade) +
    rect(106, 78, 36, 114, 6, p.shade) +
    rect(112, 86, 24, 28, 4, p.light) +
    circle(135, 140, 3, p.accent) +
    rect(70, 46, 40, 12, 4, p.shade) +
    wheel(70, 194, 26, p) +
    rect(230, 184, 6, 36, 2, p.ink),
  boat: (p) =>
    rect(118, 20, 6, 146, 2, p.ink) +
    path('M128 28q62 46 70 122h-70z', p.main) +
    path('M112 48q-54 38-62 102h62z', p.light) +
    path('M124 20l30 10-30 10z', p.accent) +
    path('M22 164h196q-14 50-54 50H74q-40 0-52-50z', p.shade) +
    rect(16, 158, 208, 14, 7, p.accent) +
    each([84, 120, 156], (x) => circle(x, 188, 7, p.light)) +
    path('M0 206q30-18 60 0t60 0 60 0 60 0v26H0z', p.light, 'fill-opacity=".85"'),
  trailer: (p) =>
    line('M170 182l58 20', p.ink, 8) +
    rect(18, 128, 160, 58, 5, p.main) +
    rect(18, 128, 160, 12, 4, p.shade) +
    each([46, 82, 118, 154], (x) => rect(x, 142, 6, 40, 0, p.shade)) +
    path('M30 128q12-40 46-30 14-28 44-8 30-6 36 38z', p.accent) +
    leaf(64, 104, 26, p.shade, -20) +
    leaf(120, 96, 30, p.shade, 18) +
    wheel(98, 190, 30, p) +
    circle(228, 204, 7, p.ink) +
    rect(206, 196, 8, 24, 2, p.ink),
  tyre: (p) =>
    circle(120, 128, 92, p.ink) +
    repeat(16, (i) => group(`rotate(${i * 22.5} 120 128)`, rect(114, 32, 12, 14, 2, p.shade))) +
    circle(120, 128, 60, p.light) +
    circle(120, 128, 50, p.main) +
    repeat(5, (i) => group(`rotate(${i * 72} 120 128)`, path('M112 128l-6-46q14-8 28 0l-6 46z', p.light))) +
    circle(120, 128, 14, p.accent),
  dog: (p) =>
    line('M186 178q30-6 28-42', p.main, 14) +
    path('M70 220v-60q0-44 44-44h26q46 0 46 52v52z', p.main) +
    path('M92 220v-50h20v50zM150 220v-50h20v50z', p.shade) +
    path('M44 76q0-44 48-44t48 44v24q0 34-48 34t-48-34z', p.main) +
    path('M48 54Q20 46 22 96q2 22 16 24 16-10 14-50z', p.shade) +
    path('M136 54q28-8 26 42-2 22-16 24-16-10-14-50z', p.shade) +
    ellipse(92, 106, 26, 20, p.light) +
    ellipse(92, 96, 11, 8, p.ink) +
    circle(72, 76, 6, p.ink) +
    circle(112, 76, 6, p.ink) +
    line('M92 104v8q-8 8-14 2M92 112q8 8 14 2', p.ink, 3) +
    rect(62, 128, 60, 12, 6, p.accent) +
    circle(92, 146, 8, p.accent),
  cat: (p) =>
    line('M176 204q48-2 38-58-4-18-16-12', p.shade, 14) +
    path('M64 220q-8-96 56-96t62 96z', p.main) +
    path('M100 220v-56h12v56zM132 220v-56h12v56z', p.shade) +
    path('M62 84L56 26l40 26h48l40-26-6 58q0 50-58 50T62 84z', p.main) +
    path('M68 58l-2-16 18 12zM172 58l2-16-18 12z', p.accent) +
    ellipse(96, 84, 8, 10, p.light) +
    ellipse(144, 84, 8, 10, p.light) +
    ellipse(96, 84, 3, 9, p.ink) +
    ellipse(144, 84, 3, 9, p.ink) +
    path('M112 102h16l-8 9z', p.accent) +
    line('M120 110v6M108 120q8 2 12-4 4 6 12 4', p.ink, 3) +
    line('M82 106H54M82 114l-26 8M158 106h28M158 114l26 8', p.light, 3),
  bird: (p) =>
    rect(20, 190, 200, 12, 6, p.ink) +
    line('M104 180v14M130 180v14', p.accent, 7) +
    path('M158 150q46 20 68 70l-34-10q-34-20-52-42z', p.shade) +
    path('M62 96q0-56 54-56 40 0 50 40 10 30-6 70-14 36-52 36-42 0-46-50z', p.main) +
    path('M110 96q44 6 52 66-40 10-56-24-6-20 4-42z', p.shade) +
    path('M66 78l-40 14 40 14z', p.accent) +
    circle(92, 78, 12, p.light) +
    circle(90, 78, 6, p.ink) +
    path('M106 42q-4-22 14-30-2 16 6 26z', p.accent) +
    ellipse(84, 108, 14, 8, p.light, 'fill-opacity=".6"'),
  fish: (p) =>
    rect(24, 60, 192, 152, 16, '#fff', 'fill-opacity=".5"') +
    path('M24 96q24-12 48 0t48 0 48 0 48 0v100q0 16-16 16H40q-16 0-16-16z', p.main, 'fill-opacity=".35"') +
    path('M24 192q96-18 192 0v4q0 16-16 16H40q-16 0-16-16z', p.light) +
    line('M54 196q-10-30 4-54M74 196q8-24-2-40', p.shade, 7) +
    path('M96 140q34-40 74-4l26-20v48l-26-18q-40 32-74-6z', p.accent) +
    path('M128 120q8 20 0 40', 'none', 'stroke="#fff" stroke-width="6" stroke-opacity=".7"') +
    circle(112, 136, 5, p.ink) +
    each(
      [
        [92, 112],
        [100, 92],
        [90, 78],
      ],
      ([x, y]) => circle(x, y, 5, '#fff', 'fill-opacity=".8"'),
    ) +
    rect(18, 52, 204, 14, 7, p.shade) +
    rect(18, 208, 204, 12, 6, p.shade),
  rabbit: (p) =>
    circle(182, 190, 18, p.light) +
    ellipse(124, 178, 62, 42, p.main) +
    rect(78, 12, 24, 84, 12, p.main) +
    rect(110, 8, 24, 88, 12, p.main) +
    rect(84, 24, 12, 60, 6, p.accent) +
    rect(116, 20, 12, 62, 6, p.accent) +
    circle(104, 112, 46, p.main) +
    circle(86, 104, 6, p.ink) +
    circle(120, 104, 6, p.ink) +
    path('M96 118h14l-7 8z', p.accent) +
    line('M103 126v6M92 136q8 2 11-4 3 6 11 4', p.ink, 3) +
    ellipse(90, 210, 24, 11, p.light) +
    ellipse(158, 210, 30, 11, p.light),
  teddy: (p) =>
    circle(78, 46, 22, p.main) +
    circle(162, 46, 22, p.main) +
    circle(78, 46, 11, p.accent) +
    circle(162, 46, 11, p.accent) +
    ellipse(58, 146, 20, 32, p.shade, 'transform="rotate(28 58 146)"') +
    ellipse(182, 146, 20, 32, p.shade, 'transform="rotate(-28 182 146)"') +
    ellipse(120, 164, 58, 56, p.main) +
    ellipse(120, 170, 36, 36, p.light) +
    circle(120, 82, 52, p.main) +
    ellipse(120, 98, 26, 20, p.light) +
    ellipse(120, 88, 10, 7, p.ink) +
    circle(98, 72, 6, p.ink) +
    circle(142, 72, 6, p.ink) +
    line('M120 94v8M110 108q10 6 20 0', p.ink, 3) +
    circle(80, 202, 20, p.shade) +
    circle(160, 202, 20, p.shade) +
    path('M96 130l24 10 24-10v22l-24-8-24 8z', p.accent),
  shirt: (p) =>
    path('M84 36l-58 34 22 48 24-12v114h96V106l24 12 22-48-58-34q-36 30-72 0z', p.main) +
    path('M84 36q36 30 72 0l-10-6q-26 18-52 0z', p.shade) +
    path('M72 106v114h16V92zM168 106v114h-16V92z', '#000', 'fill-opacity=".1"') +
    rect(72, 128, 96, 18, 0, p.light) +
    rect(72, 152, 96, 10, 0, p.accent),
  dress: (p) =>
    line('M120 34V20q0-8 10-8M62 44l58-20 58 20', p.ink, 6) +
    path('M92 36q28 26 56 0l18 12-14 58 44 114H44l44-114-14-58z', p.main) +
    path('M120 112l24 108H96z', p.shade) +
    path('M88 106h64v14H88z', p.accent) +
    path('M44 220l8-20h136l8 20z', p.light) +
    each(
      [
        [80, 176],
        [160, 176],
        [74, 150],
        [166, 150],
      ],
      ([x, y]) => circle(x, y, 4, p.accent),
    ),
  ring: (p) =>
    path('M40 180h160l14 40H26z', p.shade) +
    rect(36, 172, 168, 14, 7, p.main) +
    ring(120, 132, 50, p.accent, 14) +
    path('M88 62l16-26h32l16 26-32 32z', p.light) +
    path('M88 62h64l-32 32z', p.main, 'fill-opacity=".4"') +
    line('M104 36l16 26 16-26', p.main, 3) +
    each(
      [
        [44, 60],
        [196, 78],
        [182, 30],
      ],
      ([x, y]) => group(`translate(${x} ${y})`, path('M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z', p.light)),
    ),
  tv: (p) =>
    rect(12, 46, 216, 134, 10, p.ink) +
    rect(20, 54, 200, 118, 5, p.main) +
    path('M20 172l62-60 44 36 34-26 60 50z', p.shade) +
    circle(172, 86, 18, p.accent) +
    path('M20 120L96 54h50L20 160z', '#fff', 'fill-opacity=".14"') +
    rect(112, 180, 16, 22, 0, p.ink) +
    rect(66, 200, 108, 20, 8, p.shade),
  fridge: (p) =>
    rect(56, 16, 128, 204, 12, p.main) +
    rect(56, 84, 128, 5, 0, p.shade) +
    rect(72, 40, 8, 34, 4, p.light) +
    rect(72, 100, 8, 56, 4, p.light) +
    rect(108, 34, 34, 26, 3, p.light) +
    circle(150, 32, 6, p.accent) +
    rect(104, 110, 28, 36, 3, p.accent, 'transform="rotate(6 118 128)"') +
    rect(168, 16, 16, 204, 10, '#000', shaded) +
    rect(64, 212, 112, 8, 3, p.ink),
  table: (p) =>
    line('M62 124l-14 96M178 124l14 96', p.shade, 10) +
    rect(16, 108, 208, 20, 8, p.main) +
    rect(16, 108, 208, 8, 4, '#fff', shiny) +
    path('M104 66h32l-6 42h-20z', p.accent) +
    leaf(120, 68, 30, p.shade, -30) +
    leaf(120, 68, 34, p.main, 24) +
    leaf(120, 68, 32, p.shade, 0) +
    rect(158, 92, 30, 16, 4, p.light) +
    line('M66 168h108', p.shade, 7),
  shelf: (p) =>
    rect(48, 20, 144, 200, 6, p.shade) +
    rect(58, 30, 124, 52, 2, p.light) +
    rect(58, 92, 124, 52, 2, p.light) +
    rect(58, 154, 124, 56, 2, p.main) +
    each(
      [
        [64, 40],
        [78, 46],
        [92, 38],
      ],
      ([x, y], i) => rect(x, y, 11, 82 - y, 1, i === 1 ? p.accent : p.main),
    ) +
    circle(150, 66, 16, p.accent) +
    rect(112, 112, 60, 32, 4, p.main) +
    leaf(82, 126, 26, p.main, -18) +
    leaf(82, 126, 26, p.shade, 20) +
    rect(70, 124, 24, 20, 3, p.accent) +
    rect(118, 154, 4, 56, 0, p.shade) +
    circle(110, 182, 4, p.accent) +
    circle(130, 182, 4, p.accent),
  rug: (p) =>
    path('M34 84l150-20 36 132-160 22z', p.main) +
    path('M52 96l122-17 26 104-126 18z', p.light) +
    path('M68 108l94-13 18 76-96 14z', p.shade) +
    path('M120 100l26 42-22 38-30-38z', p.accent) +
    path('M121 118l14 24-12 22-16-22z', p.light) +
    repeat(8, (i) => line(`M${40 + i * 20} ${82 - i * 2.6}l-3-14`, p.accent, 4)) +
    repeat(8, (i) => line(`M${66 + i * 20.5} ${218 - i * 2.7}l3 12`, p.accent, 4)),
  console: (p) =>
    path('M72 92h96q40 0 52 66 6 44-20 44-16 0-38-32H78q-22 32-38 32-26 0-20-44 12-66 52-66z', p.main) +
    path('M72 92h96q40 0 50 54-90-40-196 0 10-54 50-54z', '#fff', 'fill-opacity=".14"') +
    rect(66, 114, 12, 40, 4, p.ink) +
    rect(52, 128, 40, 12, 4, p.ink) +
    circle(168, 118, 8, p.accent) +
    circle(168, 150, 8, p.light) +
    circle(152, 134, 8, p.light) +
    circle(184, 134, 8, p.accent) +
    circle(100, 160, 15, p.shade) +
    circle(140, 160, 15, p.shade) +
    rect(110, 110, 20, 8, 4, p.light),
  mower: (p) =>
    line('M92 148L36 60h-16', p.ink, 9) +
    path('M66 188v-22q0-20 22-20h92q30 0 30 42z', p.main) +
    rect(108, 108, 66, 40, 10, p.shade) +
    rect(122, 94, 38, 16, 6, p.accent) +
    rect(60, 182, 156, 14, 6, p.ink) +
    path('M80 152h84v8H80z', p.light, 'fill-opacity=".5"') +
    wheel(86, 196, 24, p) +
    wheel(196, 196, 24, p) +
    each([10, 26, 44], (x) => leaf(x, 220, 16, p.shade, x - 20)),
  drill: (p) =>
    path('M40 70q0-14 14-14h98q20 0 20 26t-20 26H54q-14 0-14-14z', p.main) +
    rect(40, 70, 26, 38, 8, p.shade) +
    rect(84, 64, 56, 10, 5, '#fff', shiny) +
    path('M172 66h22l10 10v12l-10 10h-22z', p.ink) +
    rect(204, 78, 34, 8, 3, p.light) +
    path('M74 108h46l-8 66H84z', p.shade) +
    path('M120 112h12q2 22-14 26z', p.accent) +
    rect(58, 170, 84, 48, 10, p.ink) +
    rect(58, 170, 84, 16, 8, p.accent),
  barbecue: (p) =>
    line('M84 150l-26 70M156 150l26 70M120 160v46', p.ink, 9) +
    line('M72 190h96', p.ink, 6) +
    path('M36 112h168q-4 60-84 60t-84-60z', p.main) +
    path('M40 98q4-58 80-58t80 58z', p.shade) +
    path(
      'M64 84q10-26 40-32',
      'none',
      'stroke="#fff" stroke-width="8" stroke-opacity=".35" stroke-linecap="round"',
    ) +
    rect(106, 28, 28, 14, 7, p.accent) +
    rect(28, 98, 184, 14, 7, p.ink) +
    circle(120, 140, 9, p.accent) +
    rect(200, 120, 34, 10, 5, p.light),
  vinyl: (p) =>
    rect(20, 56, 150, 160, 8, p.main) +
    path('M20 64q0-8 8-8h134q8 0 8 8v60Q90 96 20 176z', p.shade) +
    circle(66, 172, 20, p.accent) +
    circle(160, 136, 74, p.ink) +
    ring(160, 136, 58, p.shade, 2) +
    ring(160, 136, 46, p.shade, 2) +
    circle(160, 136, 26, p.accent) +
    circle(160, 136, 5, p.light),
  dice: (p) =>
    group(
      'rotate(-10 88 150)',
      rect(26, 94, 112, 112, 20, p.main) +
        each(
          [
            [54, 122],
            [110, 122],
            [82, 150],
            [54, 178],
            [110, 178],
          ],
          ([x, y]) => circle(x, y, 10, p.light),
        ),
    ) +
    group(
      'rotate(14 172 96)',
      rect(128, 48, 88, 88, 16, p.accent) +
        each(
          [
            [150, 70],
            [172, 92],
            [194, 114],
          ],
          ([x, y]) => circle(x, y, 8, p.ink),
        ),
    ) +
    path('M176 220q-4-40 14-44-12-22 8-30 20 8 8 30 18 4 14 44z', p.shade),
  rod: (p) =>
    line('M34 214L196 22', p.shade, 7) +
    line('M34 214l34-40', p.ink, 13) +
    circle(86, 164, 17, p.accent) +
    circle(86, 164, 7, p.light) +
    line('M196 22q26 40 14 92', p.ink, 2.5) +
    path('M120 160q32-36 70-4l24-18v44l-24-16q-38 30-70-6z', p.main) +
    circle(138, 158, 5, p.ink) +
    path('M160 144q8 14 0 32', 'none', 'stroke="#fff" stroke-width="5" stroke-opacity=".5"'),
  racquet: (p) =>
    group(
      'rotate(32 120 130)',
      ellipse(120, 84, 54, 66, p.light, 'fill-opacity=".7"') +
        repeat(5, (i) => line(`M${88 + i * 16} 32v104`, p.shade, 2)) +
        repeat(6, (i) => line(`M72 ${44 + i * 16}h96`, p.shade, 2)) +
        `<ellipse cx="120" cy="84" rx="54" ry="66" fill="none" stroke="${p.main}" stroke-width="12"/>` +
        line('M98 144l16 24M142 144l-16 24', p.main, 9) +
        rect(109, 162, 22, 76, 8, p.ink),
    ) +
    circle(184, 192, 28, p.accent) +
    path('M164 174q20 16 12 44M204 172q-14 18 6 34', 'none', 'stroke="#fff" stroke-width="4"'),
  cot: (p) =>
    rect(20, 66, 14, 154, 6, p.shade) +
    rect(206, 66, 14, 154, 6, p.shade) +
    rect(28, 158, 184, 34, 8, p.light) +
    path('M34 158q86-34 172 0v14H34z', p.accent) +
    rect(24, 92, 192, 12, 6, p.main) +
    rect(24, 192, 192, 12, 6, p.main) +
    repeat(8, (i) => rect(46 + i * 20, 100, 7, 96, 3, p.main)) +
    line('M120 66V34M92 34h56', p.ink, 4) +
    each(
      [
        [92, 48],
        [120, 58],
        [148, 48],
      ],
      ([x, y]) => circle(x, y, 9, p.accent),
    ),
  seat: (p) =>
    path('M62 220q-10-20 0-40l14-120q4-36 44-36t44 36l14 120q10 20 0 40z', p.main) +
    path('M84 78q2-34 36-34t36 34l8 92H76z', p.shade) +
    rect(90, 52, 60, 40, 18, p.accent) +
    path('M58 150q-14 4-16 24t14 28h24v-44zM182 150q14 4 16 24t-14 28h-24v-44z', p.ink) +
    path('M82 162q38 16 76 0l6 34q-44 16-88 0z', p.accent) +
    line('M102 98l14 70M138 98l-14 70', p.light, 7) +
    rect(110, 162, 20, 20, 5, p.light),
  ladder: (p) =>
    line('M146 26l52 190', p.shade, 9) +
    each([66, 104, 142, 180], (y) =>
      line(`M${92 - (y - 26) * 0.25} ${y}H${122 + (y - 26) * 0.04}`, p.accent, 9),
    ) +
    line('M92 26L44 216M122 26l8 190', p.main, 11) +
    rect(80, 14, 80, 20, 8, p.ink) +
    rect(146, 96, 44, 34, 6, p.accent) +
    line('M150 96q18-26 36 0', p.ink, 5),
  bricks: (p) =>
    each(
      [
        [30, 176],
        [92, 176],
        [154, 176],
        [60, 132],
        [122, 132],
        [92, 88],
      ],
      ([x, y], i) =>
        rect(x, y, 58, 40, 5, i % 2 ? p.main : p.shade) + rect(x, y, 58, 10, 5, '#fff', 'fill-opacity=".18"'),
    ) +
    path('M150 60l46 26-40 20z', p.light) +
    line('M172 82l26-40', p.ink, 8) +
    rect(188, 22, 14, 34, 6, p.accent, 'transform="rotate(32 195 40)"'),
} satisfies Record<string, Drawing>;
