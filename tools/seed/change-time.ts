import { answerProposal } from '@souk/contract/modules/bookings/bookings';
import * as voices from './content/services/booking-voices.ts';
import { findStart } from './find-start.ts';
import type { Cast } from './ground.ts';
import { familyOf, movesOf, type Told } from './told-booking.ts';

const answers = { accept: 70, decline: 15, wait: 15 } as const;

/** One side asks for another time and the other answers, or not; it ends with the days that are left until the booking. */
export async function* changeTime(cast: Cast, told: Told): AsyncGenerator<number, number> {
  const { market } = cast;
  const { id, business, ids, customer, rng } = told;
  const params = { booking_id: id };
  yield 1;
  const daysLeft = told.daysAhead - 1;
  const sides = customer ? [customer, business.owner] : [];
  const [by, other] = rng.chance(0.7) ? sides : sides.toReversed();
  if (!by || !other || !(await movesOf(cast, by, told)).includes('move')) return daysLeft;
  const daysAhead = daysLeft + rng.int(0, 2);
  const start = await findStart(cast, business, ids, { rng, daysAhead });
  if (!start) return daysLeft;
  const body = { ...start, reason: rng.pick(voices.timeReasons) };
  await market.call(by, familyOf(business.kind).reschedule, { params, body });
  const answer = rng.weighted(answers);
  if (answer === 'wait') return daysLeft;
  yield 1;
  if (!(await movesOf(cast, other, told)).includes('accept-time')) return daysLeft - 1;
  await market.call(other, answerProposal, { params, body: { answer } });
  return (answer === 'accept' ? daysAhead : daysLeft) - 1;
}
