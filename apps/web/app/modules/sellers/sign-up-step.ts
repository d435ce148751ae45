import { type BusinessType, businessTypes, sellerTypeAliases } from '@souk/contract/shared/seller-types';

export type SignUpStep =
  | { step: 'kind' }
  | { step: 'trade' }
  | { step: 'account'; sellerType: BusinessType | 'private' };

/** A business type in any of its spellings. */
export function businessTypeOf(spelled: string | null): BusinessType | undefined {
  const type = sellerTypeAliases[spelled ?? ''] ?? spelled;
  return businessTypes.find((each) => each === type);
}

/** The form of the sign-up that an address names: `?type=private|business&seller_type=`. */
export function signUpStepOf(search: URLSearchParams): SignUpStep {
  const trade = businessTypeOf(search.get('seller_type'));
  const type = search.get('type');
  if (type === 'private') return { step: 'account', sellerType: 'private' };
  if (trade) return { step: 'account', sellerType: trade };
  return type === 'business' ? { step: 'trade' } : { step: 'kind' };
}
