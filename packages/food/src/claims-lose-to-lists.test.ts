import { describe, expect, test } from 'vitest';
import { type Analysis, analyse } from './analyse.ts';
import { rulingOfEntry } from './judging/rule-entry.ts';
import { schools, strictnesses } from './judging/verdicts.ts';
import { entries } from './tables/entries.ts';
import { type Language, languages } from './tables/entry.ts';

/** Sentences that say of a thing, and of gluten beside it, that neither is in. */
const claims: Record<Language, readonly ((thing: string) => string)[]> = {
  en: [
    (thing) => `Free from: gluten, ${thing}`,
    (thing) => `Contains no: ${thing}, gluten`,
    (thing) => `Contains no ${thing} or gluten`,
  ],
  fr: [(thing) => `Exempt de: gluten, ${thing}`, (thing) => `Ne contient pas de gluten ou ${thing}`],
  de: [(thing) => `Frei von: Gluten, ${thing}`, (thing) => `Enthält kein Gluten oder ${thing}`],
  ar: [(thing) => `خالي من: جلوتين, ${thing}`, (thing) => `لا يحتوي على جلوتين أو ${thing}`],
  ms: [(thing) => `Bebas daripada: gluten, ${thing}`, (thing) => `Tidak mengandungi gluten atau ${thing}`],
  tr: [(thing) => `Gluten veya ${thing} içermez`],
};

/** Where a claim stands beside the list that names the thing. */
const placings: readonly ((list: string, claim: string) => string)[] = [
  (list, claim) => `${list}. ${claim}.`,
  (list, claim) => `${list}\n${claim}`,
  (list, claim) => `${claim}.\nIngredients: ${list}`,
  (list, claim) => `${list}. ${claim}. ${claim}`,
];

const verdictsOf = ({ verdict }: Analysis) =>
  schools.flatMap((school) => strictnesses.map((strictness) => verdict[school][strictness]));
const isHaram = (ingredients: string) =>
  verdictsOf(analyse({ ingredients })).every((verdict) => verdict === 'haram');

const isForbidden = (name: string) => isHaram(`Rice, ${name}, salt`);
const forbiddenIn = (language: Language) =>
  entries
    .filter((entry) => schools.every((school) => rulingOfEntry(entry)[school] === 'haram'))
    .flatMap(({ names }) => names[language].slice(0, 2))
    .filter(isForbidden);

const allergenicIn = (language: Language) =>
  entries.filter(({ allergens }) => allergens.length > 0).flatMap(({ names }) => names[language].slice(0, 1));

const probesIn = (language: Language, things: readonly string[]) =>
  things.flatMap((thing) =>
    claims[language].flatMap((claim) =>
      placings.map((place) => [thing, place(`Rice, ${thing}, salt`, claim(thing))] as const),
    ),
  );

describe.each(languages)('a claim in "%s" against what the list names', (language) => {
  test('leaves what is forbidden haram', () => {
    const probes = probesIn(language, forbiddenIn(language));
    const believed = probes.filter(([, ingredients]) => !isHaram(ingredients));

    expect(probes.length).toBeGreaterThan(200);
    expect(believed).toEqual([]);
  });

  test('takes no allergen away', () => {
    const lost = probesIn(language, allergenicIn(language)).filter(([thing, ingredients]) => {
      const { contains } = analyse({ ingredients }).allergens;
      return analyse({ ingredients: `Rice, ${thing}, salt` }).allergens.contains.some(
        (allergen) => !contains.includes(allergen),
      );
    });

    expect(lost).toEqual([]);
  });
});

describe('a claim', () => {
  test('settles no doubt of what the list names', () => {
    const { verdict } = analyse({ ingredients: 'Sugar, gelatine. Free from: gluten, pork' });

    expect(verdict.hanafi.standard).not.toBe('halal');
  });

  test('makes no list of itself', () => {
    const { verdict, allergens } = analyse({ ingredients: 'Contains no: gluten, pork' });

    expect(verdict.hanafi.lenient).toBe('unknown');
    expect(allergens.contains).toEqual([]);
  });
});
