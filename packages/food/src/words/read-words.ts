import { isGrave } from '../judging/rule-entry.ts';
import type { Entry } from '../tables/entry.ts';
import { deny } from './deny.ts';
import { sayShares, wordsOf } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mark } from './mark.ts';
import { findFirst, findSecond, type SharedName } from './shared-names.ts';
import { Spelled } from './spelled.ts';
import { splitCompound } from './split-compound.ts';

/** Letters that mean danger inside a word that is not known otherwise. */
export interface Alarm {
  stem: string;
  entry: Entry;
}

const eNumber = /^(?:e|ins)?(\d{3,4})([a-j])?$/;
/** "Flour type 550" is no additive. */
const numbering = /^(?:type|typ|tip|tipo|no|nr|number)$/;
const unit = /^(?:[km]?g|mcg|μg|[mcd]?l|iu|ie|ppm|kj|kcal|cal|oz|cfu)$/;
const measure = /^(?:·|vol)$|^\d+(?:[km]?g|mcg|μg|[mcd]?l|iu|ppm|kj|kcal|oz)?$/;
/** Turkish says "without" by an ending: "domuzsuz". */
const lacks = /s[iu]z$/;
const roman = /^(?:i|ii|iii|iv|v|vi)$/;

/** "120 g" and "250ml" are quantities, unless the tables know an additive 120g. */
const isMeasured = (lexicon: Lexicon, number: string, letter: string, next: string | undefined): boolean =>
  letter === 'g' ? !lexicon.hasAdditive(number + letter) : !letter && unit.test(next ?? '');

const isDigit = (code: number) => code >= 48 && code <= 57;

/** Asked of every word before its number is spelled: a digit stands last, or before a letter. */
const endsInNumber = (word: string) =>
  isDigit(word.charCodeAt(word.length - 1)) || isDigit(word.charCodeAt(word.length - 2));

/** The number, its letter and where they end: "e471", "e 471", "160 a", or the bare "471". */
function spellNumber(words: readonly string[], at: number) {
  const start = words[at] === 'e' || words[at] === 'ins' ? at + 1 : at;
  const printed = words[start] ?? '';
  if (!endsInNumber(printed)) return undefined;
  const [, number, joined = ''] = eNumber.exec(printed) ?? [];
  if (!number || numbering.test(words[at - 1] ?? '')) return undefined;
  const apart = joined ? '' : (/^[a-h]$/.exec(words[start + 1] ?? '')?.[0] ?? '');
  const isBare = start === at && /^\d/.test(words[at] ?? '');
  return { number, letter: joined || apart, end: start + (apart ? 2 : 1), isBare };
}

/** An E-number in any spelling from `at` on: E471, e 471, INS 160a(i), or the bare 471. */
function readNumber(
  lexicon: Lexicon,
  words: readonly string[],
  at: number,
): { marks: Mark[]; end: number } | undefined {
  const spelled = spellNumber(words, at);
  if (!spelled) return undefined;
  const { number, letter, isBare } = spelled;
  let { end } = spelled;
  if (isBare && isMeasured(lexicon, number, letter, words[end])) return undefined;
  while (roman.test(words[end] ?? '')) end += 1;
  const printed = words.slice(at, end).join(' ');
  const entry = lexicon.findAdditive(number, letter);
  const entries = entry ? [entry] : lexicon.familyOf(number);
  if (entries.length === 0) return undefined;
  return { marks: entries.map((one) => ({ words: printed, entry: one })), end };
}

/** A word that no table knows: split where it is a compound, else looked through for what means danger. */
function readUnknown(lexicon: Lexicon, alarms: readonly Alarm[], word: string): Mark[] {
  if (measure.test(word)) return [{ words: word, sign: 'filler' }];
  const lacking = lacks.test(word) ? lexicon.findWord(word.replace(lacks, '')) : undefined;
  if (lacking?.entry || lacking?.origin) return [{ words: word, ...lacking, isDenied: true }];
  const pieces = splitCompound(lexicon, word);
  if (pieces) return pieces.map((piece) => ({ words: piece, ...lexicon.findWord(piece) }));
  const alarm = alarms.find(({ stem }) => word.includes(stem));
  return [alarm ? { words: word, entry: alarm.entry, isAlarm: true } : { words: word }];
}

/** Something forbidden whose name begins inside another's: "dried cherry" and "cherry heering". */
function overlapping(spelled: Spelled, from: number, end: number) {
  for (let at = from + 1; at < end; at += 1) {
    const found = spelled.longest(at);
    if (found && found.end > end && found.meaning.entry && isGrave(found.meaning.entry))
      return { ...found, at };
  }
  return undefined;
}

interface Run {
  marks: Mark[];
  end: number;
}

/** What the words from `at` on name, up to where another name begins. */
function readRun(lexicon: Lexicon, alarms: readonly Alarm[], spelled: Spelled, at: number): Run {
  const { words } = spelled;
  const number = readNumber(lexicon, words, at);
  if (number) return number;
  const found = spelled.longest(at);
  const marks =
    found && found.end > at
      ? [{ words: words.slice(at, found.end).join(' '), ...found.meaning }]
      : readUnknown(lexicon, alarms, words[at] ?? '');
  const end = Math.max(found?.end ?? 0, at + 1);
  const grave = found && overlapping(spelled, at, end);
  if (!grave) return { marks, end };
  const named = { words: words.slice(grave.at, grave.end).join(' '), ...grave.meaning };
  return { marks: [...marks, named], end: grave.end };
}

/** What a word names that stands alone. */
function readAlone(lexicon: Lexicon, alarms: readonly Alarm[], words: readonly string[]): Mark[] {
  const number = readNumber(lexicon, words, 0);
  if (number) return number.marks;
  const [word = ''] = words;
  const meaning = lexicon.findWord(word);
  return meaning ? [{ words: word, ...meaning }] : readUnknown(lexicon, alarms, word);
}

/** Reads the folded words of one ingredient as they stand, what a denial takes back among them. */
export function readMarks(lexicon: Lexicon, alarms: readonly Alarm[], folded: string): Mark[] {
  const words = wordsOf(sayShares(folded));
  if (words.length === 1) return readAlone(lexicon, alarms, words);
  const spelled = new Spelled(lexicon, words);
  const marks: Mark[] = [];
  let second: SharedName | undefined;
  for (let at = 0; at < words.length; ) {
    const run = readRun(lexicon, alarms, spelled, at);
    const named = second?.at === at ? second : findFirst(lexicon, spelled, at, run.end);
    if (named) marks.push({ words: words.slice(at, named.end).join(' '), entry: named.entry });
    else {
      second = findSecond(lexicon, spelled, at, run.end) ?? second;
      marks.push(...run.marks);
    }
    at = named?.end ?? run.end;
  }
  return marks;
}

/** Reads the folded words of one ingredient, none of which is passed over. */
export const readWords = (lexicon: Lexicon, alarms: readonly Alarm[], folded: string): readonly Mark[] =>
  deny(readMarks(lexicon, alarms, folded), lexicon);
