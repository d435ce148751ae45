import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { describe, expect, test, vi } from 'vitest';
import { analyse, longestList } from './analyse.ts';
import { closers, notes, openers } from './label/openers.ts';
import { labelledLists } from './lists/labelled-lists.ts';
import { entries } from './tables/entries.ts';
import { languages } from './tables/entry.ts';
import { readLabelWords } from './words/known-words.ts';
import { Lexicon } from './words/lexicon.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** Every regular expression that is written in a file. */
function literalsIn({ file, text }: (typeof sources)[number]): { where: string; words: RegExp }[] {
  const found: { where: string; words: RegExp }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/su.exec(node.text) ?? [];
      found.push({ where: `${file}: ${node.text.slice(0, 60)}`, words: new RegExp(source, flags) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

const built = [...openers, ...closers]
  .map(({ kind, phrase }) => ({ where: `label/openers.ts: ${kind}`, words: phrase.words }))
  .concat(notes.map(({ words }, at) => ({ where: `label/openers.ts: note ${at}`, words })));

const expressions = [...sources.flatMap(literalsIn), ...built];

const generic = [
  ' ',
  '\n',
  'a',
  'A',
  '1',
  '0',
  '0.',
  '.',
  ',',
  '-',
  ' - ',
  '_',
  '*',
  '<',
  '<a',
  '%',
  '0%',
  '1%',
  '"',
  'a ',
  'a. ',
  'A. ',
  '1 ',
  '1,',
  '1.',
  'e1',
  '(i)',
  '471 (',
  'a,',
  'ies',
  'aux',
  'lar',
  'si',
  'is',
  'ب',
  'و',
  'é',
];

/** Words that an expression waits for, alone and one behind the other. */
function pumpsOf(words: RegExp): string[] {
  const waitedFor = [...new Set(words.source.match(/[\p{L}\p{N}]{2,}(?: [\p{L}\p{N}]+)*/gu) ?? [])];
  const pairs = waitedFor.map((word, at) => `${word} ${waitedFor[(at * 7 + 3) % waitedFor.length]} `);
  return [...generic, ...waitedFor, ...waitedFor.map((word) => `${word} `), ...pairs];
}

const pumped = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

function millisecondsOf(run: () => unknown, times: number): number {
  const took = Array.from({ length: times }, () => {
    const began = performance.now();
    run();
    return performance.now() - began;
  });
  return Math.min(...took);
}

/** A text takes as long as its four quarters, or four times as long where the work grows with its square. */
const mostGrowth = 2.25;
/** Not worth a second look: the whole analysis may take several of these. */
const shortMs = 1;

/** Whether the time for a text grows faster than the text. */
function growsTooFast(run: (text: string) => unknown, textOf: (length: number) => string): boolean {
  const [short, long] = [textOf(longestList / 4), textOf(longestList)];
  if (millisecondsOf(() => run(long), 1) < shortMs) return false;
  // Both take about as long, so that a busy machine interrupts them alike.
  const inQuarters = () => [1, 2, 3, 4].map(() => run(short));
  const isSlow = () =>
    millisecondsOf(() => run(long), 5) > mostGrowth * Math.max(millisecondsOf(inQuarters, 5), shortMs / 2);
  return isSlow() && isSlow() && isSlow();
}

/** A repeated text at which an expression takes longer than the text grows. */
function slowPumpOf(words: RegExp): string | undefined {
  const every = new RegExp(words.source, words.flags.replace(/[gy]/g, '').concat('g'));
  const read = (text: string) => text.replace(every, '');
  const pumps = pumpsOf(words).flatMap((unit) => ['', '!', ' 1 a'].map((end) => ({ unit, end })));
  const slow = pumps.find(({ unit, end }) =>
    growsTooFast(read, (length) => `a ${pumped(unit, length - 10)}${end}`),
  );
  return slow && slow.unit + slow.end;
}

describe('every regular expression of the package', () => {
  test('is known to this test', () => {
    const makers = sources.filter(({ text }) => text.includes('RegExp(')).map(({ file }) => file);

    expect(makers).toEqual(['label/phrase.ts']);
    expect(expressions.length).toBeGreaterThan(70);
  });

  test('reads any text in time that grows with it', () => {
    const slow = expressions
      .map(({ where, words }) => [where, slowPumpOf(words)])
      .filter(([, pump]) => pump !== undefined);

    expect(slow).toEqual([]);
  });

  test.each([/\s*x$/, /<[^>]*>/])('would be found if it did not: %s', (words) => {
    expect(slowPumpOf(words)).toBeDefined();
  });
});

/** So many times as long as a usual list of its length may any text take. */
const mostOfUsual = 6;

const usual = labelledLists
  .map(({ list }) => list)
  .join(' ')
  .slice(0, longestList);

const judge = (ingredients: string) => analyse({ ingredients });

/** Texts that took long once, or that aim at a loop. */
const aimed: Record<string, string> = {
  'line ends before mark-up': `sugar${'\n'.repeat(2000)}<b>`,
  'line ends alone': `sugar${'\n'.repeat(longestList - 6)}`,
  'one word': 'a'.repeat(longestList),
  spaces: `a${' '.repeat(longestList - 2)}b`,
  'words without a separator': pumped('sugar ', longestList),
  'brackets one behind the other': pumped('a()', longestList),
  'brackets in one another': pumped('a(', longestList),
  'a compound with many names and parts': `${'marzipan '.repeat(500)}(${pumped('milk,', 5400)})`,
  'a statement for many names': `${'gelatine and '.repeat(300)}(${pumped('soy,', 5900)})`,
  'a class above many numbers': `vegetable ${'emulsifier '.repeat(400)}(${pumped('471,', 5000)})`,
  'ethanol again and again': pumped('ethanol 0.1%,', longestList),
  'names cut short': pumped('A. ', longestList),
  'marks upon one letter': `a${'\u0301\u0327'.repeat(4999)}`,
  'signs for phrases': pumped('\uFDFA', longestList),
  'a family of additives': pumped('472 ', longestList),
};

/** German compounds of known words, and such as break off before their end. */
function compounds(ending: string): string {
  const words = entries.flatMap(({ names }) => names.de).filter((name) => /^\p{Lu}\p{Ll}{3,11}$/u.test(name));
  let list = '';
  for (let at = 0; list.length < longestList; at += 5) {
    const parts = words.slice(at % (words.length - 5), (at % (words.length - 5)) + 5);
    list += `${parts.join('').toLowerCase().slice(0, 56)}${ending}, `;
  }
  return list.slice(0, longestList);
}

const names = entries.flatMap((entry) => languages.flatMap((language) => entry.names[language].slice(0, 2)));
const atom = fc.oneof(
  fc.constantFrom(
    ...generic,
    ' and ',
    ' no ',
    ' free ',
    'contains ',
    'may contain ',
    '(',
    ')',
    ': ',
    '; ',
    ', ',
    '\n',
  ),
  fc.constantFrom(...openers.flatMap(({ phrase }) => phrase.words.source.match(/\p{L}{3,}/gu) ?? [])),
  fc.constantFrom(...names),
);
const generated = fc
  .sample(fc.array(atom, { minLength: 1, maxLength: 5 }), { numRuns: 250, seed: 11 })
  .map((atoms) => pumped(atoms.join(''), longestList));

/** How often words are looked up while a list is judged. */
function lookUpsOf(list: string): number {
  readLabelWords('Mehl');
  const spies = [vi.spyOn(Lexicon.prototype, 'longest'), vi.spyOn(Lexicon.prototype, 'findWord')];
  judge(list);
  const count = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const spy of spies) spy.mockRestore();
  return count;
}

describe('a list of the greatest length', () => {
  test.each(Object.entries({ ...aimed, compounds: compounds(''), 'broken compounds': compounds('qxz') }))(
    'takes no longer than a usual one by its order: %s',
    (_name, text) => {
      judge(usual);
      const isSlow = () =>
        millisecondsOf(() => judge(text), 5) > mostOfUsual * millisecondsOf(() => judge(usual), 5);

      expect(isSlow() && isSlow() && isSlow()).toBe(false);
    },
  );

  test('takes no longer than a usual one by its order, whatever is repeated in it', () => {
    const bound = mostOfUsual * millisecondsOf(() => judge(usual), 15);
    const slow = generated.filter(
      (text) => millisecondsOf(() => judge(text), 1) > bound && millisecondsOf(() => judge(text), 5) > bound,
    );

    expect(slow.map((text) => text.slice(0, 80))).toEqual([]);
  });

  test.each([
    ['ingredients', 'milk, ', 4],
    ['ingredients with shares', 'pork 5 %, ', 4],
    ['ingredients in brackets', 'marzipan (almond, sugar), ', 12],
    ['sentences', 'Milk. ', 4],
    ['denials', 'no wheat beer, ', 12],
    ['families of additives', '160, ', 2],
  ])('is read once where it repeats itself: %s', (_name, unit, most) => {
    const count = lookUpsOf(pumped(unit, longestList - (longestList % unit.length)));

    expect(count).toBeLessThanOrEqual(most);
  });

  test.each([', ', '. ', '\n'])('looks up no word more than a few times between "%s"', (separator) => {
    const letters = [...'bcdfghjklmnpqrst'];
    const words = letters.flatMap((one) => letters.map((other) => `${one}q${other}`));

    const count = lookUpsOf(words.join(separator));

    expect(count / words.length).toBeLessThanOrEqual(3);
  });

  test.each(['', 'qxz'])('looks up a bounded number of pieces for a letter of compounds (%s)', (ending) => {
    const text = compounds(ending);
    readLabelWords('Mehl');
    const lookUp = vi.spyOn(Lexicon.prototype, 'findWord');
    judge(text);
    const count = lookUp.mock.calls.length;
    lookUp.mockRestore();

    expect(count).toBeGreaterThan(100);
    expect(count / text.length).toBeLessThan(2);
  });
});
