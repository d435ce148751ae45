import { minutesMs } from '../../../platform/clock.ts';
import { minutesOf, needsOfChosen, titleOf } from './chosen.rules.ts';
import type { PricedBooking, Pricing } from './pricing.rules.ts';

/** What is priced for a time that is known. */
export interface Timed extends Pricing {
  startsAt: Date;
}

/** What the kernel books: the chosen services as lines, needs of time, and the end that the customer is told. */
export const bookedOf = ({ choice, wish, startsAt }: Timed, { lines, reductions }: PricedBooking) => ({
  title: titleOf(choice.chosen),
  lines,
  reductions,
  needs: needsOfChosen(choice.chosen, wish, choice.resources),
  startsAt,
  endsAt: new Date(startsAt.getTime() + minutesMs(minutesOf(choice.chosen))),
});
