import type { saveBookingTerms as contract } from '@souk/contract/modules/bookings/terms';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Terms } from './terms.rules.ts';
import { terms } from './terms.tables.ts';

/** Sets a seller's terms for the bookings that come. */
export async function saveTerms(
  db: Db,
  seller: { id: number },
  form: BodyOf<typeof contract>,
): Promise<Terms> {
  const { payment, confirmation, cancellation } = form;
  const fresh: Terms = {
    payment,
    confirmation,
    cancellation,
    depositPercent: form.deposit_percent,
    answerHours: form.answer_hours,
    noShowPercent: form.no_show_percent,
    ownSteps:
      cancellation === 'own'
        ? form.cancellation_steps.map((step) => ({
            hoursBefore: step.hours_before,
            refundPercent: step.refund_percent,
          }))
        : [],
  };
  const row = { ...fresh, updatedAt: clock.now() };
  await db
    .insert(terms)
    .values({ sellerId: seller.id, ...row })
    .onConflictDoUpdate({ target: terms.sellerId, set: row });
  return fresh;
}
