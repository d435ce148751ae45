import { Plural, Trans } from '@lingui/react/macro';
import { bookingTimes } from '@souk/contract/modules/bookings/statuses';
import type { BookingTerms } from '@souk/contract/modules/bookings/terms';
import { Fragment, type ReactNode } from 'react';

export type ReadTerms = Pick<
  BookingTerms,
  'payment' | 'deposit_percent' | 'confirmation' | 'answer_hours' | 'cancellation_steps' | 'no_show_percent'
>;

const dayHours = 24;

/** Whole days are said as days. */
function Ahead({ hours }: { hours: number }) {
  return hours >= 2 * dayHours && hours % dayHours === 0 ? (
    <Plural value={hours / dayHours} one="# day" other="# days" />
  ) : (
    <Plural value={hours} one="# hour" other="# hours" />
  );
}

function Payment({ payment, deposit_percent: deposit }: Pick<ReadTerms, 'payment' | 'deposit_percent'>) {
  const words: Record<ReadTerms['payment'], ReactNode> = {
    'at-booking': <Trans>You pay when you book.</Trans>,
    deposit: <Trans>You pay {deposit} % when you book, and the rest before you come.</Trans>,
    'after-confirming': (
      <Trans>
        You pay within <Ahead hours={bookingTimes.payHours} /> after the booking is confirmed.
      </Trans>
    ),
    'on-the-spot': <Trans>You pay on the spot.</Trans>,
  };
  return words[payment];
}

function Step({ step }: { step: ReadTerms['cancellation_steps'][number] }) {
  const { hours_before: hours, refund_percent: percent } = step;
  return hours === 0 ? (
    <Trans>If you cancel until the start, {percent} % comes back.</Trans>
  ) : (
    <Trans>
      If you cancel up to <Ahead hours={hours} /> before the start, {percent} % comes back.
    </Trans>
  );
}

/** What cancelling gives back. */
export function CancellationSentence({ steps }: { steps: ReadTerms['cancellation_steps'] }) {
  if (steps.length === 0) return <Trans>Cancelling gives nothing back.</Trans>;
  return steps.map((step) => (
    <Fragment key={step.hours_before}>
      <Step step={step} />{' '}
    </Fragment>
  ));
}

export function NoShowSentence({ percent }: { percent: number }) {
  return percent === 0 ? (
    <Trans>If you don’t come, nothing comes back.</Trans>
  ) : (
    <Trans>If you don’t come, {percent} % comes back.</Trans>
  );
}

/** A seller's terms as customers read them before they book. */
export function TermsSentence({ terms }: { terms: ReadTerms }) {
  const { confirmation, answer_hours: hours } = terms;
  return (
    <>
      {confirmation === 'at-once' ? (
        <Trans>Your booking stands at once.</Trans>
      ) : (
        <Trans>
          Your booking is confirmed within <Ahead hours={hours} />.
        </Trans>
      )}{' '}
      <Payment {...terms} /> <CancellationSentence steps={terms.cancellation_steps} />{' '}
      <NoShowSentence percent={terms.no_show_percent} />
    </>
  );
}
