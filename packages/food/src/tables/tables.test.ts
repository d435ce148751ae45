import { describe, expect, test } from 'vitest';
import { rulingOfEntry } from '../judging/rule-entry.ts';
import { schools } from '../judging/verdicts.ts';
import { fold, respell, wordsOf } from '../words/fold.ts';
import { entries } from './entries.ts';
import { languages } from './entry.ts';
import { sources } from './sources.ts';
import { alarms } from './words.ts';

const keyOf = (name: string) => wordsOf(fold(name)).map(respell).join(' ');

describe('the tables', () => {
  test('hold several hundred additives and ingredients', () => {
    const additives = entries.filter(({ additive }) => additive);

    expect(additives.length).toBeGreaterThan(330);
    expect(entries.length - additives.length).toBeGreaterThan(600);
  });

  test('have one row of each id, and every row a source that is listed', () => {
    const ids = entries.map(({ id }) => id);
    const known = new Set(sources.map(({ id }) => id));

    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(entries.filter(({ source }) => !known.has(source)).map(({ id }) => id)).toEqual([]);
  });

  test.each(languages)(
    'give a name of "%s" to one row alone, unless all the schools say the same of both',
    (language) => {
      const owners = new Map<string, string>();
      const clashes: string[] = [];
      for (const entry of entries)
        for (const name of entry.names[language]) {
          const meaning = JSON.stringify([rulingOfEntry(entry), entry.allergens, entry.origins]);
          const known = owners.get(keyOf(name));
          if (known && known !== meaning) clashes.push(`${name} (${entry.id})`);
          owners.set(keyOf(name), meaning);
        }

      expect(clashes).toEqual([]);
    },
  );

  test('never clear what comes from pork, blood or drink alone', () => {
    const grave = entries.filter(({ origins }) =>
      origins.every((origin) => /^(pork|unclean|alcohol)$/.test(origin)),
    );
    const cleared = grave.filter((entry) =>
      schools.some((school) => rulingOfEntry(entry)[school] === 'halal'),
    );

    expect(cleared.map(({ id }) => id)).toEqual([]);
  });

  test('know the row that each alarm means', () => {
    const ids = new Set(entries.map(({ id }) => id));

    expect(alarms.filter(({ entry }) => !ids.has(entry))).toEqual([]);
  });
});
