import type { Palette } from './palettes.ts';
import { circle, each, ellipse, group, leaf, line, path, rect, repeat } from './shapes.ts';

const cloud = (x: number, y: number, scale: number, fill: string) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 26q0-18 20-18 8-22 32-18 22 2 24 20 20 0 20 16 0 12-16 12H16Q0 38 0 26z', fill),
  );

const gum = (x: number, top: number, p: Palette) =>
  line(`M${x} 300V${top + 30}M${x} ${top + 90}l26-34`, p.light, 7) +
  ellipse(x, top + 16, 52, 30, p.backdrop) +
  ellipse(x - 30, top + 40, 34, 22, p.backdrop) +
  ellipse(x + 36, top + 46, 36, 24, p.backdrop);

/** One quiet shape behind the object, on a 480 x 360 stage. */
export const BACKDROPS = {
  arch: (p) => path('M104 360V196c0-64 46-96 136-160 90 64 136 96 136 160v164z', p.backdrop),
  sun: (p) => circle(240, 176, 138, p.backdrop),
  awning: (p) => repeat(8, (i) => path(`M${i * 60} 0h60v64a30 30 0 0 1-60 0z`, i % 2 ? p.backdrop : p.light)),
  tiles: (p) =>
    repeat(9, (x) =>
      repeat(7, (y) =>
        (x + y) % 2
          ? path(`M${x * 60} ${y * 60 - 30}l30 30-30 30-30-30z`, p.backdrop)
          : circle(x * 60, y * 60, 5, p.backdrop),
      ),
    ),
  star: (p) =>
    group(
      'translate(240 172)',
      each([0, 45], (a) => rect(-104, -104, 208, 208, 10, p.backdrop, `transform="rotate(${a})"`)),
    ),
  window: (p) =>
    rect(268, 34, 168, 176, 6, p.light) +
    rect(278, 44, 148, 156, 3, p.backdrop) +
    circle(388, 84, 20, p.light) +
    path('M278 200v-40q40-34 78-8t70-14v62z', p.ground) +
    rect(348, 44, 8, 156, 0, p.light) +
    rect(278, 116, 148, 8, 0, p.light) +
    rect(256, 204, 192, 12, 4, p.light),
  shelf: (p) =>
    rect(24, 92, 150, 9, 3, p.backdrop) +
    rect(40, 50, 22, 42, 5, p.backdrop) +
    circle(92, 74, 18, p.backdrop) +
    rect(120, 60, 40, 32, 4, p.light) +
    rect(318, 62, 140, 9, 3, p.backdrop) +
    leaf(348, 48, 24, p.backdrop, -20) +
    leaf(348, 48, 26, p.backdrop, 18) +
    rect(336, 44, 24, 18, 3, p.light) +
    repeat(4, (i) =>
      rect(384 + i * 15, 24 + (i % 2) * 8, 12, 38 - (i % 2) * 8, 2, i % 2 ? p.light : p.backdrop),
    ),
  panels: (p) =>
    repeat(6, (i) => rect(-4 + i * 84, 26, 68, 150, 4, p.backdrop, 'fill-opacity=".6"')) +
    rect(-60, 196, 600, 8, 0, p.light) +
    rect(-60, 204, 600, 90, 0, p.backdrop, 'fill-opacity=".75"'),
  pictures: (p) =>
    rect(44, 44, 84, 108, 4, p.light) +
    rect(54, 54, 64, 88, 2, p.backdrop) +
    circle(86, 88, 18, p.light) +
    rect(350, 36, 92, 72, 4, p.light) +
    rect(360, 46, 72, 52, 2, p.backdrop) +
    path('M360 98l26-34 18 18 14-12 14 16v12z', p.light) +
    rect(372, 124, 56, 56, 4, p.light) +
    circle(400, 152, 16, p.backdrop),
  curtain: (p) =>
    repeat(5, (i) => path(`M${-8 + i * 26} -60h26v330q-13 12-26 0z`, i % 2 ? p.backdrop : p.light)) +
    repeat(5, (i) => path(`M${358 + i * 26} -60h26v330q-13 12-26 0z`, i % 2 ? p.light : p.backdrop)) +
    rect(-60, 6, 600, 9, 4, p.ink, 'fill-opacity=".35"'),
  bow: (p) =>
    each([190, 146, 102], (radius, i) =>
      circle(240, 288, radius, i === 1 ? p.light : p.backdrop, i === 1 ? 'fill-opacity=".75"' : ''),
    ),
  stripes: (p) => repeat(9, (i) => rect(-40 + i * 64, -60, 32, 420, 0, p.backdrop, 'fill-opacity=".7"')),
  confetti: (p) =>
    repeat(32, (i) => {
      const x = (i % 8) * 64 + ((i * 37) % 29);
      const y = Math.floor(i / 8) * 72 + ((i * 53) % 37);
      const fill = i % 3 === 1 ? p.light : p.backdrop;
      return i % 4 === 2
        ? circle(x, y, 7, fill)
        : rect(x, y, 22, 9, 4.5, fill, `transform="rotate(${(i * 67) % 180} ${x} ${y})"`);
    }),
  hills: (p) => circle(356, 92, 40, p.light) + path('M0 250q90-110 200-40t280-60v210H0z', p.backdrop),
  ranges: (p) =>
    circle(116, 86, 34, p.light) +
    path('M-60 300L80 132l72 84 92-132 120 160 70-72 106 128z', p.backdrop) +
    path('M244 84l36 48-22 12-16-16-20 20-14-12z', p.light),
  sea: (p) =>
    circle(240, 178, 74, p.light) +
    rect(-60, 178, 600, 130, 0, p.backdrop) +
    repeat(4, (i) => line(`M${40 + i * 118} ${206 + (i % 2) * 26}q18-12 36 0t36 0`, p.light, 5)),
  skyline: (p) =>
    circle(386, 74, 30, p.light) +
    repeat(11, (i) => {
      const height = 62 + ((i * 53) % 118);
      return rect(-16 + i * 48, 300 - height, 42, height, 3, p.backdrop, i % 2 ? '' : 'fill-opacity=".65"');
    }),
  clouds: (p) =>
    cloud(36, 70, 1.2, p.light) +
    cloud(330, 46, 1.5, p.light) +
    cloud(220, 128, 0.8, p.backdrop) +
    path('M-60 300v-40q160-40 300-14t300-20v74z', p.backdrop),
  gums: (p) =>
    circle(250, 76, 32, p.light) +
    gum(52, 100, p) +
    gum(424, 70, p) +
    path('M-60 300v-26q300-36 600 0v26z', p.backdrop),
  fence: (p) =>
    circle(96, 80, 36, p.light) +
    repeat(16, (i) => path(`M${-34 + i * 36} 300v-92l14-16 14 16v92z`, p.backdrop)) +
    rect(-60, 226, 600, 9, 0, p.backdrop) +
    rect(-60, 266, 600, 9, 0, p.backdrop),
  rays: (p) =>
    repeat(12, (i) =>
      path('M240 260L214-160h52z', p.backdrop, `transform="rotate(${i * 30} 240 260)" fill-opacity=".55"`),
    ) + circle(240, 260, 96, p.backdrop),
  moon: (p) =>
    circle(372, 84, 42, p.light) +
    circle(390, 72, 38, p.wall) +
    repeat(14, (i) =>
      circle((i * 131) % 480, 18 + ((i * 71) % 150), 2 + (i % 3), p.light, 'fill-opacity=".8"'),
    ) +
    path('M-60 300v-56q140-66 290-22t310-36v114z', p.backdrop),
} satisfies Record<string, (p: Palette) => string>;

export type Backdrop = keyof typeof BACKDROPS;

export const indoors: readonly Backdrop[] = [
  ...(['arch', 'window', 'sun', 'tiles', 'shelf', 'star', 'panels'] as const),
  ...(['awning', 'pictures', 'bow', 'curtain', 'confetti', 'stripes'] as const),
];

export const outdoors: readonly Backdrop[] = [
  ...(['hills', 'clouds', 'skyline', 'sun', 'gums', 'ranges', 'sea', 'fence', 'rays'] as const),
];
