import { isGrave } from '../judging/rule-entry.ts';
import { flavoursBefore, tiesOfFlavours } from '../tables/denials.ts';
import { fold, formsOf, wordsOf } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mark } from './mark.ts';

const isDenial = ({ sign }: Mark) => sign === 'without' || sign === 'free';

/** What is only known to be denied is unknown where it is not. */
function undenied(mark: Mark): Mark {
  if (mark.sign !== 'absent') return mark;
  const { sign: _, ...rest } = mark;
  return rest;
}

const denied = ({ sign: _, ...mark }: Mark): Mark => ({ ...mark, isDenied: true });

const listed = (lists: Readonly<Record<string, string>>): ReadonlySet<string> =>
  new Set(Object.values(lists).flatMap((list) => list.split(',').map((word) => fold(word).trim())));

const flavours = listed(flavoursBefore);
const ties = listed(tiesOfFlavours);
const mereFlavours = new Set(['flavouring', 'natural-flavouring', 'artificial-flavouring']);

const isMereFlavour = ({ entry, words }: Mark) =>
  entry !== undefined && (mereFlavours.has(entry.id) || flavours.has(words));

const wordsIn = ({ words }: Mark) => words.split(' ');

/** The last of two foods that look like the one name of both: the beer of "wheat beer". */
function secondOf(lexicon: Lexicon, mark: Mark): { first: string; second: Mark } | undefined {
  const words = wordsIn(mark);
  const forms = words.map(formsOf);
  for (let at = 1; mark.entry && at < words.length; at += 1) {
    const last = lexicon.longest(forms, at);
    if (last?.end === words.length && last.meaning.entry)
      return {
        first: words.slice(0, at).join(' '),
        second: { words: words.slice(at).join(' '), ...last.meaning },
      };
  }
  return undefined;
}

/** In "no wheat beer" the beer may stand for itself; in "no beer flavour" the flavour is what is denied. */
function partNames(lexicon: Lexicon, mark: Mark): Mark[] {
  const parted = secondOf(lexicon, mark);
  return parted && !isMereFlavour(parted.second)
    ? [denied({ words: parted.first }), parted.second]
    : [denied(mark)];
}

/** "Arôme jambon": a flavour, and the ham that it is of or that stands beside it; "arôme de jambon" is one thing. */
function partFlavour(lexicon: Lexicon, mark: Mark): Mark[] {
  if (wordsIn(mark).some((word) => ties.has(word))) return [denied(mark)];
  return partNames(lexicon, mark).map((one) => (one.isDenied ? one : { ...one, isDoubted: true }));
}

const isFlavourFirst = (mark: Mark): boolean => {
  const [first = '', ...others] = wordsIn(mark);
  return others.length > 0 && flavours.has(first);
};

const isFood = ({ entry, origin, sign }: Mark) => !sign && (entry !== undefined || origin !== undefined);

/** "No tequila flavour" is of one name; a flavour behind a harmless word, "no sugar flavouring", stands for itself. */
const tastesOf = (flavour: Mark, last: Mark) =>
  flavour.entry?.id === 'flavouring' && last.entry !== undefined && isGrave(last.entry);

/** What follows a denied word and is of one name with it: "no tequila | flavour", "sans arôme | de jambon". */
function ofOneFlavour(mark: Mark, last: Mark, isTied: boolean): Mark | undefined {
  if (!isFood(mark)) return undefined;
  if (tastesOf(mark, last)) return denied(mark);
  if (!isMereFlavour(last) || isMereFlavour(mark)) return undefined;
  const [first = '', ...others] = wordsIn(mark);
  if (isTied || (others.length > 0 && ties.has(first))) return denied(mark);
  return flavours.has(wordsIn(last)[0] ?? '') ? { ...mark, isDoubted: true } : undefined;
}

/** A number without its letter means all its family: "no E472". */
const isOfOneNumber = (one: Mark | undefined, other: Mark) =>
  one?.entry?.additive !== undefined && other.entry?.additive !== undefined && one.words === other.words;

/** What a denial says of the word that follows it: the first that is more than small is what it denies. */
function takeNext(mark: Mark, denial: Mark, lexicon: Lexicon): Mark[] {
  // "Not halal" claims nothing.
  if (mark.sign === 'halal') return [{ words: mark.words, sign: 'filler' }];
  if (mark.sign && mark.sign !== 'absent') return [mark];
  if (denial.isShare && mark.entry?.traits.includes('drink')) return [mark];
  if (isFlavourFirst(mark)) return partFlavour(lexicon, mark);
  return denial.isHeadLast ? partNames(lexicon, mark) : [denied(mark)];
}

/** "Jambon aroması" is one thing: a Turkish name that ends so is bound to the one before it. */
const isBound = /(?:si|lari|leri)$/;

/** "Jambon aromasız": without flavour, or without that of ham; "jambon aroması" is bound to the ham. */
function takeSubject(read: Mark[], flavour: Mark): void {
  const last = read.at(-1);
  if (!last || !isFood(last) || last.isDenied) return;
  read.splice(-1, 1, isBound.test(flavour.words) ? denied(last) : { ...last, isDoubted: true });
}

/** "Free" takes back the one word before it; "ham flavour-free" may be ham all the same. */
function takeLast(read: Mark[], lexicon: Lexicon): void {
  const last = read.pop();
  if (!last) return;
  if (isMereFlavour(last)) takeSubject(read, last);
  const parted = secondOf(lexicon, last);
  if (parted && isMereFlavour(parted.second) && !isBound.test(last.words)) {
    const meaning = lexicon.longest(wordsOf(parted.first).map(formsOf), 0)?.meaning;
    read.push({ words: parted.first, ...meaning, isDoubted: true }, denied(parted.second));
  } else read.push(last.sign && last.sign !== 'absent' ? last : denied(last));
}

/** "Alcohol 0.0 %": a share of nothing behind alcohol, and no other word that it may be the share of. */
const endsInShare = (marks: readonly Mark[], at: number) =>
  marks[at]?.isShare === true &&
  marks[at - 1]?.entry?.traits.includes('ethanol') === true &&
  marks.slice(at + 1).every(({ sign }) => sign === 'filler');

/** What the words so far have come to. */
interface Denying {
  read: Mark[];
  /** A denial that has not met what it denies. */
  denial: Mark | undefined;
  /** What was just taken back. */
  last: Mark | undefined;
  /** An "of" stands behind a flavour that was taken back. */
  isTied: boolean;
}

/** A word behind a denial, or behind what one has just taken back. */
function readNext(mark: Mark, { denial, last, isTied }: Denying, lexicon: Lexicon): Mark[] {
  if (denial && !mark.isSmall) return takeNext(mark, denial, lexicon);
  const ofOne = last && ofOneFlavour(mark, last, isTied);
  if (ofOne) return [ofOne];
  return mark.sign === 'absent' || isOfOneNumber(last, mark) ? [denied(mark)] : [mark];
}

function denyNext(denying: Denying, mark: Mark, lexicon: Lexicon): void {
  const { read, last } = denying;
  if (mark.isDenied && isMereFlavour(mark)) takeSubject(read, mark);
  read.push(...readNext(mark, denying, lexicon));
  denying.isTied = last !== undefined && isMereFlavour(last) && ties.has(mark.words);
  if (!denying.isTied) denying.last = read.at(-1)?.isDenied ? mark : undefined;
  if (!mark.isSmall) denying.denial = undefined;
}

/**
 * Takes back what an ingredient names only as not being in it. A denial reaches the next name and no further: what
 * follows that, or an "and", is in the food, for in doubt nothing is denied.
 */
export function deny(marks: readonly Mark[], lexicon: Lexicon): readonly Mark[] {
  if (!marks.some((mark) => isDenial(mark) || mark.isDenied))
    return marks.some(({ sign }) => sign === 'absent') ? marks.map(undenied) : marks;
  const denying: Denying = { read: [], denial: undefined, last: undefined, isTied: false };
  for (const [at, mark] of marks.entries()) {
    if (mark.sign === 'free' || endsInShare(marks, at)) {
      takeLast(denying.read, lexicon);
      denying.read.push(mark);
    } else if (mark.sign === 'without') {
      denying.denial = mark;
      denying.read.push(mark);
    } else denyNext(denying, mark, lexicon);
  }
  return denying.read;
}
