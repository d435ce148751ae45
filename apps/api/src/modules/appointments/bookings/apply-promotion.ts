import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { type BookingRow, bookingKind, hasBooked } from '../../bookings/index.ts';
import {
  type ChosenPromotion,
  choosePromotion,
  promotionKind,
  promotionUsedUpText,
  redeemPromotion,
} from '../../discounts/index.ts';
import { leastOfAny, offWithin } from '../../payments/index.ts';
import { linesLess, splitOver } from '../../sales/index.ts';
import { priceChanged } from './price-changed.ts';
import { type PricedBooking, type Pricing, type Reduce, totalOf } from './pricing.rules.ts';

/** The lines as promotions see them: what was made cheaper before is not made cheaper again. */
const itemsOf = ({ lines }: PricedBooking) =>
  lines.map(({ subjectKind: kind, subjectId: id, totalCents, discountCents = 0 }) => ({
    kind,
    id,
    cents: discountCents > 0 ? 0 : totalCents,
  }));

function promotionFor(reader: Reader, pricing: Pricing, priced: PricedBooking) {
  const { choice, startsAt, customer, offers, besidesId } = pricing;
  const { sellerId } = choice;
  return choosePromotion(reader, {
    sellerId,
    items: itemsOf(priced),
    spentCents: priced.lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
    startsAt,
    customer,
    isFirstVisit: async () =>
      customer !== null &&
      customer !== 'walk-in' &&
      !(await hasBooked(reader, customer.id, sellerId, besidesId)),
    asked: { code: offers.promo_code, promotionId: offers.promotion_id },
  });
}

/** Uses the promotion for the booking; where its last use is gone meanwhile, nothing is booked at another price. */
async function usePromotion(
  tx: Tx,
  booking: BookingRow,
  { field, promotion }: ChosenPromotion,
  { cents, before }: { cents: number; before: PricedBooking },
): Promise<void> {
  const { id, customerId } = booking;
  const subject = { kind: bookingKind, id };
  if (await redeemPromotion(tx, { promotion, customerId, subject, cents })) return;
  throw field ? fieldProblem(field, promotionUsedUpText) : await priceChanged(tx, before);
}

/** Takes the one promotion of a booking off the lines that it is for; what is left can be paid, or is nothing. */
export const applyPromotion: Reduce = async (reader, pricing, priced) => {
  const chosen = await promotionFor(reader, pricing, priced);
  if (!chosen) return priced;
  const { promotion, name } = chosen;
  const cents = offWithin(totalOf(priced), chosen.cents, leastOfAny(promotion.currency));
  const sizes = itemsOf(priced).map((item, index) => (chosen.isFor[index] ? item.cents : 0));
  return {
    lines: linesLess(priced.lines, splitOver(cents, sizes), pricing.choice.gstPercent),
    reductions: [...priced.reductions, { kind: promotionKind, id: promotion.id, title: name, cents }],
    uses: [...priced.uses, (tx, booking) => usePromotion(tx, booking, chosen, { cents, before: priced })],
  };
};
