import type { CreatePromoCode } from '@souk/contract/modules/retail/promo-codes';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { newCode } from '../../../platform/ids.ts';
import { checkPeriod } from './check-period.ts';
import { insertPromoCode } from './promo-code.queries.ts';
import type { PromoCodeRow } from './promo-code.tables.ts';

/** Makes a code for the seller's own shop; by default five random characters. */
export function createPromoCode(
  db: Db,
  seller: { id: number },
  form: CreatePromoCode,
): Promise<PromoCodeRow> {
  return db.transaction((tx) => {
    const startsAt = form.starts_at ? new Date(form.starts_at) : clock.now();
    const endsAt = form.ends_at ? new Date(form.ends_at) : null;
    checkPeriod({ startsAt, endsAt });
    return insertPromoCode(tx, {
      sellerId: seller.id,
      code: form.code ?? newCode(5).toUpperCase(),
      percent: form.percent ?? null,
      amountCents: form.amount ?? null,
      minCents: form.min_total ?? null,
      startsAt,
      endsAt,
      usesMax: form.uses_max ?? null,
      isActive: form.is_active ?? true,
    });
  });
}
