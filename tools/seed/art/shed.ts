import { circle, type Drawing, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

/** Toys, tools, building materials, vouchers and animals; in a 240 x 240 box, standing on y = 220. */
export const SHED_OBJECTS = {
  blocks: (p) =>
    rect(38, 144, 76, 76, 8, p.main) +
    rect(122, 144, 76, 76, 8, p.accent) +
    rect(80, 66, 76, 76, 8, p.shade) +
    circle(76, 182, 20, p.light) +
    path('M160 160l22 40h-44z', p.light) +
    rect(100, 86, 36, 36, 6, p.light) +
    path('M96 66l22-40 22 40z', p.main),
  train: (p) =>
    rect(20, 206, 200, 8, 3, p.ink) +
    rect(30, 106, 66, 84, 8, p.main) +
    rect(24, 94, 78, 18, 6, p.shade) +
    rect(42, 122, 40, 30, 4, p.light) +
    rect(92, 136, 104, 54, 18, p.accent) +
    rect(160, 96, 22, 44, 4, p.shade) +
    each([176, 192, 204], (x, i) => circle(x, 78 - i * 16, 10 + i * 3, p.light)) +
    each([58, 116, 172], (x) => circle(x, 194, 22, p.ink) + circle(x, 194, 11, p.light)),
  rocket: (p) =>
    path('M80 190q-34 4-40 30 26-12 52-6zM160 190q34 4 40 30-26-12-52-6z', p.accent) +
    path('M120 18q54 50 44 150l-16 34H92l-16-34Q66 68 120 18z', p.main) +
    path('M120 18q-40 60-28 184l-16-34Q66 68 120 18z', '#fff', 'fill-opacity=".18"') +
    circle(120, 100, 24, p.light) +
    circle(120, 100, 15, p.shade) +
    rect(92, 184, 56, 14, 4, p.shade) +
    path('M104 202h32l-16 24z', p.accent),
  saw: (p) =>
    path('M96 130L222 60l6 14-104 92z', p.light) +
    repeat(8, (i) => path(`M${128 + i * 12} ${162 - i * 11}l8 4 2-10z`, p.shade)) +
    path('M30 176q-6-44 40-52l34 2 20 42-30 34q-48 14-64-26z', p.main) +
    path('M56 168q0-20 20-22l18 20-14 18q-20 2-24-16z', p.light) +
    circle(96, 142, 6, p.accent) +
    rect(20, 208, 200, 12, 5, p.shade),
  wrenches: (p) =>
    each([62, 120, 178], (x, i) => {
      const fill = [p.main, p.shade, p.accent][i] ?? p.main;
      return (
        rect(x - 10, 70 + i * 10, 20, 150 - i * 10, 10, fill) +
        circle(x, 62 + i * 10, 27, fill) +
        path(`M${x - 10} ${28 + i * 10}h20v34h-20z`, p.light)
      );
    }),
  paint: (p) =>
    rect(40, 92, 108, 128, 8, p.light) +
    rect(40, 128, 108, 56, 0, p.main) +
    ellipse(94, 92, 54, 14, p.shade) +
    ellipse(94, 92, 44, 10, p.accent) +
    path('M118 96q4 40 16 44t8-50z', p.accent) +
    `<path d="M42 100a54 60 0 0 1 104 0" fill="none" stroke="${p.ink}" stroke-width="4"/>` +
    group(
      'rotate(18 190 150)',
      rect(176, 66, 30, 60, 5, p.accent) +
        rect(172, 120, 38, 18, 4, p.ink) +
        rect(182, 138, 18, 78, 8, p.shade),
    ),
  timber: (p) =>
    each([180, 144, 108], (y, i) =>
      repeat(3 - i, (j) => {
        const x = 22 + i * 32 + j * 66;
        return (
          rect(x, y, 62, 34, 4, i % 2 ? p.shade : p.main) +
          circle(x + 18, y + 17, 11, p.light) +
          circle(x + 18, y + 17, 5, p.shade)
        );
      }),
    ) +
    rect(14, 214, 212, 8, 3, p.ink) +
    path('M150 92l44-52 12 10-44 52z', p.accent),
  pavers: (p) =>
    repeat(3, (i) =>
      repeat(4, (j) =>
        path(
          `M${30 + j * 46 + i * 8} ${196 - i * 27}h44l10 24h-44z`,
          (i + j) % 3 === 0 ? p.accent : (i + j) % 2 ? p.main : p.shade,
        ),
      ),
    ) +
    leaf(48, 138, 24, p.shade, -18) +
    leaf(208, 140, 28, p.main, 16),
  voucher: (p) =>
    rect(36, 92, 168, 112, 12, p.main) +
    rect(36, 92, 168, 112, 12, '#000', 'fill-opacity=".06"') +
    rect(108, 92, 24, 112, 0, p.accent) +
    rect(30, 74, 180, 34, 8, p.shade) +
    rect(106, 74, 28, 34, 0, p.accent) +
    path('M120 74q-50-8-40-38 26-8 40 38zM120 74q50-8 40-38-26-8-40 38z', p.accent) +
    rect(52, 138, 40, 8, 4, p.light) +
    rect(52, 156, 28, 8, 4, p.light),
  passes: (p) =>
    group(
      'rotate(-12 120 140)',
      rect(40, 60, 92, 150, 12, p.shade) + rect(40, 60, 92, 40, 12, p.light) + circle(86, 140, 20, p.accent),
    ) +
    group(
      'rotate(8 150 140)',
      rect(102, 56, 96, 156, 12, p.main) +
        rect(116, 72, 68, 56, 6, p.light) +
        path('M116 128v-14l22-20 18 16 12-10 16 14v14z', p.shade) +
        rect(116, 142, 52, 8, 4, p.light) +
        rect(116, 158, 36, 8, 4, p.light) +
        rect(116, 180, 68, 16, 4, p.accent),
    ),
  puppy: (p) =>
    path('M44 196q0-44 56-46h60q44 4 44 46 0 24-26 24H68q-24 0-24-24z', p.light) +
    path('M150 150h20q34 4 34 46 0 10-6 16-36-20-48-62z', p.main) +
    path('M36 98q0-50 52-50t52 50v22q0 36-52 36t-52-36z', p.light) +
    path('M88 48q52 0 52 50v14q-40 0-44-40 0-14-8-24z', p.main) +
    path('M42 66Q16 66 18 106q6 22 20 18 12-14 12-46zM134 66q26 0 24 40-6 22-20 18-12-14-12-46z', p.shade) +
    ellipse(88, 116, 11, 8, p.ink) +
    circle(68, 96, 6, p.ink) +
    circle(110, 96, 6, p.ink) +
    line('M88 124v8q-8 8-14 2M88 132q8 8 14 2', p.ink, 3) +
    path('M80 138q8 22 18 0z', p.accent),
  kitten: (p) =>
    path('M40 204q0-52 80-52t80 52q0 16-16 16H56q-16 0-16-16z', p.main) +
    repeat(3, (i) => line(`M${150 + i * 16} 160q6 14 4 26`, p.shade, 6)) +
    line('M196 206q30-6 22-40', p.main, 14) +
    path('M58 128L50 72l36 22h40l36-22-8 56q-4 44-48 44t-48-44z', p.light) +
    path('M58 90l-4-12 18 12zM154 90l4-12-18 12z', p.accent) +
    circle(86, 122, 7, p.ink) +
    circle(128, 122, 7, p.ink) +
    path('M100 136h14l-7 8z', p.accent) +
    line('M74 138H50M74 144l-22 6M140 138h24M140 144l22 6', p.shade, 3),
  parrot: (p) =>
    rect(30, 196, 180, 12, 6, p.ink) +
    path('M132 150q26 30 22 78l-26-14-16-60z', p.shade) +
    path('M82 70q0-40 40-40t42 44v60q0 62-40 62t-42-62z', p.main) +
    path('M140 96q30 20 14 84-30 0-34-44 0-30 20-40z', p.accent) +
    path('M82 62q-26 2-24 30 14 2 24-8z', p.ink) +
    circle(104, 66, 14, p.light) +
    circle(102, 66, 6, p.ink) +
    line('M108 190v14M132 190v14', p.accent, 6),
} satisfies Record<string, Drawing>;
