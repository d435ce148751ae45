import { Trans } from '@lingui/react/macro';
import type { Booking, BookingStep } from '@souk/contract/modules/bookings/bookings';
import type { ReactNode } from 'react';
import { datesIn } from '../../../lib/dates.ts';
import { useDates } from '../../../lib/use-dates.tsx';

type Step = BookingStep['step'];
type Said = (at: string | null, comesToThem: boolean) => ReactNode;

const forCustomer: Record<Step, Said> = {
  pay: (at) =>
    at ? (
      <Trans>Pay until {at}. After that the time is free for others again.</Trans>
    ) : (
      <Trans>Pay now to keep your time. It is held for a few minutes only.</Trans>
    ),
  answer: (at) =>
    at ? (
      <Trans>
        The business has until {at} to answer. If it does not, the booking ends, and what you have paid comes
        back.
      </Trans>
    ) : (
      <Trans>The business is looking at your booking.</Trans>
    ),
  come: (at, comesToThem) =>
    comesToThem ? <Trans>They come to you on {at}.</Trans> : <Trans>You are expected on {at}.</Trans>,
  work: (at) =>
    at ? <Trans>It is under way. From {at} it counts as done.</Trans> : <Trans>It is under way.</Trans>,
  confirm: (at) =>
    at ? (
      <Trans>Tell us whether all is well. On {at} the booking completes on its own.</Trans>
    ) : (
      <Trans>Tell us whether all is well.</Trans>
    ),
  verdict: () => (
    <Trans>Souk is looking into your complaint. The business is not paid until it is decided.</Trans>
  ),
};

const forSeller: Record<Step, Said> = {
  pay: (at) =>
    at ? <Trans>The customer has until {at} to pay.</Trans> : <Trans>The customer has not paid yet.</Trans>,
  answer: (at) =>
    at ? (
      <Trans>Answer by {at}, or the booking ends and the customer gets back what they have paid.</Trans>
    ) : (
      <Trans>Confirm or decline the booking.</Trans>
    ),
  come: (at, comesToThem) =>
    comesToThem ? (
      <Trans>The customer expects you on {at}.</Trans>
    ) : (
      <Trans>You expect the customer on {at}.</Trans>
    ),
  work: (at) =>
    at ? (
      <Trans>Say when it is done. From {at} it counts as done.</Trans>
    ) : (
      <Trans>Say when it is done.</Trans>
    ),
  confirm: (at) =>
    at ? (
      <Trans>The customer has until {at} to complain. After that the money is yours.</Trans>
    ) : (
      <Trans>Waiting for the customer.</Trans>
    ),
  verdict: () => <Trans>Souk is deciding about the complaint. The money is held until then.</Trans>,
};

/** What happens next, who does it, and which timed move follows if nobody does. */
export function NextWords({
  booking: { role, next, address, time_zone },
}: {
  booking: Pick<Booking, 'role' | 'next' | 'address' | 'time_zone'>;
}) {
  const own = useDates();
  if (!next) return null;
  // One comes when clocks at that place say so; the others are times to act by, wherever one is.
  const { flowTime } = next.step === 'come' ? datesIn(time_zone) : own;
  const say = (role === 'customer' ? forCustomer : forSeller)[next.step];
  return say(next.due_at && flowTime(next.due_at), address !== null);
}
