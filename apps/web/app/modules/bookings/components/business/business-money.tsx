import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { Check, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { cancellationWords, noShowWords } from '../../terms-words.ts';
import { signedChanges } from '../../work-change-words.ts';

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The price, and what of it is paid and returned. */
function Sums({ booking }: { booking: BookingDetail }) {
  return (
    <dl className="space-y-2 text-[15px]">
      {booking.discount.cents > 0 && (
        <>
          <Row label={<Trans>Price</Trans>}>
            <Amount of={booking.sub_total} />
          </Row>
          {booking.reductions.map(({ kind, id, title, amount }) => (
            <Row key={`${kind} ${id}`} label={<bdi>{title}</bdi>}>
              <Amount of={{ ...amount, cents: -amount.cents }} />
            </Row>
          ))}
        </>
      )}
      {signedChanges(booking).map(({ work_change_id: id, number, total }) => (
        <Row key={id} label={<Trans>Change {number}, in the total</Trans>}>
          <Amount of={total} />
        </Row>
      ))}
      <Row label={<Trans>GST in it</Trans>}>
        <Amount of={booking.gst} />
      </Row>
      <Row label={<Trans>Total</Trans>}>
        <Amount of={booking.total} isStrong />
      </Row>
      <Row label={<Trans>Paid</Trans>}>
        <Amount of={booking.paid} isStrong />
      </Row>
      {booking.refunded.cents > 0 && (
        <Row label={<Trans>Refunded</Trans>}>
          <Amount of={booking.refunded} />
        </Row>
      )}
    </dl>
  );
}

function Instalments({ booking: { instalments, payment, time_zone: zone } }: { booking: BookingDetail }) {
  const undated = payment === 'quoted' ? <Trans>when this step is reached</Trans> : <Trans>due</Trans>;
  const { nearDay } = datesIn(zone);
  if (instalments.length < 2) return null;
  return (
    <ul className="space-y-1.5 border-t border-line pt-3 text-sm">
      {instalments.map(({ id, label, amount, due_at: due, is_paid: isPaid }) => (
        <li key={id} className="flex items-center gap-2">
          <Icon of={isPaid ? Check : Clock} size={16} className={isPaid ? 'text-good' : 'text-warn'} />
          <span className="flex-1">
            <bdi>{label}</bdi>{' '}
            <span className="text-ink-2">
              {isPaid ? <Trans>paid</Trans> : due ? <Trans>due {nearDay(due)}</Trans> : undated}
            </span>
          </span>
          <Amount of={amount} />
        </li>
      ))}
    </ul>
  );
}

const payments: Record<BookingDetail['payment'], ReactNode> = {
  'at-booking': <Trans>Paid with the booking.</Trans>,
  deposit: <Trans>A deposit with the booking, the rest before the start.</Trans>,
  'after-confirming': <Trans>Paid after you have confirmed.</Trans>,
  'on-the-spot': <Trans>Paid on the spot, not through Souk.</Trans>,
  quoted: <Trans>Paid as the quote says.</Trans>,
};

/** Money of a booking and the terms it was made under, as its customer read them. */
export function BusinessMoney({ booking }: { booking: BookingDetail }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="booking-money" className="panel space-y-3 p-5 lg:p-6">
      <h2 id="booking-money" className="h-panel">
        <Trans>Money and terms</Trans>
      </h2>
      <Sums booking={booking} />
      <Instalments booking={booking} />
      <p className="border-t border-line pt-3 text-sm text-ink-2">{payments[booking.payment]}</p>
      <p className="text-sm text-ink-2">
        <Trans>What the customer was told:</Trans> {cancellationWords(i18n, booking.cancellation_steps)}{' '}
        {noShowWords(i18n, booking.no_show_percent)}
      </p>
    </section>
  );
}
