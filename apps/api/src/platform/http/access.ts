import { type Access, type Endpoint, needsConfirmedAccount } from '@souk/contract/shared/endpoint';
import type { SellerType } from '@souk/contract/shared/seller-types';
import { Problem } from '../errors.ts';
import type { User } from './user.ts';

/** Spa businesses have wellbeing's rights wherever those are listed (reading A-09). */
const countsAs = (type: SellerType): readonly SellerType[] =>
  type === 'spa' ? ['spa', 'wellbeing'] : [type];

const isListed = (types: readonly SellerType[], user: User) =>
  countsAs(user.sellerType).some((type) => types.includes(type));

/** The first of the three checks: which kind of account may call at all. */
export function checkAccess(access: Access, user: User | null): void {
  if (access === 'anyone' || (access === 'visitor-or-private' && !user)) return;
  if (!user) throw new Problem('not-signed-in');
  if (access === 'visitor-or-private' && !user.isAdmin && user.sellerType === 'private') return;
  if (access === 'signed-in' && !user.isAdmin) return;
  if (access === 'admin' && user.isAdmin) return;
  if (access === 'business' && !user.isAdmin && user.sellerType !== 'private') return;
  if (typeof access !== 'string' && !user.isAdmin && isListed(access, user)) return;
  throw new Problem('not-allowed');
}

/** A new account may look around and save; what others see or pay for waits until its contact is confirmed. */
export function checkConfirmed(endpoint: Endpoint, user: User | null): void {
  if (user && !user.isConfirmed && needsConfirmedAccount(endpoint))
    throw new Problem('account-not-confirmed');
}
