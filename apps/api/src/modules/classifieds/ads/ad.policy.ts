import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import type { AdRow } from './ad.tables.ts';

export type AdRole = 'owner' | 'viewer' | 'admin';
export type Viewer = Pick<User, 'id' | 'isAdmin'>;
type Standing = Pick<AdRow, 'ownerId' | 'state' | 'isHidden' | 'approvedAt'>;

/** Everyone may see it: approved, or sold and shown as such, and its owner is not blocked. */
export const isPublic = ({ state, isHidden }: Pick<AdRow, 'state' | 'isHidden'>): boolean =>
  (state === 'approved' || state === 'sold') && !isHidden;

/** It appears in public lists. */
export const isListed = ({ state, isHidden }: Pick<AdRow, 'state' | 'isHidden'>): boolean =>
  state === 'approved' && !isHidden;

/** The user's role towards the ad; a stranger learns nothing of an ad that was never public. */
export function roleIn(ad: Standing, user: Viewer | null): AdRole {
  const role = user?.isAdmin ? 'admin' : user?.id === ad.ownerId ? 'owner' : 'viewer';
  if (role === 'viewer' && ad.approvedAt === null) throw new Problem('record-not-found');
  if (ad.state === 'deleted') throw new Problem('record-gone');
  if (role === 'viewer' && !isPublic(ad)) throw new Problem('record-not-found');
  return role;
}

/** The role of a user who wants to change the ad: for a stranger even a public one is not found. */
export function changerOf(ad: Standing, user: Viewer): 'owner' | 'admin' {
  const role = roleIn(ad, user);
  if (role === 'viewer') throw new Problem('record-not-found');
  return role;
}
