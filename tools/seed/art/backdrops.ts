import type { Palette } from './palettes.ts';
import { circle, each, group, path, rect, repeat } from './shapes.ts';

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
  hills: (p) => circle(356, 92, 40, p.light) + path('M0 250q90-110 200-40t280-60v210H0z', p.backdrop),
} satisfies Record<string, (p: Palette) => string>;

export type Backdrop = keyof typeof BACKDROPS;
