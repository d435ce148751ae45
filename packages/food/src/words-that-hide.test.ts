import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import { schools, strictnesses } from './judging/verdicts.ts';

/** Ways in which one ingredient stands on a pack. */
const shapes: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `Water, ${words}, salt`,
  (words) => `${words.toUpperCase()} 12 %`,
  (words) => `filling (sugar, ${words})`,
  (words) => `**${words}**; sugar`,
];

const verdictsOf = (ingredients: string) =>
  schools.flatMap((school) =>
    strictnesses.map((strictness) => analyse({ ingredients }).verdict[school][strictness]),
  );

const grave = (ingredients: string) => verdictsOf(ingredients).includes('haram');
const shaped = (words: readonly string[]) => words.flatMap((one) => shapes.map((shape) => shape(one)));

/** Innocent names, each with the letters or the word of something forbidden in it. */
const innocent: Readonly<Record<string, readonly string[]>> = {
  'wine in vines, grapes and vinegars': [
    'vine leaves',
    'vine-ripened tomatoes',
    'vine tomatoes',
    'tomatoes on the vine',
    'vine fruits',
    'wine grapes',
    'feuilles de vigne',
    'pêche de vigne',
    'raisin de cuve',
    'Weinblätter',
    'Weinlaub',
    'Weinbeeren',
    'Weintrauben',
    'Weinsäure',
    'Weinstein',
    'Traubenkernöl',
    'Weinbergpfirsich',
    'Reisweinessig',
    'Apfelweinessig',
    'asma yaprağı',
    'jus anggur merah',
    'vinaigre de cidre',
    'rice wine vinegar',
    'ورق العنب',
    'raisin muscat',
  ],
  'spirits in other words': [
    'vanille bourbon',
    'Bourbon-Vanille',
    'bourbon biscuit',
    'brandy snap',
    'Madeira cake',
    'root beer',
    'bir pletok',
    'garam masala',
    'ginger',
    'gingembre',
    'ginkgo',
    'whisked egg',
    'port salut',
    'portobello',
    'Portulak',
    'Kirschtomaten',
    'Kirschsaft',
    'Kirschpüree',
    'Kirschfüllung',
    'Kirschpflaume',
    'طماطم شيري',
    'cherry',
    'marc de café',
    'çin lahanası',
    'çin tuzu',
    'çin marulu',
    'Römersalat',
    'Branntweinessigessenz',
    'for the sake of freshness',
    'crumpet',
    'brème',
  ],
  'pigs in other words': [
    'vanilla specks',
    'speckled beans',
    'hamburger bun',
    'champignon',
    'hamsi',
    'ham şeker',
    'ham bal',
    'pigeon peas',
    'porcini',
    'hog plum',
    'collard greens',
    'Saubohnen',
    'Sauerampfer',
    'baby corn',
    'figs',
    'spice grinder',
  ],
  'blood and beasts in other words': [
    'blood orange',
    'orange sanguine',
    "jus d'orange sanguine",
    'Blutorange',
    'Blutorangensaft',
    'Blutpfirsich',
    'jeruk darah',
    'oren darah',
    'kan portakalı',
    'lidah buaya',
    'mulet',
    'برتقال دموي',
  ],
};

/** Names that stay forbidden, next to the innocent ones. */
const forbidden = [
  'wine',
  'vin rouge',
  'Rotwein',
  'Glühwein',
  'şarap',
  'نبيذ',
  'anggur merah',
  'wain',
  'port wine',
  'Portwein',
  'rum',
  'Rum',
  'gin',
  'cin',
  'Kirsch',
  'Kirschwasser',
  'kirsch',
  'sherry',
  'Madeira',
  'bourbon',
  'brandy',
  'cognac',
  'sake',
  'mirin',
  'beer',
  'Bier',
  'bière',
  'marc de raisin eau-de-vie',
  'ham',
  'jambon',
  'Schinken',
  'bacon',
  'Speck',
  'lardons',
  'lard',
  'babi',
  'babi guling',
  'domuz',
  'خنزير',
  'Schweinefleisch',
  'Schweineschmalz',
  'saindoux',
  'pork',
  'blood',
  'Blutwurst',
  'darah',
  'kan',
  'viande de mulet',
  'chorizo',
  'saucisson',
  'peperoni (pork)',
  'serrano (pork)',
  'serrano ham',
  'salami (pork)',
  'Salami (Schwein)',
  'mortadelle (porc)',
  'sosis (domuz)',
  'Bratwurst (Schweinefleisch)',
];

/** Sausages and hams that are of pork in one country and of cattle or poultry in another. */
const open = [
  'peperoni',
  'pepperoni',
  'serrano',
  'salami',
  'mortadella',
  'Bratwurst',
  'Wurst',
  'Würstchen',
  'sosis',
  'sosej',
  'sausage',
  'saucisse',
  'frankfurter',
  'hot dog',
  'sucuk',
  'merguez',
  'نقانق',
  'مرتديلا',
  'سلامي',
  'سجق',
  'salam',
  'peperoni (beef)',
  'pepperoni (turkey)',
  'salami (beef)',
  'Salami (Rind)',
  'chorizo (beef)',
  'beef chorizo',
  'mortadella (chicken)',
  'saucisson (volaille)',
  'lardons de dinde',
  'turkey bacon',
  'mortadelle (bœuf)',
];

describe('an innocent word', () => {
  test.each(Object.entries(innocent))('is not forbidden for %s', (_hidden, words) => {
    expect(shaped(words).filter(grave)).toEqual([]);
  });
});

describe('a forbidden word', () => {
  test('is forbidden in every shape, also where an innocent one stands beside it', () => {
    const others = Object.values(innocent).flat();
    const beside = forbidden.map((one, at) => `${others[at % others.length]}, ${one}, salt`);

    expect([...shaped(forbidden), ...beside].filter((list) => !grave(list))).toEqual([]);
  });
});

describe('a sausage that does not say of what', () => {
  test.each(open)('is never halal and never certainly pork: %s', (words) => {
    for (const list of shaped([words])) {
      const standard = schools.map((school) => analyse({ ingredients: list }).verdict[school].standard);
      expect([list, ...standard]).toEqual([list, 'doubtful', 'doubtful', 'doubtful', 'doubtful']);
    }
  });
});
