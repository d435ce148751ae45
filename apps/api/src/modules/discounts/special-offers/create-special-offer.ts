import type { CreateSpecialOffer } from '@souk/contract/modules/discounts/special-offers';
import type { Reader } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { createPromotion } from '../promotions/create-promotion.ts';
import type { PromotionRow } from '../promotions/promotion.tables.ts';

/** Takes so many per cent off the restaurant's whole menu for everybody, on some days. */
export const createSpecialOffer = (
  db: Reader,
  seller: { id: number },
  { menu_item_ids: _none, ...form }: CreateSpecialOffer,
  files: readonly UploadedFile[] = [],
): Promise<PromotionRow> => {
  const everybody = { is_automatic: true, is_first_visit: false, service_ids: [], days: [] };
  return createPromotion(db, seller, { ...form, ...everybody, noun: 'special-offer' }, files);
};
