import { circle, type Drawing, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

const pot = (p: Parameters<Drawing>[0]) =>
  path('M78 162h84l-10 58H88z', p.accent) +
  rect(72, 154, 96, 18, 6, p.accent) +
  rect(72, 166, 96, 6, 0, '#000', 'fill-opacity=".12"');

/** More of the small things that people sell; in a 240 x 240 box, standing on y = 220. */
export const GOODS_OBJECTS = {
  cactus: (p) =>
    rect(98, 56, 44, 104, 22, p.main) +
    line('M98 128H74q-12 0-12-12V92M142 116h24q12 0 12-12V82', p.main, 22) +
    repeat(4, (i) => line(`M120 ${74 + i * 20}v8`, p.light, 4)) +
    circle(120, 54, 10, p.accent) +
    pot(p),
  monstera: (p) =>
    each([-52, -24, 4, 30, 56], (angle, i) =>
      leaf(120, 158, 66 + (i % 2) * 12, i % 2 ? p.main : p.shade, angle),
    ) +
    each([-24, 30], (angle) =>
      group(
        `translate(120 158) rotate(${angle})`,
        line('M0-8V-84M0-40l-14-14M0-40l14-14', p.light, 3, 'stroke-opacity=".5"'),
      ),
    ) +
    pot(p),
  palm: (p) =>
    line('M120 160V90', p.shade, 8) +
    each([-80, -50, -20, 20, 50, 80], (angle, i) => leaf(120, 96, 52, i % 2 ? p.main : p.shade, angle)) +
    pot(p),
  hangingpot: (p) =>
    line('M120 0L80 96M120 0l40 96', p.ink, 3) +
    path('M68 92h104q-4 58-52 58t-52-58z', p.accent) +
    each([-60, -20, 24, 62], (angle, i) => leaf(120, 96, 40, i % 2 ? p.main : p.shade, angle)) +
    line('M84 136q-16 30-4 64M120 150q4 30-6 56M156 136q18 26 8 60', p.main, 5) +
    each(
      [
        [78, 168],
        [82, 198],
        [116, 186],
        [112, 206],
        [164, 166],
        [164, 196],
      ],
      ([x, y], i) => leaf(x, y, 13, i % 2 ? p.shade : p.main, i % 2 ? 50 : -50),
    ),
  openbook: (p) =>
    path('M120 96q-44-26-100-14v118q56-10 100 14 44-24 100-14V82q-56-12-100 14z', p.main) +
    path('M120 104q-40-22-88-14v100q50-8 88 14z', p.light) +
    path('M120 104q40-22 88-14v100q-50-8-88 14z', '#fff', 'fill-opacity=".85"') +
    repeat(5, (i) =>
      line(`M50 ${112 + i * 15}q28-4 54 8M136 ${120 + i * 15}q28-12 54-8`, p.shade, 3, 'stroke-opacity=".4"'),
    ) +
    path('M150 88v58l12-10 12 10V86z', p.accent),
  bookrow: (p) =>
    repeat(6, (i) => {
      const height = 108 + ((i * 37) % 46);
      const fill = [p.main, p.accent, p.shade, p.light, p.main, p.accent][i] ?? p.main;
      return (
        rect(28 + i * 26, 220 - height, 24, height, 3, fill) +
        rect(28 + i * 26, 220 - height + 18, 24, 8, 0, '#000', 'fill-opacity=".14"')
      );
    }) + group('rotate(14 204 150)', rect(188, 96, 26, 124, 3, p.shade) + rect(188, 116, 26, 10, 0, p.light)),
  hoodie: (p) =>
    path('M78 48q42-30 84 0l44 26-20 62-22-8v92H76v-92l-22 8-20-62z', p.main) +
    path('M84 52q36-26 72 0-8 34-36 34T84 52z', p.shade) +
    line('M108 84v34M132 84v34', p.light, 4) +
    path('M86 160h68l12 34H74z', p.shade) +
    rect(76, 208, 88, 12, 4, p.shade) +
    circle(120, 138, 10, p.accent),
  jacket: (p) =>
    path('M86 40h68l50 34-18 66-20-6v86H74v-86l-20 6-18-66z', p.main) +
    path('M86 40l34 40 34-40-8-6H94z', p.light) +
    line('M120 80v138', p.ink, 4) +
    path('M86 40l-8 44 42-4zM154 40l8 44-42-4z', p.shade) +
    each([104, 134, 164, 194], (y) => circle(130, y, 4, p.accent)) +
    rect(82, 160, 28, 8, 3, p.shade) +
    rect(132, 160, 28, 8, 3, p.shade),
  pants: (p) =>
    path('M74 30h92l18 190h-48l-16-116-16 116H56z', p.main) +
    rect(72, 26, 96, 18, 5, p.shade) +
    line('M120 46v40M80 52q4 24 22 26M160 52q-4 24-22 26', '#fff', 3, 'stroke-opacity=".4"') +
    rect(112, 28, 16, 14, 3, p.accent) +
    rect(56, 206, 48, 14, 3, p.shade) +
    rect(136, 206, 48, 14, 3, p.shade),
  abaya: (p) =>
    line('M120 20v14M96 40q24-14 48 0', p.ink, 5) +
    path('M92 40h56l36 62-18 12 18 106H56l18-106-18-12z', p.main) +
    path('M112 40h16v180h-16z', p.shade) +
    repeat(7, (i) => path(`M120 ${58 + i * 22}l6 7-6 7-6-7z`, p.accent)) +
    path('M56 204q64 14 128 0v16H56z', p.shade),
  skirt: (p) =>
    rect(84, 66, 72, 16, 5, p.shade) +
    path('M84 82h72l48 130q-84 18-168 0z', p.main) +
    repeat(6, (i) => line(`M${92 + i * 11} 84L${52 + i * 27} 208`, '#fff', 3, 'stroke-opacity=".22"')) +
    path('M36 196q84 20 168 0l4 14q-88 20-176 0z', p.accent),
  boot: (p) =>
    path('M74 40h70v100q4 20 36 28 30 8 30 36v6H74z', p.main) +
    path('M74 40h26v170H74z', '#fff', 'fill-opacity=".12"') +
    line('M118 66h26M118 88h26M120 110h26M126 132h24', p.light, 5) +
    rect(66, 206, 148, 14, 5, p.ink) +
    rect(70, 30, 78, 18, 7, p.shade) +
    rect(112, 150, 60, 8, 4, p.accent, 'transform="rotate(14 142 154)"'),
  heel: (p) =>
    path('M26 92q34 2 62 44 30 46 82 52 30 4 36 22H156q-62-4-88-66L44 210H32q6-70-6-118z', p.main) +
    path('M26 92q34 2 62 44l-12 8Q58 108 28 104z', p.shade) +
    line('M76 116q24-30 60-20', p.accent, 8) +
    path('M156 210h50q0 8-8 8h-38z', p.ink) +
    circle(128, 98, 7, p.light),
  backpack: (p) =>
    line('M92 48q0-22 28-22t28 22', p.ink, 8) +
    path('M58 98q0-56 62-56t62 56v102q0 20-20 20H78q-20 0-20-20z', p.main) +
    path('M58 98q0-56 62-56-40 16-40 60v118q-22 0-22-20z', '#fff', 'fill-opacity=".12"') +
    rect(76, 132, 88, 70, 14, p.shade) +
    line('M84 150h72', p.accent, 5) +
    rect(114, 148, 12, 18, 4, p.accent) +
    line('M84 86h72', p.light, 5),
  handbag: (p) =>
    `<path d="M82 108q0-66 38-66t38 66" fill="none" stroke="${p.shade}" stroke-width="10"/>` +
    path('M52 104h136l20 104q0 12-12 12H44q-12 0-12-12z', p.main) +
    path('M52 104h136l8 42q-76 40-152 0z', p.shade) +
    rect(108, 150, 24, 26, 5, p.accent) +
    circle(120, 160, 4, p.ink),
  monitor: (p) =>
    rect(20, 48, 200, 126, 10, p.ink) +
    rect(28, 56, 184, 110, 4, p.main) +
    path('M28 150l50-42 36 26 40-48 58 50v26q0 4-4 4H32q-4 0-4-4z', p.shade) +
    circle(76, 84, 14, p.accent) +
    rect(110, 174, 20, 26, 0, p.shade) +
    rect(74, 198, 92, 10, 5, p.ink) +
    rect(60, 210, 120, 10, 4, p.light),
  gamingpc: (p) =>
    rect(128, 50, 92, 170, 10, p.ink) +
    rect(138, 62, 72, 146, 4, p.shade) +
    each(
      [92, 136, 180],
      (y) => circle(174, y, 22, p.ink) + circle(174, y, 16, p.accent) + circle(174, y, 6, p.ink),
    ) +
    rect(14, 88, 104, 70, 6, p.ink) +
    rect(20, 94, 92, 58, 3, p.main) +
    path('M20 140l28-28 20 16 18-22 26 30v16H20z', p.light, 'fill-opacity=".5"') +
    rect(60, 158, 12, 24, 0, p.ink) +
    rect(36, 180, 60, 8, 4, p.ink) +
    rect(14, 204, 104, 14, 5, p.light),
  tablet: (p) =>
    group(
      'rotate(6 120 130)',
      rect(54, 30, 132, 184, 16, p.ink) +
        rect(64, 42, 112, 160, 6, p.main) +
        path('M64 140q40-40 112-20v74q0 8-8 8H72q-8 0-8-8z', p.shade) +
        circle(96, 82, 18, p.accent) +
        repeat(3, (i) => rect(78 + i * 32, 160, 22, 22, 6, p.light, 'fill-opacity=".85"')),
    ) + line('M204 60L180 214', p.light, 8),
  speaker: (p) =>
    rect(72, 24, 96, 196, 14, p.main) +
    rect(72, 24, 32, 196, 14, '#fff', 'fill-opacity=".1"') +
    circle(120, 76, 30, p.ink) +
    circle(120, 76, 18, p.shade) +
    circle(120, 76, 7, p.accent) +
    circle(120, 158, 42, p.ink) +
    circle(120, 158, 28, p.shade) +
    circle(120, 158, 11, p.accent) +
    circle(120, 122, 4, p.light),
  earbuds: (p) =>
    rect(22, 108, 120, 108, 34, p.main) +
    path('M22 148v-6q0-34 34-34h52q34 0 34 34v6z', p.shade) +
    rect(70, 142, 24, 8, 4, p.accent) +
    circle(82, 184, 5, p.light) +
    each([172, 212], (x, i) =>
      group(
        `rotate(${i ? 8 : -8} ${x} 170)`,
        rect(x - 7, 142, 14, 74, 7, p.light) +
          circle(x, 136, 20, p.light) +
          ellipse(x - 8, 136, 7, 11, p.ink),
      ),
    ),
  smartwatch: (p) =>
    path('M88 30h64l8 50H80zM80 166h80l-8 54H88z', p.shade) +
    rect(66, 70, 108, 106, 28, p.ink) +
    rect(76, 80, 88, 86, 20, p.main) +
    `<circle cx="120" cy="123" r="28" fill="none" stroke="${p.light}" stroke-opacity=".35" stroke-width="9"/>` +
    `<path d="M120 95a28 28 0 0 1 27 36" fill="none" stroke="${p.accent}" stroke-width="9" stroke-linecap="round"/>` +
    rect(174, 108, 8, 26, 4, p.shade),
  toaster: (p) =>
    path('M62 64q4-22 30-22t30 22v32H62zM118 64q4-22 30-22t30 22v32h-60z', p.accent) +
    path('M34 116q0-34 34-34h104q34 0 34 34v84H34z', p.main) +
    path('M34 116q0-34 34-34h20q-30 6-30 42v76H34z', '#fff', 'fill-opacity=".18"') +
    rect(56, 82, 128, 10, 5, p.ink) +
    rect(206, 122, 14, 22, 5, p.ink) +
    circle(168, 166, 12, p.light) +
    rect(28, 198, 184, 14, 6, p.shade) +
    rect(44, 210, 24, 10, 3, p.ink) +
    rect(172, 210, 24, 10, 3, p.ink),
  mixer: (p) =>
    path('M52 64q0-26 28-26h104q24 0 24 26 0 24-24 24H84v82h-34q2-60 2-106z', p.main) +
    path('M52 64q0-26 28-26h104q10 0 16 6H92q-20 0-20 24z', '#fff', 'fill-opacity=".2"') +
    line('M152 88v36', p.ink, 7) +
    path('M104 128h96q0 62-48 62t-48-62z', p.light) +
    path('M104 128h96q0 12-2 20h-92q-2-8-2-20z', p.shade, 'fill-opacity=".25"') +
    path('M44 190h148q14 0 14 14v16H36v-20q0-10 8-10z', p.shade) +
    circle(82, 64, 8, p.accent),
  blender: (p) =>
    path('M78 36h84l-10 118H88z', p.light) +
    path('M83 92h74l-6 62H89z', p.accent, 'fill-opacity=".85"') +
    rect(72, 26, 96, 14, 6, p.ink) +
    line('M158 58h22v62h-18', p.light, 9) +
    path('M84 154h72l18 66H66z', p.main) +
    circle(120, 190, 14, p.light) +
    line('M120 190v-9', p.ink, 4),
  washer: (p) =>
    rect(44, 44, 152, 176, 10, p.light) +
    rect(44, 44, 152, 36, 10, p.main) +
    circle(172, 62, 9, p.accent) +
    rect(60, 56, 46, 12, 4, p.light, 'fill-opacity=".7"') +
    circle(120, 148, 54, p.shade) +
    circle(120, 148, 42, p.main) +
    path('M78 152q20-18 42-4t42-4q0 46-42 46t-42-38z', '#fff', 'fill-opacity=".4"') +
    circle(104, 134, 6, p.light) +
    circle(134, 126, 4, p.light),
  oven: (p) =>
    rect(40, 40, 160, 180, 8, p.main) +
    rect(40, 40, 160, 40, 8, p.shade) +
    each([64, 92, 148, 176], (x) => circle(x, 60, 9, p.light)) +
    rect(110, 52, 22, 16, 3, p.ink) +
    rect(56, 96, 128, 84, 6, p.ink) +
    rect(66, 118, 108, 52, 4, p.accent, 'fill-opacity=".85"') +
    line('M66 146h108', p.ink, 4) +
    line('M64 106h112', p.light, 6) +
    rect(56, 190, 128, 18, 4, p.shade),
} satisfies Record<string, Drawing>;
