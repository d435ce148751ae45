import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { itemsOf } from '../label/items.ts';
import { sectionsOf } from '../label/sections.ts';
import { labelledLists } from '../lists/labelled-lists.ts';
import { entries } from '../tables/entries.ts';
import type { Entry } from '../tables/entry.ts';
import { fillLexicon } from './fill-lexicon.ts';
import { fold } from './fold.ts';
import type { Mark } from './mark.ts';
import { packLexicon } from './pack-lexicon.ts';
import { readWords } from './read-words.ts';
import { unpackLexicon } from './unpack-lexicon.ts';

const filling = fillLexicon();
let step = filling.next();
while (!step.done) step = filling.next();
const known = step.value;
// As it crosses to a browser.
const unpacked = unpackLexicon(JSON.parse(JSON.stringify(packLexicon(known))));

const slim = ({ names: _names, why: _why, source: _source, ...rest }: Entry) => rest;
const plain = (marks: readonly Mark[]) =>
  marks.map(({ entry, ...mark }) => JSON.stringify([entry && slim(entry), Object.entries(mark).sort()]));
const read = ({ lexicon, dangers }: typeof known, text: string) =>
  plain(readWords(lexicon, dangers, fold(text)));

/** The texts that the two read in different ways. */
const differing = (texts: readonly string[]) =>
  texts.filter((text) => read(unpacked, text).join() !== read(known, text).join());

describe('the lexicon that a browser gets', () => {
  test('means the same by every word that the tables know', () => {
    const meant = ({ lexicon }: typeof known) =>
      [...lexicon.meanings()]
        .map(([path, meaning]) => plain([{ ...meaning, words: path.join(' ') }]).join())
        .sort();
    const alone = (of: typeof known) => [...of.alone].map(([words, { id }]) => [words, id]);

    expect(meant(unpacked).length).toBeGreaterThan(20_000);
    expect(meant(unpacked).join('\n') === meant(known).join('\n')).toBe(true);
    expect(alone(unpacked)).toEqual(alone(known));
  });

  test('reads every printed list and every additive as the server does', () => {
    const items = labelledLists.flatMap(({ list }) => sectionsOf(list).flatMap(({ text }) => itemsOf(text)));
    const ids = entries.flatMap(({ id }) => [id, id.replace(/^e/, 'INS ')]);

    expect(differing([...items.map(({ text }) => text), ...ids])).toEqual([]);
  });

  test('reads words of all languages thrown together as the server does', () => {
    const names = entries.flatMap((entry) => Object.values(entry.names).flat());
    const text = fc.array(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 8 })), { maxLength: 5 });

    fc.assert(
      fc.property(text, (words) => differing([words.join(' ')]).length === 0),
      { numRuns: 3000, seed: 7 },
    );
  });
});
