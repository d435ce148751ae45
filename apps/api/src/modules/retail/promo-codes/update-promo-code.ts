import { type EditPromoCode, promoAmountText } from '@souk/contract/modules/retail/promo-codes';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { checkPeriod } from './check-period.ts';
import { lockPromoCode } from './promo-code.queries.ts';
import { type PromoCodeRow, promoCodes } from './promo-code.tables.ts';

const dateOr = (given: string | null | undefined, known: Date | null): Date | null =>
  given === undefined ? known : given === null ? null : new Date(given);

const or = <T>(given: T | undefined, known: T): T => (given === undefined ? known : given);

function changed(known: PromoCodeRow, form: EditPromoCode): PromoCodeRow {
  // Setting one of the two changes the kind of code and clears the other.
  const percent = or(form.percent, form.amount ? null : known.percent);
  const amountCents = or(form.amount, form.percent ? null : known.amountCents);
  return {
    ...known,
    percent,
    amountCents,
    minCents: or(form.min_total, known.minCents),
    startsAt: dateOr(form.starts_at, known.startsAt) ?? known.startsAt,
    endsAt: dateOr(form.ends_at, known.endsAt),
    usesMax: or(form.uses_max, known.usesMax),
    isActive: form.is_active ?? known.isActive,
  };
}

/** Changes an own code; orders that have used it stay as they are. */
export function updatePromoCode(
  db: Db,
  seller: { id: number },
  promoCodeId: number,
  form: EditPromoCode,
): Promise<PromoCodeRow> {
  return db.transaction(async (tx) => {
    const known = await lockPromoCode(tx, seller.id, promoCodeId);
    const { id: _id, ...columns } = changed(known, form);
    if ((columns.percent === null) === (columns.amountCents === null))
      throw fieldProblem('percent', promoAmountText);
    if (form.starts_at !== undefined || form.ends_at !== undefined) checkPeriod(columns);

    const [written] = await tx.update(promoCodes).set(columns).where(eq(promoCodes.id, known.id)).returning();
    if (!written) throw new Error('the code was not written');
    return written;
  });
}
