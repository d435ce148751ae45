import type { AttributeValue } from '@souk/contract/modules/catalogue/attributes';
import type { Rng } from '../rng.ts';

interface OneOf {
  oneOf: readonly AttributeValue[];
}
export type Facts = Readonly<Record<string, AttributeValue | OneOf>>;

/** Category → the noun of a thing → what it answers to the category's attributes. */
export type ShelfFacts = Readonly<Record<number, Readonly<Record<string, Facts>>>>;

/** A fact in which things of one name differ. */
export const oneOf = (...values: AttributeValue[]): OneOf => ({ oneOf: values });

const isChoice = (value: AttributeValue | OneOf): value is OneOf =>
  typeof value === 'object' && 'oneOf' in value;

/** Answers that hold for everything on a shelf, under the thing's own. */
export const wholeShelf = '*';

export function drawFacts(rng: Rng, facts: ShelfFacts, categoryId: number, noun: string) {
  const shelf = facts[categoryId] ?? {};
  const answers = { ...shelf[wholeShelf], ...shelf[noun] };
  return Object.fromEntries(
    Object.entries(answers).map(([slug, value]) => [slug, isChoice(value) ? rng.pick(value.oneOf) : value]),
  );
}
