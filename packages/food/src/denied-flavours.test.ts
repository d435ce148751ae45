import { describe, expect, test } from 'vitest';
import { type Analysis, analyse } from './analyse.ts';
import { rulingOfEntry } from './judging/rule-entry.ts';
import { schools, strictnesses } from './judging/verdicts.ts';
import { entries } from './tables/entries.ts';
import { type Language, languages } from './tables/entry.ts';

const verdictsOf = ({ verdict }: Analysis) =>
  schools.flatMap((school) => strictnesses.map((strictness) => verdict[school][strictness]));
const isHaram = (list: string) =>
  verdictsOf(analyse({ ingredients: list })).every((verdict) => verdict === 'haram');
const isAllowedNowhere = (list: string) =>
  verdictsOf(analyse({ ingredients: list })).every(
    (verdict) => verdict === 'haram' || verdict === 'doubtful',
  );

/** Ways to say that the flavour of a food is not in. */
const denials: Record<Language, readonly ((food: string) => string)[]> = {
  en: [
    (food) => `no ${food} flavour`,
    (food) => `without ${food} flavouring`,
    (food) => `no flavour of ${food}`,
    (food) => `free from ${food} flavour`,
  ],
  fr: [
    (food) => `sans arôme de ${food}`,
    (food) => `sans arômes ${food}`,
    (food) => `ne contient pas d'arôme de ${food}`,
  ],
  de: [(food) => `ohne ${food}-Aroma`, (food) => `ohne Aroma von ${food}`, (food) => `kein ${food} Aroma`],
  ar: [(food) => `بدون نكهة ${food}`, (food) => `بلا نكهة من ${food}`],
  ms: [(food) => `tanpa perisa ${food}`, (food) => `tanpa perasa ${food}`, (food) => `tiada perisa ${food}`],
  tr: [(food) => `${food} aroması içermez`, (food) => `${food} aromasız`, (food) => `${food} aroması yok`],
};

/** One word each that a table forbids, which no other name of the same words can mean. */
const forbiddenIn = (language: Language) =>
  entries
    .filter((entry) => schools.every((school) => rulingOfEntry(entry)[school] === 'haram'))
    .flatMap(({ names }) => names[language])
    .filter((name) => /^[\p{L}\p{M}]+$/u.test(name) && isHaram(name));

const probesIn = (language: Language) =>
  forbiddenIn(language).flatMap((food) => denials[language].map((deny) => deny(food)));

describe.each(languages)('a denied flavour in "%s"', (language) => {
  test('makes no food haram', () => {
    const probes = probesIn(language);
    const haram = probes.filter((probe) =>
      verdictsOf(analyse({ ingredients: `Rice, ${probe}` })).includes('haram'),
    );

    expect(probes.length).toBeGreaterThan(60);
    expect(haram).toEqual([]);
  });

  test('hides nothing that follows it', () => {
    const foods = forbiddenIn(language);
    const followed = probesIn(language).map(
      (probe, at) => [probe, foods[(at * 7 + 3) % foods.length] ?? ''] as const,
    );
    const hidden = followed.filter(
      ([probe, food]) =>
        !isAllowedNowhere(`Rice, ${probe} ${food}`) ||
        !isHaram(`Rice, ${probe}, ${food}`) ||
        !isHaram(`Rice, ${probe}. ${food}`) ||
        !isAllowedNowhere(`Rice, ${food} ${probe}`),
    );

    expect(hidden).toEqual([]);
  });
});

describe('a flavour that may be denied, and a food beside it', () => {
  test.each([
    'Riz, sans arôme jambon',
    'أرز، بدون نكهة لحم الخنزير',
    'Nasi, tanpa perisa babi',
    'Pirinç, jambon aromasız',
    'Rice, ham flavour-free',
  ])('is doubtful, whatever certificate stands beside it: %s', (ingredients) => {
    const labels = [{ kind: 'halal-certificate', certifierId: 'jakim', validUntil: '2099-01-01' }] as const;

    expect(new Set(verdictsOf(analyse({ ingredients, labels })))).toEqual(new Set(['doubtful']));
  });

  test.each([
    ['Riz, sans arôme lait', 'milk'],
    ['Nasi, tanpa perisa susu', 'milk'],
    ['Rice, egg flavour-free', 'egg'],
  ] as const)('loses no allergen: %s', (ingredients, allergen) => {
    expect(analyse({ ingredients }).allergens.contains).toContain(allergen);
  });

  test('stands for itself behind a harmless word', () => {
    expect(verdictsOf(analyse({ ingredients: 'Rice, no sugar flavouring' }))).toContain('doubtful');
  });
});
