import { describe, expect, test } from 'vitest';
import { labelledLists } from '../lists/labelled-lists.ts';
import { beginningsOf } from './beginnings.ts';
import { closers, notes, openers } from './openers.ts';
import { Phrase } from './phrase.ts';

const phrases = [...openers.map(({ phrase }) => phrase), ...closers.map(({ phrase }) => phrase), ...notes];

/** All places, found by trying each sign of the text. */
function placesByRegExp({ words }: Phrase, text: string) {
  const every = new RegExp(words.source, 'giu');
  return [...text.matchAll(every)].map(({ index, 0: said }) => ({ at: index, end: index + said.length }));
}

function placesByLetters(phrase: Phrase, text: string) {
  const places = [];
  for (let found = phrase.find(text); found; found = phrase.find(text, found.end)) places.push(found);
  return places;
}

describe('the first letters of a phrase', () => {
  test.each([
    ['may|might', ['ma', 'mi']],
    ['(?:and )?(?:see|check) it', ['an', 'se', 'ch']],
    ['(?<!not )l?no(?= {0,9}:)', ['ln', 'no']],
    ['i[çc]erir$', ['iç', 'ic']],
    ['(?:ab)?c{0,2}de', ['ab', 'de', 'cd', 'cc']],
    ['of\\.? [^.;:]{0,30}?with\\p{L}{0,14}', ['of']],
  ])('are those of all that it may match: %s', (pattern, letters) => {
    expect([...beginningsOf(pattern)].sort()).toEqual(letters.sort());
  });

  test.each(['a?', '[^a]bc', '\\p{L}abc', 'a(?:b|)$'])('must be told: %s', (pattern) => {
    expect(() => beginningsOf(pattern)).toThrow('not told');
  });
});

describe('a phrase is found by its first letters', () => {
  test.each(labelledLists.map(({ id, list }) => [id, list]))(
    'wherever it stands in the list %s',
    (_id, list) => {
      for (const text of [list, list.toUpperCase(), list.replaceAll(', ', '. ')])
        for (const phrase of phrases)
          expect(placesByLetters(phrase, text)).toEqual(placesByRegExp(phrase, text));
    },
  );

  test('in whatever case and form of a letter', () => {
    const signs = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    const letters = new Set(phrases.flatMap(({ words }) => [...(words.source.match(/\p{L}/gu) ?? [])]));

    const lost = [...letters].flatMap((letter) => {
      const phrase = new Phrase(`${letter}${letter}`, { isWhole: false });
      const one = new RegExp(letter, 'iu');
      return signs.filter((sign) => one.test(sign) && !phrase.find(sign + sign)).map((sign) => letter + sign);
    });

    expect(lost).toEqual([]);
    expect(letters.size).toBeGreaterThan(50);
  });
});
