import { describe, expect, test } from 'vitest';
import { type Analysis, analyse } from '../analyse.ts';
import { readGrade, schools } from '../judging/verdicts.ts';
import { fold } from '../words/fold.ts';
import { type LabelledList, labelledLists } from './labelled-lists.ts';

/** What is printed where the list was decided, for any of the schools that do not call it halal. */
function decidingWords({ findings, verdict }: Analysis): string[] {
  return findings.flatMap(({ text, named, unknown }) => {
    const decides = schools.some((school) => {
      const heaviest = verdict[school].standard;
      if (heaviest === 'halal') return false;
      if (heaviest === 'unknown') return unknown.length > 0;
      return named.some(({ ruling }) => readGrade(ruling[school], 'standard') === heaviest);
    });
    return decides ? [fold(text), ...named.map(({ words }) => words)] : [];
  });
}

/** The labels as the engine would write them. */
function judged({ list, because }: LabelledList) {
  const analysis = analyse({ ingredients: list });
  const deciding = decidingWords(analysis);
  return {
    verdict: Object.fromEntries(schools.map((school) => [school, analysis.verdict[school].standard])),
    because: because.filter((words) => deciding.some((text) => text.includes(fold(words)))),
    contains: analysis.allergens.contains,
    mayContain: analysis.allergens.mayContain,
    diets: analysis.diets,
  };
}

describe('a list of ingredients as packs print it', () => {
  test.each(labelledLists.map((labelled) => [labelled.id, labelled] as const))(
    'is judged as somebody who knows the subject labelled it: %s',
    (_id, labelled) => {
      const { id: _, list: __, ...expected } = labelled;
      expect(judged(labelled), labelled.list).toEqual(expected);
    },
  );
});

describe('the labelled lists', () => {
  test('are many, and no two share a name', () => {
    expect(labelledLists.length).toBeGreaterThanOrEqual(340);
    expect(new Set(labelledLists.map(({ id }) => id)).size).toBe(labelledLists.length);
  });

  test('name what decides wherever they call a list anything but halal', () => {
    const silent = labelledLists.filter(
      ({ verdict, because }) => schools.some((school) => verdict[school] !== 'halal') !== because.length > 0,
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
