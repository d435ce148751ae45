import { hash, randomFrom } from './chance.ts';
import { type PaintName, painted } from './paints.ts';
import { PALETTES, type PaletteName } from './palettes.ts';
import { type Drawing, ellipse, group, rect } from './shapes.ts';

/** Paper of the shops' studio: the wall's light middle, its edge, the table. */
const PAPERS = [
  ['#fbfaf7', '#ece8e0', '#e3ded4'],
  ['#f7f9fb', '#e3e9ee', '#d8e0e7'],
  ['#fdf7f3', '#f3e4da', '#ead8cc'],
  ['#f6faf6', '#e0ebe1', '#d4e2d6'],
  ['#f9f7fc', '#e8e3f0', '#ddd6e8'],
] as const;
const NAMES = ['cobalt', 'jade', 'saffron', 'rose', 'fig'] as const satisfies PaletteName[];
const TABLE = 268;

export interface StudioShot {
  form: string;
  paint: PaintName | undefined;
  /** 0 the whole thing, 1 close. */
  view: number;
}

/** A product as shops photograph it: alone on clean paper, in the colour of its variant. */
export function studioShot(draw: Drawing, { form, paint, view }: StudioShot): string {
  const seed = hash(form);
  const [light, edge, table] = PAPERS[seed % PAPERS.length] ?? PAPERS[0];
  const palette = PALETTES[NAMES[(seed >>> 4) % NAMES.length] ?? 'cobalt'];
  const drawn = draw(painted(palette, paint), randomFrom(`${form}|studio`));
  const scale = view === 1 ? 1.7 : 1.2;
  const floor = view === 1 ? TABLE + 80 : TABLE + 36;
  const place = `translate(${240 - 120 * scale} ${floor - 220 * scale}) scale(${scale})`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 480 360">' +
    `<defs><radialGradient id="paper" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="${light}"/>` +
    `<stop offset="1" stop-color="${edge}"/></radialGradient>` +
    `<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${edge}"/>` +
    `<stop offset="1" stop-color="${table}"/></linearGradient></defs>` +
    rect(0, 0, 480, 360, 0, 'url(#paper)') +
    rect(0, TABLE, 480, 92, 0, 'url(#table)', 'fill-opacity=".8"') +
    ellipse(240, floor, 112 * scale, 11 * scale, '#20242c', 'fill-opacity=".10"') +
    ellipse(240, floor - 1, 82 * scale, 6 * scale, '#20242c', 'fill-opacity=".16"') +
    group(place, drawn) +
    '</svg>'
  );
}
