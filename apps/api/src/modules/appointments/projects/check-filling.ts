import type { fillProjectRole } from '@souk/contract/modules/appointments/projects';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { say } from '../../../platform/texts/say.ts';
import { getBooking } from '../../bookings/index.ts';
import { getOwnBrief } from '../quotes/brief.queries.ts';
import { getQuote } from '../quotes/quote.queries.ts';

type Filling = BodyOf<typeof fillProjectRole>;

/** What a role becomes, as its row names it. */
export interface Filled {
  bookingId: number | null;
  quoteId: number | null;
  briefId: number | null;
}

/** At most one thing, which has to be the customer's own; a stranger's does not exist. */
export async function checkFilling(
  tx: Tx,
  customer: { id: number },
  { booking_id: bookingId, quote_id: quoteId, brief_id: briefId }: Filling,
): Promise<Filled> {
  if (bookingId !== undefined && (await getBooking(tx, bookingId)).customerId !== customer.id)
    throw new Problem('record-not-found');
  if (quoteId !== undefined && (await getQuote(tx, quoteId)).customerId !== customer.id)
    throw new Problem('record-not-found');
  if (briefId !== undefined) await getOwnBrief(tx, briefId, customer);
  const given = [bookingId, quoteId, briefId].filter((id) => id !== undefined);
  if (given.length > 1) throw fieldProblem('form', say`Please choose one booking, quote or brief.`);
  return { bookingId: bookingId ?? null, quoteId: quoteId ?? null, briefId: briefId ?? null };
}

/** Nothing is in two events, which the database decides. */
export const inAnotherProject = () =>
  fieldProblem('form', say`This is part of an event already. Take it off there first.`);
