import type { Entry } from '../tables/entry.ts';
import { type Origin, rulingOfOrigin } from './origins.ts';
import { type Grade, type Ruling, rulingOf, type School, schools, worseGrade } from './verdicts.ts';

/** What an unnamed animal may turn out to be. */
const animals: readonly Origin[] = ['animal', 'meat', 'fish', 'seafood', 'insect', 'milk', 'egg'];
/** What is believed at once, although the table did not expect it. */
const graveOrigins: readonly Origin[] = ['pork', 'unclean', 'insect', 'alcohol'];

/** Whether a stated origin can be that of this ingredient: "soy" says something of glycerol, nothing of gelatine. */
export const mayComeFrom = ({ origins }: Entry, origin: Origin): boolean =>
  origins.includes(origin) ||
  graveOrigins.includes(origin) ||
  (origins.includes('animal') && animals.includes(origin)) ||
  (origins.includes('meat') && origin === 'animal');

/** The strictest of what is certain; where one of several origins is clean, no more than doubt. */
function gradeOfOrigins(found: readonly Origin[], school: School): Grade {
  const grades = found.map((origin) => rulingOfOrigin(origin)[school]);
  const strictest = grades.reduce(worseGrade, 'halal');
  const isSettled = grades.every((grade) => grade === strictest);
  return isSettled || (strictest !== 'haram' && strictest !== 'shunned') ? strictest : 'doubtful';
}

/** A label names the same rows again and again, and a row never changes. */
export function keptOf<Kept>(tell: (entry: Entry) => Kept): (entry: Entry) => Kept {
  const kept = new WeakMap<Entry, Kept>();
  return (entry) => {
    const before = kept.get(entry);
    if (before !== undefined) return before;
    const told = tell(entry);
    kept.set(entry, told);
    return told;
  };
}

/** What the schools say of an ingredient whose pack does not tell where it comes from. */
export const rulingOfEntry = keptOf(
  ({ origins, grades }): Ruling =>
    rulingOf((school) => grades?.[school] ?? grades?.all ?? gradeOfOrigins(origins, school)),
);

/** What they say of one whose origins are stated: each of them counts. */
export const rulingOfStated = (stated: readonly Origin[]): Ruling =>
  rulingOf((school) => stated.map((origin) => rulingOfOrigin(origin)[school]).reduce(worseGrade, 'halal'));

/** Forbidden, or close to it, in some school. */
export const isGrave = keptOf((entry): boolean => {
  const ruling = rulingOfEntry(entry);
  return schools.some((school) => ruling[school] === 'haram' || ruling[school] === 'shunned');
});
