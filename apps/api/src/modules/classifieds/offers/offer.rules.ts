import { priceTooHighText } from '@souk/contract/modules/classifieds/offers';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { AdRow } from '../ads/ad.tables.ts';

/** An offer may not exceed the price, so the ad must have one (spec §5). */
export function checkOfferPrice(ad: Pick<AdRow, 'priceCents'>, offeredCents: number): void {
  if (ad.priceCents === null) throw new Problem('ad-without-price');
  if (offeredCents > ad.priceCents) throw fieldProblem('offer_price', priceTooHighText);
}
