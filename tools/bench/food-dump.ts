import { createWriteStream } from 'node:fs';

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkDigitOf } from '@souk/food/codes/gtin';
import { labelledLists } from '@souk/food/lists/labelled-lists';

const words = (text: string) => text.split(' ');

const adjectives = words(
  'crunchy golden creamy smoky spicy tangy rustic classic royal crispy tender fiery mellow toasted honeyed salted ' +
    'zesty hearty velvet garden coastal desert mountain harvest',
);
const flavours = words(
  'almond date sesame cardamom saffron lemon mango apricot pistachio hazelnut cocoa vanilla ginger turmeric cumin ' +
    'paprika garlic onion tomato basil mint olive coconut lychee fig pomegranate tamarind chilli pepper cinnamon ' +
    'clove walnut cashew quince plum cherry barley oat rye millet',
);

/** Nouns of a name, and the Open Food Facts tag of the category that they are in. */
const shelves: readonly (readonly [tag: string, nouns: string[]])[] = [
  ['en:breads', words('bread flatbread bagels crumpets')],
  ['en:biscuits-and-cakes', words('biscuits cookies muffins slices')],
  ['en:breakfast-cereals', words('muesli granola porridge flakes')],
  ['en:salty-snacks', words('crackers chips pretzels puffs')],
  ['en:confectioneries', words('halva nougat lollies fudge')],
  ['en:chocolates', words('chocolate truffles pralines')],
  ['en:spreads', words('spread jam paste')],
  ['en:ice-creams', words('gelato sorbet sundae')],
  ['en:yogurts', words('yoghurt labneh kefir')],
  ['en:cheeses', words('cheese haloumi feta')],
  ['en:sausages', words('sausages kofta salami')],
  ['en:chickens', words('nuggets schnitzel drumsticks')],
  ['en:seafood', words('tuna sardines prawns')],
  ['en:meals', words('curry lasagne pilaf stew')],
  ['en:soups', words('soup broth laksa')],
  ['en:sauces', words('sauce chutney relish mayonnaise')],
  ['en:pastas', words('noodles penne couscous')],
  ['en:beverages', words('juice cordial lemonade')],
];

const phrases = [
  'wheat flour',
  'sugar',
  'vegetable oil (palm, canola)',
  'salt',
  'water',
  'skim milk powder',
  'cocoa butter',
  'emulsifier (471)',
  'emulsifier (soy lecithin)',
  'gelatine',
  'beef gelatine',
  'natural flavour',
  'yeast',
  'colour (120)',
  'colour (caramel 150d)',
  'preservative (202, 211)',
  'citric acid',
  'corn starch',
  'whey powder',
  'beef (45%)',
  'chicken (60%)',
  'pork fat',
  'lard',
  'sunflower oil',
  'onion powder',
  'garlic',
  'paprika extract',
  'tomato paste (12%)',
  'rice',
  'oats (51%)',
  'almonds',
  'hazelnuts (3%)',
  'sesame seeds',
  'soy sauce (soybeans)',
  'white wine vinegar',
  'wine',
  'vanilla extract',
  'glycerol (422)',
  'thickener (415)',
  'raising agents (500, 450)',
  'mineral salt (451)',
  'antioxidant (300)',
  'egg yolk',
  'butter (milk)',
  'rennet',
  'shellac',
  'spices',
  'herbs',
];

/** The same sequence of numbers in [0, 1) for the same seed. */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], chance: number): T {
  const picked = list[Math.floor(chance * list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function ingredientsOf(chance: () => number): string {
  if (chance() < 0.5) return pick(labelledLists, chance()).list.replace(/\s+/g, ' ');
  const count = 3 + Math.floor(chance() * 12);
  const found = new Set(Array.from({ length: count }, () => pick(phrases, chance())));
  const traces = chance() < 0.3 ? '. May contain traces of nuts, milk and soy.' : '';
  return capital([...found].join(', ')) + traces;
}

const nutrients = ['fat', 'saturated-fat', 'carbohydrates', 'sugars', 'fiber', 'proteins', 'salt'];

/** The food at a place in the dump, as one line of JSONL; always the same one. */
function foodAt(place: number) {
  const chance = chanceFrom(place);
  const body = `93${String(place).padStart(10, '0')}`;
  const [tag, nouns] = pick(shelves, chance());
  const name = [pick(adjectives, chance()), pick(flavours, chance()), pick(nouns, chance())].map(capital);
  const hasTable = chance() < 0.8;
  const tenths = (most: number) => Math.round(chance() * most * 10) / 10;
  return {
    code: body + checkDigitOf(body),
    lang: 'en',
    product_name: name.join(' '),
    brands: `${capital(pick(flavours, chance()))} ${pick(['Farm', 'Kitchen', 'Mill', 'House', '& Sons'], chance())}`,
    quantity: `${50 * (1 + Math.floor(chance() * 20))} g`,
    categories_tags: [tag],
    countries_tags: ['en:australia'],
    labels_tags: [chance() < 0.1 ? 'en:halal' : '', chance() < 0.1 ? 'en:vegan' : ''].filter(Boolean),
    ingredients_text: ingredientsOf(chance),
    nutriments: hasTable
      ? {
          'energy-kj_100g': Math.round(chance() * 2400),
          ...Object.fromEntries(nutrients.map((one) => [`${one}_100g`, tenths(30)])),
        }
      : {},
  };
}

/** Columns that the real dump has as well; they are empty here. */
const otherColumns = Array.from({ length: 180 }, (_none, index) => `other-${index}_100g`);

const columns = [
  'code',
  'product_name',
  'brands',
  'quantity',
  'categories_tags',
  'countries_tags',
  'labels_tags',
  'ingredients_text',
  'energy-kj_100g',
  ...nutrients.map((one) => `${one}_100g`),
  ...otherColumns,
];

const rowOf = ({ nutriments, ...food }: ReturnType<typeof foodAt>): string => {
  const known: Record<string, unknown> = { ...food, ...nutriments };
  return columns.map((column) => String(known[column] ?? '')).join('\t');
};

function* linesOf(count: number, isTabbed: boolean): Generator<string> {
  if (isTabbed) yield `${columns.join('\t')}\n`;
  for (let place = 0; place < count; place += 1) {
    const food = foodAt(place);
    yield `${isTabbed ? rowOf(food) : JSON.stringify(food)}\n`;
  }
}

/** Writes so many foods as Open Food Facts would: rows separated by tabs into a .csv, otherwise lines of JSON. */
export const writeFoodDump = (path: string, count: number): Promise<void> =>
  pipeline(Readable.from(linesOf(count, path.endsWith('.csv'))), createWriteStream(path));
