import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import type { ProductRow } from './product.tables.ts';

export type ProductRole = 'owner' | 'viewer' | 'admin';
export type Viewer = Pick<User, 'id' | 'isAdmin'>;
type Standing = Pick<ProductRow, 'sellerId' | 'state' | 'isHidden' | 'approvedAt'>;

/** Everyone may see and buy it: approved, and its seller is not blocked. */
export const isPublic = ({ state, isHidden }: Pick<ProductRow, 'state' | 'isHidden'>): boolean =>
  state === 'approved' && !isHidden;

/** The user's role towards the product; a stranger learns nothing of one that was never public. */
export function roleIn(product: Standing, user: Viewer | null): ProductRole {
  const role = user?.isAdmin ? 'admin' : user?.id === product.sellerId ? 'owner' : 'viewer';
  if (role !== 'viewer' || isPublic(product)) return role;
  const wasPublic = product.approvedAt !== null && product.state === 'archived';
  throw new Problem(wasPublic ? 'record-gone' : 'record-not-found');
}

/** Refuses anyone but the owner: for a stranger even a public product is not found. */
export function checkOwner({ sellerId }: Pick<ProductRow, 'sellerId'>, user: { id: number }): void {
  if (sellerId !== user.id) throw new Problem('record-not-found');
}

/**
 * Buyers, carts and orders may refer to anything that was ever published, and admins see what waits for them.
 */
export const mayBeDeleted = ({ state, approvedAt }: Pick<ProductRow, 'state' | 'approvedAt'>): boolean =>
  approvedAt === null && state !== 'pending';
