import { Trans } from '@lingui/react/macro';
import type { Quote } from '@souk/contract/modules/appointments/quote-values';
import type { QuoteState } from '@souk/contract/modules/bookings/statuses';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { useDates } from '../../../../lib/use-dates.tsx';

interface Facts {
  name: string;
  /** When time ends it. */
  until: string | null;
  visit: string | null;
}
type Said = (facts: Facts) => ReactNode;

const forCustomer: Record<QuoteState, Said> = {
  'Quote-Requested': ({ name, until }) => (
    <Trans>
      <bdi>{name}</bdi> has until {until} to answer. After that the request ends.
    </Trans>
  ),
  Appointment: ({ name, visit }) => (
    <Trans>
      <bdi>{name}</bdi> visits you on {visit} and sends a quote after that. If the time does not suit you,
      write to them.
    </Trans>
  ),
  'Quote-Sent': ({ until }) => (
    <Trans>Accept or decline the quote until {until}. After that its price holds no longer.</Trans>
  ),
  'Quote-Accepted': () => <Trans>You have accepted the quote. The job is now a booking.</Trans>,
  'Quote-Request-Declined': ({ name }) => (
    <Trans>
      <bdi>{name}</bdi> cannot quote for this.
    </Trans>
  ),
  'Quote-Declined': () => <Trans>You have declined the quote.</Trans>,
  Cancelled: () => <Trans>The request was called off.</Trans>,
  Expired: () => <Trans>Its time ran out. You can ask the business once more.</Trans>,
};

const forSeller: Record<QuoteState, Said> = {
  'Quote-Requested': ({ until }) => (
    <Trans>Send a quote, offer a visit or decline until {until}. After that the request ends.</Trans>
  ),
  Appointment: ({ name, visit }) => (
    <Trans>
      You visit <bdi>{name}</bdi> on {visit}. Send the quote after that.
    </Trans>
  ),
  'Quote-Sent': ({ name, until }) => (
    <Trans>
      <bdi>{name}</bdi> has until {until} to accept. Until then you can revise the quote.
    </Trans>
  ),
  'Quote-Accepted': () => <Trans>The quote was accepted. The job is now a booking.</Trans>,
  'Quote-Request-Declined': () => <Trans>You have declined the request.</Trans>,
  'Quote-Declined': ({ name }) => (
    <Trans>
      <bdi>{name}</bdi> has declined the quote.
    </Trans>
  ),
  Cancelled: () => <Trans>The request was called off.</Trans>,
  Expired: () => <Trans>Its time ran out.</Trans>,
};

/** What happens next, who does it and by when; of one that is over, how it ended. */
export function QuoteNext({ quote }: { quote: Quote }) {
  const own = useDates();
  const { role, status, business, customer, due_at: dueAt, visit, time_zone: zone } = quote;
  if (quote.is_other_chosen && (status === 'Quote-Declined' || status === 'Cancelled'))
    return role === 'customer' ? (
      <Trans>You have accepted the quote of another business.</Trans>
    ) : (
      <Trans>The customer has accepted the quote of another business.</Trans>
    );
  const say = (role === 'customer' ? forCustomer : forSeller)[status];
  return say({
    name: role === 'customer' ? business.name : customer.name,
    until: dueAt && own.flowTime(dueAt),
    visit: visit && datesIn(zone).flowTime(visit.starts_at),
  });
}
