import type { BusinessType } from '../../../packages/contract/src/shared/seller-types.ts';
import { businessWords, familyNames, givenNames } from './people-names.ts';
import type { Rng } from './rng.ts';

export interface Person {
  firstName: string;
  lastName: string;
  username: string;
}

export interface Business {
  name: string;
  description: string;
  abn: string;
}

const USERNAME_LENGTH = 16;
const ABN_WEIGHTS = [3, 5, 7, 9, 11, 13, 15, 17, 19];

const lettersOf = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** A short handle; the caller draws again when it is taken. */
export function usernameFor(rng: Rng, firstName: string, lastName: string): string {
  const [first, last] = [lettersOf(firstName), lettersOf(lastName)];
  const number = String(rng.int(2, 99));
  const handle = rng.pick([
    `${first}.${last}`,
    `${first}_${last.slice(0, 1)}${number}`,
    `${first.slice(0, 1)}${last}${number}`,
    `${first}${number}`,
    `${last}.${first.slice(0, 2)}`,
  ]);
  return handle.length <= USERNAME_LENGTH ? handle : `${first}${number}`.slice(0, USERNAME_LENGTH);
}

export function inventPerson(rng: Rng): Person {
  const [firstName, lastName] = [rng.pick(givenNames), rng.pick(familyNames)];
  return { firstName, lastName, username: usernameFor(rng, firstName, lastName) };
}

/** Eleven digits that pass the public ABN check (weighted sum divisible by 89); they belong to nobody on purpose. */
export function inventAbn(rng: Rng): string {
  const body = ABN_WEIGHTS.map(() => rng.int(0, 9));
  const sum = body.reduce((total, digit, index) => total + digit * (ABN_WEIGHTS[index] ?? 0), 0);
  const check = 99 - (sum % 89);
  return `${check}${body.join('')}`;
}

/** Whether the digits pass the check of the Australian Business Register. */
export function isAbnShaped(abn: string): boolean {
  if (!/^\d{11}$/.test(abn)) return false;
  const weights = [10, 1, ...ABN_WEIGHTS];
  const sum = [...abn].reduce((total, digit, index) => {
    const value = Number(digit) - (index === 0 ? 1 : 0);
    return total + value * (weights[index] ?? 0);
  }, 0);
  return sum % 89 === 0;
}

interface Naming {
  /** The trade by its position, so that all are there; any by default. */
  nth?: number | undefined;
  /** Names that other businesses have. */
  taken: Set<string>;
}

/** Draws of a name of its own before one that exists will do. */
const nameDraws = 30;

/** Shops have names of their own: `products/shops.ts`. */
export function inventBusiness(
  rng: Rng,
  type: Exclude<BusinessType, 'retail'>,
  { nth, taken }: Naming = { taken: new Set() },
): Business {
  const { first, second, lines } = businessWords[type];
  const [opening, more] = rng.shuffle(lines);
  const draw = () =>
    `${rng.pick(first)} ${nth === undefined ? rng.pick(second) : second[nth % second.length]}`;
  let name = draw();
  for (let tries = 1; tries < nameDraws && taken.has(name); tries += 1) name = draw();
  taken.add(name);
  return {
    name,
    description: [opening, more].filter((line) => line !== undefined).join(' '),
    abn: inventAbn(rng),
  };
}
