import type { Promotion } from '@souk/contract/modules/discounts/promotions';
import type { SpecialOffer } from '@souk/contract/modules/discounts/special-offers';
import type { Reader } from '../../../platform/db/database.ts';
import { presentPromotion, presentPromotions } from '../promotions/promotion.present.ts';
import type { PromotionRow } from '../promotions/promotion.tables.ts';

const offerOf = (promotion: Promotion): SpecialOffer => ({
  id: promotion.id,
  title: promotion.title,
  description: promotion.description,
  menu_item_ids: promotion.service_ids,
  discount_percent: promotion.discount_percent ?? 0,
  start_date: promotion.start_date,
  end_date: promotion.end_date,
  image: promotion.image,
  is_active: promotion.is_active,
  status: promotion.status,
  state: promotion.state,
  created_at: promotion.created_at,
});

/** The restaurant's own special offers, in a constant number of queries. */
export const presentSpecialOffers = async (
  reader: Reader,
  sellerId: number,
  rows: readonly PromotionRow[],
): Promise<SpecialOffer[]> => (await presentPromotions(reader, sellerId, rows)).map(offerOf);

export const presentSpecialOffer = async (reader: Reader, row: PromotionRow): Promise<SpecialOffer> =>
  offerOf(await presentPromotion(reader, row));
