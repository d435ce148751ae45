import type { Access } from '@souk/contract/shared/endpoint';
import { type SellerType, sellerTypes } from '@souk/contract/shared/seller-types';
import { describe, expect, test } from 'vitest';
import { checkAccess } from '../../../platform/http/access.ts';
import type { User } from '../../../platform/http/user.ts';
import { effectiveType } from '../users/effective-type.ts';

const caller = (sellerType: SellerType, isAdmin = false): User => ({
  id: 1,
  sellerType,
  isAdmin,
  permissions: isAdmin ? ['*'] : [],
  sessionId: 1,
  actingAdminId: null,
  isConfirmed: true,
  displayTimeZone: null,
});

const refusalOf = (access: Access, user: User | null): string | undefined => {
  try {
    checkAccess(access, user);
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

const businesses = sellerTypes.filter((type) => type !== 'private');

/** Access → the seller types that may call; everyone else is refused. */
const table: [name: string, access: Access, types: readonly SellerType[]][] = [
  ['anyone', 'anyone', sellerTypes],
  ['signed-in', 'signed-in', sellerTypes],
  ['business', 'business', businesses],
  ['admin', 'admin', []],
  ['private', ['private'], ['private']],
  ['retail', ['retail'], ['retail']],
  ['restaurant', ['restaurant'], ['restaurant']],
  ['wellbeing, whose rights spa has too (A-09)', ['wellbeing'], ['wellbeing', 'spa']],
  ['spa alone', ['spa'], ['spa']],
  ['fitness', ['fitness'], ['fitness']],
  ['beauty and wellbeing', ['beauty', 'wellbeing'], ['beauty', 'wellbeing', 'spa']],
  [
    'those who may post',
    ['private', 'retail', 'job', 'real_estate', 'car_dealer'],
    ['private', 'retail', 'job', 'real_estate', 'car_dealer'],
  ],
];

describe('who may call', () => {
  for (const [name, access, allowed] of table)
    test.each(sellerTypes)(`an endpoint for ${name}: %s`, (sellerType) => {
      const refusal = refusalOf(access, caller(sellerType));

      expect(refusal).toBe(allowed.includes(sellerType) ? undefined : 'not-allowed');
    });

  test.each(table)('an endpoint for %s: a visitor', (_name, access) => {
    expect(refusalOf(access, null)).toBe(access === 'anyone' ? undefined : 'not-signed-in');
  });

  test.each(table)('an endpoint for %s: an admin', (_name, access) => {
    const isOpen = access === 'anyone' || access === 'admin';

    expect(refusalOf(access, caller('private', true))).toBe(isOpen ? undefined : 'not-allowed');
  });
});

describe('the type that counts', () => {
  test.each<[SellerType, string | null, SellerType]>([
    ['wellbeing', 'fitness', 'fitness'],
    ['wellbeing', 'spa', 'spa'],
    ['wellbeing', 'yoga', 'wellbeing'],
    ['wellbeing', null, 'wellbeing'],
    ['beauty', 'fitness', 'beauty'],
    ['private', 'spa', 'private'],
  ])('of %s with the sub-category %s is %s', (sellerType, subType, effective) => {
    expect(effectiveType(sellerType, subType)).toBe(effective);
  });

  test('takes wellbeing’s rights from a fitness business', () => {
    expect(refusalOf(['wellbeing'], caller(effectiveType('wellbeing', 'fitness')))).toBe('not-allowed');
    expect(refusalOf(['fitness'], caller(effectiveType('wellbeing', 'fitness')))).toBeUndefined();
  });
});
