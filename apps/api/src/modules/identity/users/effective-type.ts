import type { SellerType } from '@souk/contract/shared/seller-types';

/** A wellbeing business of the fitness or spa sub-category counts as that type (spec §6). */
export const effectiveType = (sellerType: SellerType, subType: string | null): SellerType =>
  sellerType === 'wellbeing' && (subType === 'fitness' || subType === 'spa') ? subType : sellerType;
