import type { SellerType } from '@souk/contract/shared/seller-types';
import type { GeoAddress } from '@souk/contract/shared/values';
import { publicPlaceOf } from '../../locations/index.ts';
import type { BusinessRow } from './profile.tables.ts';

/** Customers visit these; others often work from home. */
const premises: ReadonlySet<SellerType> = new Set([
  'restaurant',
  'beauty',
  'fitness',
  'spa',
  'real_estate',
  'car_dealer',
]);

type Placed = Pick<BusinessRow, 'address' | 'showsStreet' | 'sellerType'>;

export const showsStreet = ({ showsStreet: chosen, sellerType }: Omit<Placed, 'address'>): boolean =>
  chosen ?? premises.has(sellerType);

/** The address of a business as everybody may see it. */
export const publicPlaceOfBusiness = (business: Placed): GeoAddress | null =>
  business.address && publicPlaceOf(business.address, showsStreet(business) ? 'street' : 'suburb');
