import { Trans } from '@lingui/react/macro';
import type { Booking, BookingStep } from '@souk/contract/modules/bookings/bookings';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';

type Said = (at: string | null) => ReactNode;

/** What happens next with a received booking, by the step that it waits for. */
const words: Record<BookingStep['step'], Said> = {
  pay: (at) =>
    at ? (
      <Trans>The customer has until {at} to pay. If they don’t, the time is free again.</Trans>
    ) : (
      <Trans>Waiting for the customer’s payment.</Trans>
    ),
  answer: (at) =>
    at ? (
      <Trans>Confirm or decline by {at}, or the request expires and what was paid goes back.</Trans>
    ) : (
      <Trans>Confirm or decline this request.</Trans>
    ),
  come: (at) => (at ? <Trans>Starts on {at}.</Trans> : <Trans>The time is booked.</Trans>),
  work: () => <Trans>Say so when the work is done: the customer then confirms it.</Trans>,
  confirm: (at) =>
    at ? (
      <Trans>The customer has until {at} to report a problem. After that the money is yours.</Trans>
    ) : (
      <Trans>Waiting for the customer to confirm the work.</Trans>
    ),
  verdict: () => <Trans>Souk is deciding about the complaint. The money is held until then.</Trans>,
};

type Shown = Pick<Booking, 'next' | 'proposal' | 'time_zone'>;

/** What happens next, who does it, and by when at the seller’s place; an open proposal comes first. */
export function BusinessNext({ booking: { next, proposal, time_zone: zone } }: { booking: Shown }) {
  const { flowTime } = datesIn(zone);
  if (proposal) {
    const [at, until] = [flowTime(proposal.starts_at), flowTime(proposal.expires_at)];
    return proposal.by === 'seller' ? (
      <Trans>
        You have proposed {at}. The customer has until {until} to answer; until then the booking keeps its
        time.
      </Trans>
    ) : (
      <Trans>
        The customer proposes {at}. Answer by {until}, or the booking keeps its time.
      </Trans>
    );
  }
  return next ? words[next.step](next.due_at && flowTime(next.due_at)) : null;
}
