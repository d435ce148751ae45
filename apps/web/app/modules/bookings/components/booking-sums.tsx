import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { refundLooks, SumList } from '../../payments/index.ts';
import { signedChanges } from '../work-change-words.ts';

function Instalments({ booking: { instalments, payment } }: { booking: BookingDetail }) {
  const { shortMonthDate } = useDates();
  if (instalments.length < 2) return null;
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">
        <Trans>Instalments</Trans>
      </h3>
      <ul className="num mt-1 space-y-1 text-[15px]">
        {instalments.map(({ id, label, amount, due_at, is_paid }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="text-ink-2">
              {label}
              <span className="block text-sm text-ink-3">
                {is_paid && <Trans>Paid</Trans>}
                {!is_paid && due_at && <Trans>Due by {shortMonthDate(due_at)}</Trans>}
                {!is_paid && !due_at && payment === 'quoted' && <Trans>When this step is reached</Trans>}
              </span>
            </span>
            <Amount of={amount} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Refunds({ booking: { refunds } }: { booking: BookingDetail }) {
  const { shortMonthDate } = useDates();
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">
        <Trans>Refunds</Trans>
      </h3>
      <ul className="num mt-1 space-y-2 text-[15px]">
        {refunds.map(({ id, amount, status, created_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="text-ink-2">{shortMonthDate(created_at)}</span>
            <LookPill of={refundLooks[status]} />
            <Amount of={amount} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What it costs, what is paid and what went back. */
export function BookingSums({ booking }: { booking: BookingDetail }) {
  const { t } = useLingui();
  const { items, reductions, discount, gst, total, paid, refunded, payment } = booking;
  const rows = [
    ...items.map(({ kind, id, title, quantity, total: paidFor, discount: off }) => ({
      key: `${kind} ${id}`,
      label: <bdi>{quantity > 1 ? `${quantity} × ${title}` : title}</bdi>,
      amount: { ...paidFor, cents: paidFor.cents + off.cents },
    })),
    ...reductions.map(({ kind, id, title, amount }) => ({
      key: `${kind} ${id}`,
      label: <bdi>{title}</bdi>,
      amount: { ...amount, cents: -amount.cents },
    })),
    ...(discount.cents > 0 && reductions.length === 0
      ? [{ key: 'discount', label: t`Discount`, amount: { ...discount, cents: -discount.cents } }]
      : []),
    ...signedChanges(booking).map(({ work_change_id: id, number, total: changed }) => ({
      key: `change ${id}`,
      label: t`Change ${number}`,
      amount: changed,
    })),
  ];
  return (
    <>
      <SumList
        rows={rows}
        total={{ label: t`Total`, amount: total, hint: gst.cents > 0 ? t`Includes GST` : t`GST-free` }}
      />
      <SumList
        rows={[
          ...(payment === 'on-the-spot' ? [] : [{ key: 'paid', label: t`Paid`, amount: paid }]),
          ...(refunded.cents > 0 ? [{ key: 'refunded', label: t`Refunded`, amount: refunded }] : []),
        ]}
      />
      {payment === 'on-the-spot' && (
        <p className="mt-2 text-sm text-ink-2">
          <Trans>Paid on the spot, at the business.</Trans>
        </p>
      )}
      <Instalments booking={booking} />
      <Refunds booking={booking} />
    </>
  );
}
