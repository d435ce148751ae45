import type { Item } from '../label/items.ts';
import type { Sentence } from '../label/sections.ts';
import type { Mark } from '../words/mark.ts';
import { mayComeFrom } from './rule-entry.ts';

type ReadMarks = (text: string) => readonly Mark[];

/** Brackets, shares and other marks of a list of ingredients: no claim has them. */
const marksOfLists = /[^\p{L}\p{M}\p{N}\s,،'’&/:-]/u;

/** One step of a claim: a thing that it names, or what stands between two of them. */
type Part = 'thing' | 'comma' | 'and' | 'or';

const isThing = ({ sign }: Mark) => !sign || sign === 'absent' || sign === 'role';

/** "Pork gelatine" is one thing, "nitrite ham" are two. */
function isOneThing(marks: readonly Mark[]): boolean {
  const first = marks.findIndex(({ isSmall }) => !isSmall);
  const things = marks.filter(isThing);
  if (first < 0 || things[0] !== marks[first]) return false;
  if (marks.some(({ sign }) => sign === 'without' || sign === 'free' || sign === 'halal')) return false;
  const named = things.filter(({ sign }) => !sign);
  const { entry: head } = named.at(-1) ?? {};
  return named
    .slice(0, -1)
    .every(({ origin }) => head && head.origins.length > 1 && origin && mayComeFrom(head, origin));
}

const isJoint = ({ sign, isOr }: Mark) => sign === 'join' || (sign === 'without' && isOr === true);

/** Arabic writes its "and" to the word: والكحول. */
const parted = (marks: readonly Mark[], read: ReadMarks): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    const isJoined =
      mark.entry !== undefined &&
      mark.words.startsWith('و') &&
      read(mark.words.slice(1)).every(({ entry }) => entry === mark.entry);
    return isJoined ? [{ words: 'و', sign: 'join' }, mark] : [mark];
  });

const comma: Mark = { words: ',', sign: 'join' };

function jointOf(mark: Mark): Part | undefined {
  if (mark === comma) return 'comma';
  if (!isJoint(mark)) return undefined;
  return mark.isOr ? 'or' : 'and';
}

/** The things that a claim names and what parts them; undefined where it says anything else. */
function partsOf(items: readonly (readonly Mark[])[]): Part[] | undefined {
  const parts: Part[] = [];
  let thing: Mark[] = [];
  for (const mark of [...items.flatMap((marks, at) => (at > 0 ? [comma, ...marks] : marks)), comma]) {
    const joint = jointOf(mark);
    if (!joint) thing.push(mark);
    // ", and" is one joint.
    else if (thing.length === 0 && parts.at(-1) === 'comma') parts.splice(-1, 1, joint);
    else if (isOneThing(thing)) parts.push('thing', joint);
    else return undefined;
    if (joint) thing = [];
  }
  return parts.slice(0, -1);
}

/** Whether a list ends as a sentence does, "a, b and c", or is joined throughout: only then is nothing added behind. */
function isClosed(parts: readonly Part[], mayEndInAnd: boolean): boolean {
  const joints = parts.filter((part) => part !== 'thing');
  const last = joints.at(-1);
  if (last === undefined || last === 'comma' || (last === 'and' && !mayEndInAnd)) return false;
  const others = joints.slice(0, -1);
  return others.every((joint) => joint === 'comma') || others.every((joint) => joint === last);
}

/** "Free from milk, egg and soy", "No pork or lard", "Free from: milk, egg". */
function isOpened(items: readonly (readonly Mark[])[], isHeading: boolean, isWhole: boolean): boolean {
  const [[opener, ...first] = [], ...rest] = items;
  if (opener?.sign !== 'without') return false;
  const parts = partsOf(isHeading && first.length === 0 ? rest : [first, ...rest]);
  if (!parts) return false;
  if (isHeading && first.length === 0) return true;
  // "No pork and wine." between full stops leaves no doubt; with commas, or on a line, the rest may be a list.
  const isPair = isWhole && items.length === 1;
  return isClosed(parts, opener.isOfList === true || isPair);
}

/** "Domuz eti, jelatin ve alkol içermez": the verb stands last. */
function isEnded(items: readonly (readonly Mark[])[]): boolean {
  const verb = items.at(-1)?.at(-1);
  if (verb?.sign !== 'free' || !verb.isOfList) return false;
  const parts = partsOf(items.with(-1, (items.at(-1) ?? []).slice(0, -1)));
  return parts !== undefined && isClosed(parts, true);
}

/**
 * Whether a sentence as a whole only says what is not in a food. It must name nothing but single things and come to an
 * end by "and" or "or"; otherwise its words are read one by one, and a denial takes back a single one of them.
 */
export function isClaim(
  { text, isFirst, isWhole }: Sentence,
  itemsOf: (text: string) => readonly Item[],
  read: ReadMarks,
): boolean {
  if (text.length > longestClaim) return false;
  const items = itemsOf(text);
  const marksAt = (at: number) => read(items.at(at)?.text ?? '');
  const isDenial = marksAt(0)[0]?.sign === 'without' || marksAt(-1).at(-1)?.sign === 'free';
  if (!isDenial || marksOfLists.test(text)) return false;
  const isHeading = items[0]?.isHeading === true;
  if (items.some((item, at) => item.isHeading && at > 0)) return false;
  const marks = items.map((item) => parted(read(item.text), read));
  // A list that runs on into its verb is the list of ingredients when nothing stands before it.
  return isOpened(marks, isHeading, isWhole) || (!isFirst && isEnded(marks));
}

/** No claim is longer; what is, is read as ingredients. */
const longestClaim = 400;
