import { hash } from './chance.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { circle, each, path, rect } from './shapes.ts';

const NAMES = Object.keys(PALETTES) as PaletteName[];

/** The sign over a shop's door: its initials on one of a few grounds, square. */
export function shopSign(name: string): string {
  const seed = hash(name);
  const palette = PALETTES[NAMES[seed % NAMES.length] ?? 'cobalt'];
  const initials = name
    .split(/[\s&]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  const grounds = [
    circle(200, 200, 168, palette.main),
    rect(40, 40, 320, 320, 84, palette.main),
    path('M200 24l152 88v176l-152 88-152-88V112z', palette.main),
    rect(32, 32, 336, 336, 20, palette.main) +
      each([0, 1, 2, 3, 4, 5], (i) =>
        path(`M${32 + i * 56} 32h56v34a28 28 0 0 1-56 0z`, i % 2 ? palette.light : palette.accent),
      ),
  ];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${rect(0, 0, 400, 400, 0, palette.wall)}` +
    `${grounds[(seed >>> 5) % grounds.length]}<text x="200" y="${(seed >>> 5) % grounds.length === 3 ? 276 : 252}" ` +
    `font-family="DejaVu Sans, Arial, sans-serif" font-weight="700" font-size="150" text-anchor="middle" fill="${palette.light}">${initials}</text></svg>`
  );
}
