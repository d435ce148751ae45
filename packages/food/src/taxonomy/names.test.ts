import { describe, expect, test } from 'vitest';
import { analyse } from '../analyse.ts';
import { rulingOfEntry } from '../judging/rule-entry.ts';
import { grades, readGrade, schools, strictnesses, verdicts } from '../judging/verdicts.ts';
import { entries } from '../tables/entries.ts';
import { fillLexicon } from '../words/fill-lexicon.ts';
import { fold } from '../words/fold.ts';
import { readWords } from '../words/read-words.ts';
import { taxonomyNames } from './names.ts';

const byId = new Map(entries.map((entry) => [entry.id, entry]));
const rows = taxonomyNames
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', names = ''] = row.split('|').map((cell) => cell.trim());
    return { id, names: names.split(', ') };
  });
const named = rows.flatMap(({ id, names }) => names.map((name) => ({ id, name })));

function ownWords() {
  const steps = fillLexicon('own');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
const own = ownWords();

/** What our own words, without the taxonomy, read in a name. */
const ownMarks = (name: string) => readWords(own.lexicon, own.dangers, fold(name));

describe('a name of the public taxonomy', () => {
  test('belongs to a row of our tables', () => {
    expect(rows.filter(({ id }) => !byId.has(id))).toEqual([]);
    expect(named.length).toBeGreaterThan(1500);
  });

  test('is one that our own words did not know', () => {
    const known = named.filter(({ name }) =>
      ownMarks(name).every(({ sign, entry, origin }) => sign ?? entry ?? origin),
    );

    expect(known).toEqual([]);
  });

  test('never makes a verdict lighter than our own words do', () => {
    const lighter = named.filter(({ id, name }) => {
      const row = byId.get(id);
      return ownMarks(name).some(({ entry }) =>
        schools.some((school) => {
          const weight = (one: typeof entry) => (one ? grades.indexOf(rulingOfEntry(one)[school]) : 0);
          return weight(entry) > weight(row);
        }),
      );
    });

    expect(lighter).toEqual([]);
  });

  test('drops no allergen that our own words find in it', () => {
    const dropped = named.filter(({ id, name }) => {
      const row = byId.get(id);
      const brought = [...(row?.allergens ?? []), ...(row?.usualAllergens ?? [])];
      return ownMarks(name).some(({ entry }) =>
        (entry?.allergens ?? []).some((allergen) => !brought.includes(allergen)),
      );
    });

    expect(dropped).toEqual([]);
  });

  test('is judged as its row, no lighter, at every strictness', () => {
    const lighter = named.filter(({ id, name }) => {
      const row = byId.get(id);
      if (!row) return true;
      const { verdict } = analyse({ ingredients: name });
      return schools.some((school) =>
        strictnesses.some((strictness) => {
          const least = readGrade(rulingOfEntry(row)[school], strictness);
          return verdicts.indexOf(verdict[school][strictness]) < verdicts.indexOf(least);
        }),
      );
    });

    expect(lighter).toEqual([]);
  });
});
