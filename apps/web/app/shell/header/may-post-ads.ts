import type { SellerType } from '@souk/contract/shared/seller-types';

/** Repeats the contract's list, because its file would bring the schema library into the browser. */
const postingTypes: readonly SellerType[] = ['private', 'retail', 'job', 'real_estate', 'car_dealer'];

/** Private users, retail and classified sellers post ads; visitors are asked to log in first (B-036). */
export const mayPostAds = (type: SellerType | null): boolean => type === null || postingTypes.includes(type);
