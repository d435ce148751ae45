import type { CreatePromotion } from '@souk/contract/modules/discounts/promotions';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import type { RowBuilders } from '../../../testing/row-builder.ts';
import { getUser } from '../../identity/index.ts';
import { createPromotion } from './create-promotion.ts';
import type { PromotionRow } from './promotion.tables.ts';

const weekMs = 7 * 86_400_000;

/** A fifth off everything for a week, without a code, as the verb takes it; with the given changes. */
export const promotionForm = (changes: Partial<CreatePromotion> = {}, timeZone = 'Australia/Sydney') => ({
  title: 'Spring',
  is_automatic: true,
  discount_percent: 'amount' in changes ? null : 20,
  service_ids: [],
  start_date: dayOf(clock.now(), timeZone),
  end_date: dayOf(new Date(clock.now().getTime() + weekMs), timeZone),
  is_first_visit: false,
  days: [],
  is_active: true,
  ...changes,
});

/** A promotion of a seller, made by the real verb. */
export async function buildPromotion(
  db: Db,
  seller: { id: number },
  changes: Partial<CreatePromotion> = {},
): Promise<PromotionRow> {
  const { timeZone } = await getUser(db, seller.id);
  return createPromotion(db, seller, promotionForm(changes, timeZone));
}

export const promotionsRows: RowBuilders = {
  'discounts.promotion': async ({ db, owner }) => (await buildPromotion(db, owner)).id,
};
