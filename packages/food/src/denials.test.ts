import { describe, expect, test } from 'vitest';
import { type Analysis, analyse } from './analyse.ts';
import { rulingOfEntry } from './judging/rule-entry.ts';
import { schools, strictnesses } from './judging/verdicts.ts';
import {
  absences,
  deniesLast,
  deniesList,
  deniesListBefore,
  deniesNext,
  deniesOneMore,
  deniesShare,
} from './tables/denials.ts';
import { entries } from './tables/entries.ts';
import { type Entry, type Language, languages } from './tables/entry.ts';

/** So many foods stand after each denial; `FOOD_DENIALS=all` tries every name of the tables after every one. */
const foodsEach =
  process.env.FOOD_DENIALS === 'all' ? Number.POSITIVE_INFINITY : Number(process.env.FOOD_DENIALS ?? 1);

const wordsOf = (list: string) =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** What packs deny: sugar, salt, additives, classes, allergens, two things, and words that no table knows. */
const deniedThings: Record<Language, readonly string[]> = {
  en: [
    'MSG',
    'added sugar',
    'gluten',
    'artificial colours or flavours',
    'preservatives',
    'bone',
    'nitrite',
    'dairy',
  ],
  fr: [
    'sucre ajouté',
    'gluten',
    'nitrite',
    'colorants',
    'conservateurs ni colorants',
    'os',
    'sel',
    'lactose',
    'arôme',
  ],
  de: [
    'Zucker',
    'Gluten',
    'Farbstoffe',
    'künstliche Aromen',
    'Knochen',
    'Nitrit',
    'Laktose',
    'Geschmacksverstärker',
  ],
  ar: ['سكر مضاف', 'جلوتين', 'مواد حافظة', 'إضافات', 'ملونات صناعية', 'عظم', 'ملح', 'لاكتوز'],
  ms: ['pengawet', 'gula tambahan', 'gluten', 'pewarna tiruan', 'tulang', 'garam', 'MSG', 'laktosa'],
  tr: ['gluten', 'şeker', 'koruyucu', 'renklendirici', 'tuz', 'laktoz', 'MSG', 'nitrit'],
};

/** Endings that make one word of what is denied and the denial. */
const joinedForms: Record<Language, readonly ((thing: string) => string)[]> = {
  en: [
    (thing) => `${thing}-free`,
    (thing) => `non-${thing}`,
    (thing) => `0% ${thing}`,
    (thing) => `0.0 % ${thing}`,
  ],
  fr: [(thing) => `0 % ${thing}`, (thing) => `0% de ${thing}`],
  de: [(thing) => `${thing}frei`, (thing) => `${thing}freie`, (thing) => `0 % ${thing}`],
  ar: [(thing) => `0% ${thing}`, (thing) => `٠٪ ${thing}`],
  ms: [(thing) => `bukan ${thing}`, (thing) => `0% ${thing}`],
  tr: [(thing) => `${thing}siz`, (thing) => `${thing}suz`, (thing) => `%0 ${thing}`],
};

const and: Record<Language, string> = { en: 'and', fr: 'et', de: 'und', ar: 'و', ms: 'dan', tr: 've' };

/** What a denial is parted by from the food behind it. */
const gluesOf = (language: Language): readonly ((denial: string, food: string) => string)[] => [
  (denial, food) => `${denial} ${food}`,
  (denial, food) => `${denial} ${and[language]} ${food}`,
  (denial, food) => `${denial} (${food})`,
  (denial, food) => `${denial} 12 % ${food}`,
  (denial, food) => `${denial}: ${food}`,
  (denial, food) => `${denial}\n${food}`,
  (denial, food) => `${denial} - ${food}`,
  (denial, food) => `(${denial}) ${food}`,
  (denial, food) => `${food} (${denial})`,
  (denial, food) => `${food}, ${denial}`,
];

const wrappings: readonly ((text: string) => string)[] = [
  (text) => `Rice, ${text}, salt`,
  (text) => `Rice (${text}), salt`,
  (text) => `Rice, sugar: ${text}`,
  (text) => `RICE, ${text.toUpperCase()}`,
];

function denialsIn(language: Language): string[] {
  const before = [deniesNext, deniesShare, deniesList, deniesOneMore].flatMap((lists) =>
    wordsOf(lists[language]),
  );
  const behind = [deniesLast, deniesListBefore].flatMap((lists) => wordsOf(lists[language]));
  const things = [...deniedThings[language], ...wordsOf(absences[language]).slice(0, 3), 'xlorf'];
  return things.flatMap((thing) => [
    ...before.map((word) => `${word} ${thing}`),
    ...behind.map((word) => `${thing} ${word}`),
    ...joinedForms[language].map((join) => join(thing)),
  ]);
}

const isForbidden = (entry: Entry) => schools.every((school) => rulingOfEntry(entry)[school] === 'haram');

/** Names that alone already say what a test wants of them; a name may mean less in another language. */
const namesOf = (
  language: Language,
  tells: (analysis: Analysis) => boolean,
  isMeant: (entry: Entry) => boolean = () => true,
) =>
  entries
    .filter(isMeant)
    .flatMap(({ names }) => names[language])
    .filter((name) => tells(analyse({ ingredients: name })));

const verdictsOf = ({ verdict }: Analysis) =>
  schools.flatMap((school) => strictnesses.map((strictness) => verdict[school][strictness]));
const isHaram = (analysis: Analysis) => verdictsOf(analysis).every((verdict) => verdict === 'haram');
/** "Aroma, Amaretto" read as one name is an aroma of it, which is no word for halal either. */
const isGrave = (analysis: Analysis) =>
  verdictsOf(analysis).every((verdict) => verdict === 'haram' || verdict === 'doubtful');

const allergensIn = ({ allergens: { contains, mayContain } }: Analysis) =>
  new Set([...contains, ...mayContain]);

/** Every denial with every glue before some of the foods, which go round so that each has its turn. */
function* probesOf(language: Language, foods: readonly string[]): Generator<[food: string, list: string]> {
  let turn = 0;
  for (const denial of denialsIn(language))
    for (const glue of gluesOf(language))
      for (let each = 0; each < Math.min(foodsEach, foods.length); each += 1) {
        const food = foods[turn % foods.length] ?? '';
        const wrap = wrappings[turn % wrappings.length];
        turn += 1;
        yield [food, wrap?.(glue(denial, food)) ?? ''];
      }
}

describe.each(languages)('a denial in "%s" beside a food', (language) => {
  test('never clears what is forbidden, in no reading', () => {
    const probes = [...probesOf(language, namesOf(language, isHaram, isForbidden))];
    const passed = probes.filter(([, ingredients]) => !isGrave(analyse({ ingredients })));

    expect(probes.length).toBeGreaterThan(400);
    expect(passed).toEqual([]);
  });

  test('takes no allergen of that food away', () => {
    const probes = [
      ...probesOf(
        language,
        namesOf(language, (alone) => allergensIn(alone).size > 0),
      ),
    ];
    const lost = probes.filter(([food, ingredients]) => {
      const found = allergensIn(analyse({ ingredients }));
      return [...allergensIn(analyse({ ingredients: food }))].some((allergen) => !found.has(allergen));
    });

    expect(probes.length).toBeGreaterThan(400);
    expect(lost).toEqual([]);
  });
});

/** A food said to be free of something, and not haram for any school by that. */
const claims = [
  'Sugar, gelatine (not pork)',
  'Free from pork, gelatine and lard',
  'Rice. Free from pork, gelatine and lard.',
  'Rice. Contains no pork, alcohol or gelatine.',
  'Rice. Does not contain pork or lard',
  'Rice. No pork, no lard. No alcohol and gelatine.',
  'Rice. Free from: milk, egg, bacon',
  'Rice, no pork, salt',
  'Rice, pork-free, salt',
  'Rice, 0 % alcohol',
  'Riz. Sans porc ni alcool.',
  'Riz. Ne contient pas de porc, de saindoux ou de gélatine.',
  'Riz, sans viande de porc',
  'Reis. Frei von Schweinefleisch, Schmalz und Alkohol.',
  'Reis, ohne Schweinefleisch',
  'Nasi. Tidak mengandung babi, lemak babi atau alkohol.',
  'أرز. خالي من لحم الخنزير والجيلاتين والكحول.',
  'أرز، بدون لحم خنزير',
  'Pirinç. Domuz eti, jelatin ve alkol içermez.',
  'Pirinç, domuzsuz sosis',
  'ham-flavoured (vegan)',
];

/** Looks like such a claim, and what is forbidden may be in the food: in doubt it is. */
const noClaims = [
  'Rice. Free from gluten, pork, salt',
  'Rice. Free from nitrite ham and bacon',
  'Rice. Free from gluten, soy and MSG, pork',
  'Rice. Free from gluten and made with pork',
  'Rice. Free from gluten and egg (pork)',
  'Rice. Free from gluten and egg; pork and salt',
  'Rice. No MSG, bacon and salt',
  'Rice\nno MSG and bacon\nsalt',
  'Rice, free from gluten and bacon',
  'Rice, no wheat beer',
  'Rice, no smoked ham',
  'Rice, never frozen pork',
  'Un, domuz eti ve gluten içermez',
];

describe('a sentence that only says what is not in a food', () => {
  test.each(claims)('makes nothing haram: "%s"', (ingredients) => {
    expect(verdictsOf(analyse({ ingredients }))).not.toContain('haram');
  });

  test.each(noClaims)('is none while something of it may be in: "%s"', (ingredients) => {
    expect(isHaram(analyse({ ingredients }))).toBe(true);
  });

  test('is no list of ingredients by itself', () => {
    const { verdict } = analyse({ ingredients: 'Free from pork, gelatine and lard' });

    expect(verdict.hanafi.lenient).toBe('unknown');
  });
});

describe('a vegan mark', () => {
  const vegan = [{ kind: 'vegan' }] as const;

  test('tells of a flavour that no pig is in it', () => {
    expect(verdictsOf(analyse({ ingredients: 'Salt, bacon flavour', labels: vegan }))).not.toContain('haram');
  });

  test('silences no pig that is named as such', () => {
    const { conflicts, ...analysis } = analyse({ ingredients: 'Salt, bacon', labels: vegan });

    expect(isHaram({ conflicts, ...analysis })).toBe(true);
    expect(conflicts).toEqual([{ label: 'vegan', words: 'bacon' }]);
  });
});
