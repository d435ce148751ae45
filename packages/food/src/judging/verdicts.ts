/** What may be said of a food, the lightest first: one ingredient of a heavier kind decides over the whole. */
export const verdicts = ['halal', 'unknown', 'doubtful', 'haram'] as const;
export type Verdict = (typeof verdicts)[number];

export const schools = ['hanafi', 'maliki', 'shafii', 'hanbali'] as const;
export type School = (typeof schools)[number];

/** How a person reads what is disputed or not stated on the pack. */
export const strictnesses = ['lenient', 'standard', 'strict'] as const;
export type Strictness = (typeof strictnesses)[number];

/**
 * What the tables say of an ingredient, from cleared to forbidden.
 * - trusted: cleared by nearly all; the strict ask for more proof
 * - open: of an unclear origin that is usually clean; only the lenient take it
 * - doubtful: unclear for everybody until its origin is stated
 * - shunned: forbidden, or close to it, for most who follow the school
 */
export const grades = ['halal', 'trusted', 'open', 'doubtful', 'shunned', 'haram'] as const;
export type Grade = (typeof grades)[number];

export type Ruling = Readonly<Record<School, Grade>>;

/** A stricter reading never makes a verdict lighter, and none makes a forbidden thing halal. */
const readings: Record<Grade, Record<Strictness, Verdict>> = {
  halal: { lenient: 'halal', standard: 'halal', strict: 'halal' },
  trusted: { lenient: 'halal', standard: 'halal', strict: 'doubtful' },
  open: { lenient: 'halal', standard: 'doubtful', strict: 'doubtful' },
  doubtful: { lenient: 'doubtful', standard: 'doubtful', strict: 'doubtful' },
  shunned: { lenient: 'doubtful', standard: 'haram', strict: 'haram' },
  haram: { lenient: 'haram', standard: 'haram', strict: 'haram' },
};

export const readGrade = (grade: Grade, strictness: Strictness): Verdict => readings[grade][strictness];

export const heaviest = (found: readonly Verdict[]): Verdict =>
  verdicts.findLast((verdict) => found.includes(verdict)) ?? 'unknown';

export const worseGrade = (one: Grade, other: Grade): Grade =>
  grades.indexOf(one) > grades.indexOf(other) ? one : other;

export const rulingOf = (decide: (school: School) => Grade): Ruling => ({
  hanafi: decide('hanafi'),
  maliki: decide('maliki'),
  shafii: decide('shafii'),
  hanbali: decide('hanbali'),
});
