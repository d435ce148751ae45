import { type Item, itemsOf } from '../label/items.ts';
import type { SectionKind } from '../label/openers.ts';
import { isWord, type Mark } from '../words/mark.ts';
import type { Finding } from './finding.ts';
import {
  asDoubted,
  asTrace,
  type Named,
  nameMark,
  settleByCertificate,
  settleByDiet,
  settleByParts,
  settleByWord,
} from './named.ts';
import type { Origin } from './origins.ts';
import { insideOf, isSpelledOut } from './spelled-out.ts';
import { isProvenTrace } from './weigh-alcohol.ts';

/** What the whole pack says that bears on every ingredient. */
export interface Weighing {
  isVegan: boolean;
  isVegetarian: boolean;
  isCertified: boolean;
}

export interface Reading {
  read: (text: string) => readonly Mark[];
  weighing: Weighing;
  /** What was last found of ingredients without brackets, by their words: labels repeat them. */
  judged: Map<string, Judged>;
}

/** What was found of an ingredient, and where it stood. */
interface Judged {
  item: Item;
  section: SectionKind;
  depth: number;
  findings: readonly Finding[];
}

/** "Flavours," says that something is in it, but not what. */
const isMereRole = (item: Item, marks: readonly Mark[]) =>
  !item.isHeading &&
  item.parts.length === 0 &&
  marks.some(({ sign }) => sign === 'role') &&
  marks.every(({ sign }) => sign === 'role' || sign === 'filler' || sign === 'join');

/** The words of an item; what has a share is in it: "no added colours pork 60 %". */
function marksOf({ text, percent }: Item, read: Reading['read']): readonly Mark[] {
  const marks = read(text);
  if (!percent || !marks.some(({ sign }) => sign === 'without')) return marks;
  return marks.map(({ isDenied: _, ...mark }) => mark);
}

/** Ingredients of one line stand apart where an "and" stands between them. */
function groupsOf(marks: readonly Mark[]): (readonly Mark[])[] {
  const groups: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.sign === 'join') groups.push([]);
    else groups.at(-1)?.push(mark);
  }
  return groups.filter((group) => group.some(isWord));
}

/** Brackets that only say where something comes from: "(soy)", "(from beef, halal)". */
function statementOf(parts: readonly Item[], read: Reading['read'], hasHead: boolean): Mark[] | undefined {
  if (parts.length === 0 || parts.some((part) => part.parts.length > 0)) return undefined;
  const marks = parts.flatMap(({ text }) => read(text));
  const isStatement = marks.every((mark) => (hasHead && mark.origin) || mark.sign || mark.isDenied);
  return isStatement && marks.some(({ origin, sign }) => origin ?? sign === 'halal') ? marks : undefined;
}

const originOf = ({ origin, isDenied }: Mark): Origin[] => (origin && !isDenied ? [origin] : []);

/** The origins that words state, each once and with who states it. */
type Stated = ReadonlyMap<Origin, ReadonlySet<Mark>>;

function statedBy(marks: readonly Mark[]): Stated {
  const stated = new Map<Origin, Set<Mark>>();
  for (const mark of marks)
    for (const origin of originOf(mark)) stated.set(origin, (stated.get(origin) ?? new Set()).add(mark));
  return stated;
}

/** What the others state of a word. */
const statedOf = (stated: Stated, word: Mark): Origin[] =>
  [...stated].flatMap(([origin, by]) => (by.size > 1 || !by.has(word) ? [origin] : []));

const hasOpenOrigin = (mark: Mark) => isWord(mark) && (mark.entry?.origins.length ?? 0) > 1;

/**
 * What an item says of the numbers in its brackets: "vegetable emulsifiers (471, 481)", "vegetable glycerol (422)".
 * Nothing that lives is taken from it.
 */
function originsAbove({ parts }: Item, marks: readonly Mark[], read: Reading['read']): Mark[] {
  if (parts.length === 0) return [];
  const words = marks.filter(isWord);
  const stating = words.filter(({ origin }) => origin);
  if (stating.some(({ origin }) => origin !== 'plant')) return [];
  const named = words.filter(({ origin }) => !origin);
  const entries = new Set(named.map(({ entry }) => entry));
  const isNamed = ({ entry }: Mark) => entry !== undefined && entries.has(entry);
  const isRepeated = () => parts.every(({ text }) => read(text).filter(isWord).every(isNamed));
  const isOfClass = named.length === 0 ? marks.some(({ isClass }) => isClass) : isRepeated();
  return isOfClass ? stating : [];
}

/** What stands beside a group of words: in the brackets, and above. */
interface Beside {
  statement: readonly Mark[];
  above: readonly Origin[];
}

const doubted = (named: Named, { isDoubted }: Mark): Named => (isDoubted ? { ...named, isDoubted } : named);

/** The same of a word that nothing stands beside. */
function nameAlone(mark: Mark, above: readonly Origin[]): readonly Named[] {
  const named = isWord(mark) ? nameMark(mark, hasOpenOrigin(mark) ? above : []) : undefined;
  return named ? [doubted(named, mark)] : none;
}

/** What a group of words names, each with the origins that the others and the brackets state, else its class. */
function nameGroup(group: readonly Mark[], { statement, above }: Beside): readonly Named[] {
  const [only] = group;
  if (only && group.length === 1 && statement.length === 0) return nameAlone(only, above);
  const hasHeads = group.some(hasOpenOrigin);
  const beside = [...group, ...statement];
  const stated = statedBy(beside);
  // Of a compound "(wheat, milk)" names allergens, not all that is in it; "vegetable" says more.
  const statedOfCompound = statedBy(beside.filter(({ entry }) => !entry));
  const named = group.filter(isWord).flatMap((mark) => {
    const own = statedOf(mark.entry?.isCompound ? statedOfCompound : stated, mark);
    // "Bovine" alone beside what it explains is no ingredient of its own.
    if (!mark.entry && hasHeads && !mark.isAlarm) return [];
    const one = nameMark(mark, hasOpenOrigin(mark) ? (own.length > 0 ? own : above) : []);
    return one ? doubted(one, mark) : [];
  });
  const isHalal = beside.some(({ sign }) => sign === 'halal');
  return isHalal ? named.map(settleByWord) : named;
}

const none: readonly never[] = [];

const originsIn = (marks: readonly Mark[]): readonly Origin[] =>
  marks.length === 0 ? none : [...new Set(marks.flatMap(originOf))];

/** What the words of an item without brackets name. */
function nameAll(marks: readonly Mark[], above: readonly Origin[]): readonly Named[] {
  const [only] = marks;
  if (only && marks.length === 1) return nameAlone(only, above);
  return groupsOf(marks).flatMap((group) => nameGroup(group, { statement: none, above }));
}

/** A statement once for each thing that it says: it is held against every group of words of its item. */
const distinct = (statement: readonly Mark[]): Mark[] => [
  ...new Map(
    statement
      .filter(({ isDenied }) => !isDenied)
      .map((mark) => [`${mark.origin} ${mark.entry?.id} ${mark.sign === 'halal'}`, { ...mark }]),
  ).values(),
];

/** Soy that only explains a lecithin brings its allergen all the same, wheat that explains a glucose syrup none. */
function explanationOf(statement: readonly Mark[], isRefined: boolean): Named[] {
  const isHalal = statement.some(({ sign }) => sign === 'halal');
  const named = statement
    .filter(({ entry, origin, isDenied }) => entry && !isDenied && !(isRefined && origin === 'plant'))
    .flatMap((mark) => nameMark(mark, []) ?? []);
  return isHalal ? named.map(settleByWord) : named;
}

function weigh(named: Named, percent: number | undefined, weighing: Weighing): Named {
  const { isVegan, isVegetarian, isCertified } = weighing;
  let weighed = named;
  if (isVegan) weighed = settleByDiet(weighed, 'vegan');
  else if (isVegetarian) weighed = settleByDiet(weighed, 'vegetarian');
  return isCertified ? settleByCertificate(weighed, isProvenTrace(percent)) : weighed;
}

const weighIn = (
  named: Named,
  section: SectionKind,
  percent: number | undefined,
  weighing: Weighing,
): Named => {
  if (section === 'may-contain') return asTrace(named);
  const weighed = weigh(named, percent, weighing);
  return weighed.isDoubted ? asDoubted(weighed) : weighed;
};

const isAlike = (
  before: Judged,
  { percent, isHeading }: Item,
  section: SectionKind,
  depth: number,
): boolean =>
  before.section === section &&
  before.depth === depth &&
  before.item.percent === percent &&
  before.item.isHeading === isHeading;

/** Judges an ingredient and, one level deeper, what its brackets hold, which stands below what it says itself. */
export function judgeItem(
  item: Item,
  section: SectionKind,
  depth: number,
  reading: Reading,
  above: readonly Mark[] = [],
): readonly Finding[] {
  if (item.parts.length > 0 || above.length > 0) return judgeAnew(item, section, depth, reading, above);
  const before = reading.judged.get(item.text);
  // Copies, for each stands in a place of its own.
  if (before && isAlike(before, item, section, depth))
    return before.findings.map((finding) => ({ ...finding }));
  const findings = judgeAnew(item, section, depth, reading, above);
  reading.judged.set(item.text, { item, section, depth, findings });
  return findings;
}

/** What the words of an item come to, before its place and the rest of the pack are weighed. */
interface Read {
  item: Item;
  marks: readonly Mark[];
  named: readonly Named[];
  statement: readonly Mark[];
}

const saysUnknown = (mark: Mark) => isWord(mark) && !mark.entry && !mark.origin;

/** What is found of one item; nothing where it only says what others do. */
function findingOf({ item, marks, named, statement }: Read, section: SectionKind, depth: number): Finding[] {
  const { text, percent } = item;
  const isMere = isMereRole(item, marks);
  const unknown = isMere ? [text] : [];
  const denied: string[] = [];
  for (const mark of statement.length > 0 ? [...marks, ...statement] : marks) {
    if (!isMere && saysUnknown(mark)) unknown.push(mark.words);
    if (mark.isDenied) denied.push(mark.words);
  }
  if (named.length === 0 && unknown.length === 0 && denied.length === 0) return [];
  return percent === undefined
    ? [{ text, section, depth, named: [...named], unknown, denied }]
    : [{ text, section, depth, percent, named: [...named], unknown, denied }];
}

function judgeAnew(
  item: Item,
  section: SectionKind,
  depth: number,
  reading: Reading,
  above: readonly Mark[],
): readonly Finding[] {
  const { read, weighing } = reading;
  const marks = marksOf(item, read);
  if (item.parts.length === 0) {
    const isHeadOfStatement = section === 'contains' && item.isHeading === true;
    const named = nameAll(marks, originsIn(above)).map((one) => {
      const settled = isHeadOfStatement && one.entry?.isCompound ? settleByParts(one) : one;
      return weighIn(settled, section, item.percent, weighing);
    });
    return findingOf({ item, marks, named, statement: none }, section, depth);
  }
  const groups = groupsOf(marks);
  const heads = groups.flat().filter(isWord);
  const hasHead = heads.some(hasOpenOrigin);
  const isRefined = heads.length > 0 && heads.every(({ entry }) => entry?.traits.includes('refined'));
  const statement = statementOf(item.parts, read, hasHead || isRefined);
  // "Calcium propionate (preservative)": what it does, not what is in it.
  const parts =
    heads.length > 0 ? item.parts.filter((part) => !isMereRole(part, read(part.text))) : item.parts;
  const said = originsAbove(item, marks, read);
  const inner = statement ? [] : parts.flatMap((part) => judgeItem(part, section, depth + 1, reading, said));
  const inside = insideOf(item, inner, read);
  const beside = { statement: distinct(statement ?? []), above: [...statedBy(above).keys()] };

  // "Contains cereals: wheat, rye" names which.
  const isHeadOfStatement = ({ entry }: Named) =>
    section === 'contains' && item.isHeading && entry?.isCompound;

  const named = [
    ...groups.flatMap((group) => nameGroup(group, beside)),
    ...explanationOf(statement ?? [], isRefined),
  ]
    .map((one) => (isSpelledOut(one, inside) || isHeadOfStatement(one) ? settleByParts(one) : one))
    .map((one) => weighIn(one, section, item.percent, weighing));
  return [...findingOf({ item, marks, named, statement: statement ?? [] }, section, depth), ...inner];
}

/** What a sentence names only to say that it is not in. */
export const judgeClaim = (text: string, readMarks: Reading['read']): Finding => ({
  text: text.trim(),
  section: 'free-from',
  depth: 0,
  named: [],
  unknown: [],
  denied: itemsOf(text)
    .flatMap((item) => readMarks(item.text))
    .filter(({ sign }) => !sign || sign === 'role' || sign === 'absent')
    .map(({ words }) => words),
});
