import { formsOf } from './fold.ts';
import type { Lexicon } from './lexicon.ts';
import type { Mark } from './mark.ts';

const isDenial = ({ sign }: Mark) => sign === 'without' || sign === 'free';

/** What is only known to be denied is unknown where it is not. */
function undenied(mark: Mark): Mark {
  const { sign, ...rest } = mark;
  return sign === 'absent' ? rest : mark;
}

const denied = ({ sign: _, ...mark }: Mark): Mark => ({ ...mark, isDenied: true });

/** Two foods that look like the one name of both: in "no wheat beer" the beer may stand for itself. */
function partNames(lexicon: Lexicon, mark: Mark): Mark[] {
  const words = mark.words.split(' ');
  const forms = words.map(formsOf);
  for (let at = 1; mark.entry && at < words.length; at += 1) {
    const last = lexicon.longest(forms, at);
    if (last?.end === words.length && last.meaning.entry)
      return [
        denied({ words: words.slice(0, at).join(' ') }),
        { words: words.slice(at).join(' '), ...last.meaning },
      ];
  }
  return [denied(mark)];
}

/** "Arôme jambon" begins with what may be denied by itself: a flavour, and the ham beside it. */
const isFlavourFirst = (lexicon: Lexicon, { words }: Mark): boolean => {
  const [first = '', ...others] = words.split(' ');
  return others.length > 0 && lexicon.findWord(first)?.entry?.id === 'flavouring';
};

/** A number without its letter means all its family: "no E472". */
const isOfOneNumber = (one: Mark | undefined, other: Mark) =>
  one?.entry?.additive !== undefined && other.entry?.additive !== undefined && one.words === other.words;

/** What a denial says of the word that follows it: the first that is more than small is what it denies. */
function takeNext(mark: Mark, denial: Mark, lexicon: Lexicon): Mark[] {
  // "Not halal" claims nothing.
  if (mark.sign === 'halal') return [{ words: mark.words, sign: 'filler' }];
  if (mark.sign && mark.sign !== 'absent') return [mark];
  if (denial.isShare && mark.entry?.traits.includes('drink')) return [mark];
  const mayBeTwo = denial.isHeadLast || isFlavourFirst(lexicon, mark);
  return mayBeTwo ? partNames(lexicon, mark) : [denied(mark)];
}

/** "Free" takes back the one word before it. */
function takeLast(read: Mark[]): void {
  const last = read.pop();
  if (last) read.push(last.sign && last.sign !== 'absent' ? last : denied(last));
}

/** "Alcohol 0.0 %": a share of nothing behind alcohol, and no other word that it may be the share of. */
const endsInShare = (marks: readonly Mark[], at: number) =>
  marks[at]?.isShare === true &&
  marks[at - 1]?.entry?.traits.includes('ethanol') === true &&
  marks.slice(at + 1).every(({ sign }) => sign === 'filler');

/** A word behind a denial, or behind what one has just taken back. */
function readNext(mark: Mark, denial: Mark | undefined, last: Mark | undefined, lexicon: Lexicon): Mark[] {
  if (denial && !mark.isSmall) return takeNext(mark, denial, lexicon);
  return mark.sign === 'absent' || isOfOneNumber(last, mark) ? [denied(mark)] : [mark];
}

/**
 * Takes back what an ingredient names only as not being in it. A denial reaches the next name and no further: what
 * follows that, or an "and", is in the food, for in doubt nothing is denied.
 */
export function deny(marks: readonly Mark[], lexicon: Lexicon): Mark[] {
  if (!marks.some(isDenial)) return marks.map(undenied);
  const read: Mark[] = [];
  let denial: Mark | undefined;
  let last: Mark | undefined;
  for (const [at, mark] of marks.entries()) {
    if (mark.sign === 'free' || endsInShare(marks, at)) {
      takeLast(read);
      read.push(mark);
    } else if (mark.sign === 'without') {
      denial = mark;
      read.push(mark);
    } else {
      read.push(...readNext(mark, denial, last, lexicon));
      last = read.at(-1)?.isDenied ? mark : undefined;
      if (!mark.isSmall) denial = undefined;
    }
  }
  return read;
}
