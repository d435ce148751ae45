import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import type { ProductRow } from './product.tables.ts';

export type Viewer = Pick<User, 'id' | 'isAdmin'>;
type Standing = Pick<ProductRow, 'state' | 'createdBy'>;

export const isPublic = ({ state }: Pick<ProductRow, 'state'>): boolean => state === 'verified';

/** Unverified products are visible to their contributor and to admins only. */
export const maySee = (product: Standing, viewer: Viewer | null): boolean =>
  isPublic(product) || (viewer !== null && (viewer.isAdmin || viewer.id === product.createdBy));

/** For a stranger a product that is not public does not exist. */
export function checkSeen<Product extends Standing>(
  product: Product | undefined,
  viewer: Viewer | null,
): Product {
  if (!product || !maySee(product, viewer)) throw new Problem('record-not-found');
  return product;
}
