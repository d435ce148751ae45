import type { Rng } from '../rng.ts';
import type { Differs, Thing } from './thing.ts';

/** How much of a product lies in the shop. */
export type Stocking = 'plenty' | 'few' | 'none';

export interface WrittenVariant {
  sku: string;
  barcode: string;
  options: Record<string, string>;
  priceCents: number;
  wasCents: number | null;
  stock: number;
  weightGrams: number;
}

interface Choice {
  options: Record<string, string>;
  /** Of the first one's price. */
  factor: number;
}

export const colours = [
  'Charcoal',
  'White',
  'Navy',
  'Sage',
  'Terracotta',
  'Sand',
  'Mustard',
  'Blush',
  'Teal',
  'Red',
] as const;

const sizes = ['XS', 'S', 'M', 'L', 'XL'] as const;
const shoeSizes = ['37', '38', '39', '40', '41', '42', '43', '44'] as const;
const ages = ['0–3 months', '3–6 months', '6–12 months', '1–2 years'] as const;

const ofOne = (name: string, values: readonly (readonly [string, number])[]): Choice[] =>
  values.map(([value, factor]) => ({ options: { [name]: value }, factor }));

const plain = (values: readonly string[]) => values.map((value) => [value, 1] as const);

/** Every value of the one with every value of the other. */
const crossed = (colour: readonly string[], name: string, values: readonly string[]): Choice[] =>
  colour.flatMap((hue) => values.map((value) => ({ options: { Colour: hue, [name]: value }, factor: 1 })));

const pickSome = <T>(rng: Rng, items: readonly T[], least: number, most: number): T[] =>
  rng.shuffle(items).slice(0, rng.int(least, most));

/** So many values in a row, as sizes come. */
const run = <T>(rng: Rng, items: readonly T[], length: number): T[] => {
  const first = rng.int(0, Math.max(0, items.length - length));
  return items.slice(first, first + length);
};

/** A drawing comes in three colours, or the seed would do nothing but draw. */
export const palette = (artKind: string): string[] => {
  const start = [...artKind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return [0, 3, 7].map((step) => colours[(start + step) % colours.length] ?? 'White');
};

function choicesOf(rng: Rng, differs: Differs, artKind: string): Choice[] {
  const hues = palette(artKind);
  switch (differs) {
    case 'colour':
      return ofOne('Colour', plain(pickSome(rng, hues, 1, 3)));
    case 'wear':
      return crossed(pickSome(rng, hues, 1, 2), 'Size', run(rng, sizes, 3));
    case 'shoe':
      return crossed([rng.pick(hues)], 'Size', run(rng, shoeSizes, 4));
    case 'child':
      return crossed([rng.pick(hues)], 'Size', run(rng, ages, 3));
    case 'pack':
      return ofOne('Pack', [
        ['Single', 1],
        ['Twin pack', 1.9],
      ]);
    case 'volume':
      return ofOne('Size', [
        ['Regular', 1],
        ['Large', 1.6],
      ]);
    case 'bed':
      return ofOne('Size', [
        ['Single', 1],
        ['Queen', 1.35],
        ['King', 1.55],
      ]);
    case 'format':
      return ofOne('Format', [
        ['Paperback', 1],
        ['Hardback', 1.5],
      ]);
    default:
      return [{ options: {}, factor: 1 }];
  }
}

/** Thirteen digits of the range that shops number their own goods with; the last makes the sum sound. */
export function inventBarcode(rng: Rng): string {
  const body = `2${Array.from({ length: 11 }, () => rng.int(0, 9)).join('')}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Prices as shops write them: whole dollars less five cents, small ones to the half. */
const shopPrice = (dollars: number): number =>
  dollars < 20 ? Math.round(dollars * 2) * 50 : Math.round(dollars) * 100 - 5;

const stockOf = (rng: Rng, stocking: Stocking): number => {
  if (stocking === 'none') return 0;
  return stocking === 'few' ? rng.int(1, 2) : rng.int(40, 140);
};

/** The variants of a thing with their prices, stocks and codes. */
export function variantsOf(rng: Rng, [, artKind, low, high, differs]: Thing, stocking: Stocking) {
  const dollars = low + (high - low) * rng.next() ** 1.4;
  const code = `${artKind.slice(0, 3).toUpperCase()}-${rng.int(10_000, 99_999)}`;
  const isReduced = rng.chance(0.16);
  const weight = rng.int(12, 180) * 10;
  return choicesOf(rng, differs, artKind).map(({ options, factor }, index): WrittenVariant => {
    const priceCents = shopPrice(dollars * factor);
    return {
      sku: `${code}-${index + 1}`,
      barcode: inventBarcode(rng),
      options,
      priceCents,
      wasCents: isReduced ? shopPrice((priceCents / 100) * 1.25 + 1) : null,
      stock: stockOf(rng, stocking),
      weightGrams: Math.round(weight * factor),
    };
  });
}
