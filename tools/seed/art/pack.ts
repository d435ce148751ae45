import type { Motif, PackForm } from '../content/foods/recipe.ts';
import { hash } from './chance.ts';
import type { DrawnMotif } from './motif.ts';
import { paintOfMotif } from './motif-paints.ts';
import { FIELD_MOTIFS } from './motifs-of-fields.ts';
import { KITCHEN_MOTIFS } from './motifs-of-kitchens.ts';
import { type Face, PACK_FORMS } from './pack-forms.ts';
import { PALETTES, type Palette, type PaletteName } from './palettes.ts';
import { circle, ellipse, group, path, rect } from './shapes.ts';

/** What a pack shows. */
export interface PackLook {
  form: PackForm;
  motif: Motif;
  maker: string;
  name: string;
  quantity: string;
  /** What it tastes of, or another word that gives the motif its colours. */
  taste: string;
}

const MOTIFS: Readonly<Record<Motif, DrawnMotif>> = { ...FIELD_MOTIFS, ...KITCHEN_MOTIFS };

const BRANDS = [
  ...(['cobalt', 'saffron', 'rose', 'jade', 'fig', 'clay', 'olive', 'sky', 'dusk'] as const),
] satisfies PaletteName[];

/** Walls before which packs stand; a pack never stands before its own hue. */
const WALLS = [
  ...(['saffron', 'sky', 'rose', 'jade', 'fig', 'clay', 'olive', 'cobalt', 'sand'] as const),
] satisfies PaletteName[];

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A bold letter is about 0.68 of the size of the type. */
const fitting = (text: string, width: number, largest: number) =>
  Math.min(largest, Math.max(6, width / (text.length * 0.68)));

const write = (text: string, x: number, y: number, size: number, fill: string, weight = 700) =>
  `<text x="${x}" y="${y.toFixed(1)}" font-family="Gabarito, DejaVu Sans, Arial, sans-serif" font-weight="${weight}" ` +
  `font-size="${size.toFixed(1)}" text-anchor="middle" fill="${fill}">${escaped(text)}</text>`;

/** One line, or two that are as even as can be. */
function inLines(text: string, most: number): string[] {
  if (text.length <= most) return [text];
  const breaks = [...text.matchAll(/ /g)].map(({ index }) => index);
  const middle = breaks.sort(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )[0];
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

/** Maker, picture, name and quantity, from top to bottom. */
function print(face: Face, p: Palette, { maker, name, quantity, motif, taste }: PackLook): string {
  const { x, y, width, height, isLight } = face;
  const middle = x + width / 2;
  const ink = isLight ? p.ink : '#ffffff';
  const lines = inLines(name, 15);
  const size = Math.min(...lines.map((line) => fitting(line, width * 0.92, 15)));
  const makerSize = fitting(maker, width * 0.86, 10.5);
  const nameTop = y + height - 13 - (lines.length - 1) * (size + 1.5);
  const top = y + makerSize + 6;
  const room = Math.max(24, nameTop - size - top - 4);
  const scale = Math.min(room, width * 0.76) / 64;
  const centre = top + 2 + room / 2;
  const ground = isLight
    ? circle(middle, centre, 31 * scale, p.wall)
    : circle(middle, centre, 32 * scale, p.light);
  return (
    write(maker, middle, y + makerSize + 2, makerSize, isLight ? p.shade : '#fff') +
    ground +
    group(
      `translate(${middle} ${centre.toFixed(1)}) scale(${(scale * 0.86).toFixed(3)})`,
      MOTIFS[motif](paintOfMotif(motif, taste)),
    ) +
    lines.map((line, index) => write(line, middle, nameTop + index * (size + 1.5), size, ink)).join('') +
    write(quantity, middle, y + height - 1.5, 8, ink, 500)
  );
}

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="440" height="440" viewBox="0 0 320 320">${content}</svg>`;

/** A food's pack in an arch, as SVG; each maker has colours of its own. */
export function pack(look: PackLook): string {
  const seed = hash(look.maker);
  const brand = at(BRANDS, seed);
  const palette = PALETTES[brand];
  const others = WALLS.filter((name) => name !== brand);
  const room = PALETTES[at(others, hash(`${look.form}${look.taste}${look.name}`))];
  const { draw, face } = PACK_FORMS[look.form];
  return svg(
    rect(0, 0, 320, 320, 0, room.wall) +
      path('M58 282V128q0-58 102-112 102 54 102 112v154z', room.backdrop) +
      rect(0, 264, 320, 56, 0, room.ground) +
      ellipse(160, 284, 92, 8, room.ink, 'fill-opacity=".2"') +
      group('translate(28 28) scale(1.1)', draw(palette) + print(face, palette, look)),
  );
}

function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The back of a pack: its list as it is printed there, as SVG. */
export function ingredientsPanel(maker: string, name: string, list: string): string {
  const palette = PALETTES[at(BRANDS, hash(maker))];
  const lines = wrapped(list, 38).slice(0, 13);
  const line = (text: string, y: number, size: number, weight: number) =>
    `<text x="58" y="${y}" font-family="DejaVu Sans, Arial, sans-serif" font-weight="${weight}" font-size="${size}" fill="${palette.ink}">${escaped(text)}</text>`;
  return svg(
    rect(0, 0, 320, 320, 0, palette.main) +
      rect(40, 26, 240, 268, 10, palette.light) +
      rect(40, 26, 240, 34, 10, palette.accent) +
      line(name.slice(0, 30), 48, 11, 700) +
      line('Ingredients', 82, 10, 700) +
      lines.map((text, index) => line(text, 98 + index * 13, 8.6, 400)).join('') +
      rect(214, 268, 52, 16, 2, '#fff') +
      Array.from({ length: 17 }, (_, index) =>
        rect(217 + index * 2.8, 270, 1 + (hash(`${name}${index}`) % 3) * 0.5, 12, 0, '#111'),
      ).join(''),
  );
}
