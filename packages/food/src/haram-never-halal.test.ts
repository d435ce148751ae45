import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';
import type { Label } from './judging/evidence.ts';
import { rulingOfEntry } from './judging/rule-entry.ts';
import { schools, strictnesses } from './judging/verdicts.ts';
import { certifiers } from './tables/certifiers.ts';
import { entries } from './tables/entries.ts';

/** How many lists are tried; more by FOOD_LISTS. */
const runs = Number(process.env.FOOD_LISTS ?? 100_000);

const namesOf = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
  entries.filter(isWanted).flatMap(({ names }) => Object.values(names).flat());

const forbidden = namesOf((entry) => schools.every((school) => rulingOfEntry(entry)[school] === 'haram'));
const anything = namesOf(() => true);

/** What a pack denies before it names the next thing, in each language of the tables. */
const denials = [
  'no added MSG ',
  'gluten-free ',
  'sans nitrite ',
  'ohne Knochen ',
  'tanpa pengawet ',
  'بدون إضافات ',
  'glutensiz ',
  'MSG içermeyen ',
  '0 % fat ',
  'never frozen ',
];

const dressed = (name: fc.Arbitrary<string>) =>
  fc
    .tuple(
      name,
      fc.constantFrom('', 'organic ', 'dried ', 'halal ', 'vegetable ', 'pure ', 'natural ', ...denials),
      fc.constantFrom('', ' powder', ' (12%)', ' (halal)', ' (vegetable)', ' 3,5 %', ' [soy]'),
      fc.constantFrom(
        (text: string) => text,
        (text: string) => text.toUpperCase(),
        (text: string) => `**${text}**`,
      ),
    )
    .map(([text, before, after, write]) => `${before}${write(text)}${after}`);

/** A list with one forbidden thing somewhere, at any depth. */
const listWithForbidden = fc
  .tuple(
    fc.array(dressed(fc.constantFrom(...anything)), { maxLength: 8 }),
    dressed(fc.constantFrom(...forbidden)),
    fc.nat(),
    fc.constantFrom(
      (text: string) => text,
      (text: string) => `coating (${text}, sugar)`,
      (text: string) => `filling [x: ${text}]`,
    ),
    fc.constantFrom(', ', '; ', ' • ', '\n', ' - '),
    fc.constantFrom('', 'Ingredients: ', 'Zutaten: ', 'Contains: '),
  )
  .map(([others, one, at, wrap, separator, opener]) => {
    const list = [...others];
    list.splice(at % (list.length + 1), 0, wrap(one));
    return opener + list.join(separator);
  });

const labels = fc.subarray<Label>([
  { kind: 'vegan' },
  { kind: 'vegetarian' },
  { kind: 'halal-claim' },
  { kind: 'halal-certificate', certifierId: certifiers[0]?.id ?? '', validUntil: '2030-01-01' },
]);

describe('a list with something forbidden in it', () => {
  test(`is never halal for any school at any strictness, whatever the labels say (${runs} lists)`, () => {
    fc.assert(
      fc.property(listWithForbidden, labels, (ingredients, found) => {
        const { verdict } = analyse({ ingredients, labels: found, today: '2026-11-20' });
        return schools.every((school) =>
          strictnesses.every((strictness) => verdict[school][strictness] === 'haram'),
        );
      }),
      { numRuns: runs },
    );
    expect(forbidden.length).toBeGreaterThan(100);
  });
});

describe('any text', () => {
  test('is read without an error, and a stricter reading is never lighter', () => {
    const weight = ['halal', 'unknown', 'doubtful', 'haram'];
    const signs = fc.constantFrom(
      ...'()[]{},;:.%*_-–/&\n\t١٢٣ةأİıß€',
      '((((',
      '))))',
      'E4',
      '71',
      'may contain',
      'contains',
      'خنزير',
      'pork',
      'schwein',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 400 }),
      fc
        .array(fc.oneof(signs, fc.constantFrom(...anything)), { maxLength: 120 })
        .map((parts) => parts.join('')),
    );

    fc.assert(
      fc.property(text, (ingredients) => {
        const { verdict } = analyse({ ingredients });
        return schools.every((school) => {
          const [lenient, standard, strict] = strictnesses.map((each) =>
            weight.indexOf(verdict[school][each]),
          );
          return (lenient ?? 9) <= (standard ?? -1) && (standard ?? 9) <= (strict ?? -1);
        });
      }),
      { numRuns: 10_000 },
    );
    expect(analyse({ ingredients: '' }).verdict.hanafi.standard).toBe('unknown');
  });
});
