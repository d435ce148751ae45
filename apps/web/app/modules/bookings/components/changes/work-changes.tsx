import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingDetail } from '@souk/contract/modules/bookings/bookings';
import type { WorkChange } from '@souk/contract/modules/bookings/work-change-values';
import { PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { datesIn } from '../../../../lib/dates.ts';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { Acts } from '../../../../ui/acts.tsx';
import { Amount } from '../../../../ui/amount.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LookPill } from '../../../../ui/look-pill.tsx';
import { pathFor } from '../../booking-address.ts';
import { workChangeActs } from '../../work-change-acts.ts';
import { changeGiven, signLead, workChangeLooks } from '../../work-change-words.ts';

function Lines({ change }: { change: WorkChange }) {
  return (
    <ul className="mt-3 text-[15px]">
      {change.items.map(({ description, quantity, unit_price: unit, total, is_gst_free: isFree }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: -- lines have no identity but their place
          key={index}
          className="flex items-baseline justify-between gap-4 border-b border-line py-2"
        >
          <span className="min-w-0 break-words">
            <bdi>{description}</bdi>
            <span className="num block text-sm text-ink-3">
              {quantity > 1 && `${quantity} × ${price(unit.cents)}`}
              {quantity > 1 && isFree && ' · '}
              {isFree && <Trans>GST-free</Trans>}
            </span>
          </span>
          <Amount of={total} />
        </li>
      ))}
      {change.extra_days > 0 && (
        <li className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          <Trans>More days</Trans>
          <span className="num">{change.extra_days}</span>
        </li>
      )}
      <li className="flex items-baseline justify-between gap-4 py-2 font-semibold">
        <Trans>Change of the price</Trans>
        <Amount of={change.total} isStrong />
      </li>
    </ul>
  );
}

/** One signature: who, and when; or who has not signed. */
function Signature({ name, at }: { name: string; at: ReactNode }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4">
      <bdi>{name}</bdi>
      <span className="num text-ink-2">{at ?? <Trans>not signed</Trans>}</span>
    </li>
  );
}

function Signatures({ change, moment }: { change: WorkChange; moment: (at: string) => string }) {
  const { proposed_by: by, customer_name: customer, seller_name: seller, answered_at: answered } = change;
  const [first, second] = by === 'customer' ? [customer, seller] : [seller, customer];
  const signed = change.status === 'Accepted' && answered ? <Trans>signed {moment(answered)}</Trans> : null;
  return (
    <ul className="mt-3 space-y-1 rounded-md bg-ground-2 px-4 py-3 text-sm">
      <Signature name={first} at={<Trans>signed {moment(change.proposed_at)}</Trans>} />
      <Signature name={second} at={signed} />
    </ul>
  );
}

/** What signing does, or why it cannot be signed. */
function Effect({ change, moment }: { change: WorkChange; moment: (at: string) => string }) {
  const { i18n } = useLingui();
  if (change.status !== 'Proposed') return null;
  const until = moment(change.expires_at);
  return (
    <p className="mt-3 text-sm text-ink-2">
      {i18n._(signLead(change))} <Trans>It can be signed until {until}.</Trans>
    </p>
  );
}

function Change({ change, booking }: { change: WorkChange; booking: BookingDetail }) {
  const own = useDates();
  // Sellers read the times of their place, wherever they are.
  const { flowTime } = change.role === 'customer' ? own : datesIn(booking.time_zone);
  return (
    <li className="border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
        <Trans>Change {change.number}</Trans>
        <LookPill of={workChangeLooks[change.status]} />
      </h3>
      <Lines change={change} />
      {change.note && (
        <p className="mt-2 text-[15px] break-words text-ink-2">
          <bdi>{change.note}</bdi>
        </p>
      )}
      <Signatures change={change} moment={flowTime} />
      <Effect change={change} moment={flowTime} />
      {change.refunded.cents > 0 && (
        <p className="num mt-2 text-sm text-ink-2">
          <Trans>{price(change.refunded.cents)} of what was paid went back.</Trans>
        </p>
      )}
      {change.reason && (
        <p className="mt-2 text-sm break-words text-ink-2">
          <Trans>The reason:</Trans> <bdi>{change.reason}</bdi>
        </p>
      )}
      <div className="mt-4 hidden flex-wrap gap-2.5 has-[a,button]:flex">
        <Acts of={workChangeActs} row={change} given={changeGiven(change)} back={pathFor(booking)} />
      </div>
    </li>
  );
}

/** What both sides have changed about the work, or want to, with who signed and when; the newest first. */
export function WorkChanges({ booking }: { booking: BookingDetail }) {
  if (booking.work_changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="panel p-5 lg:p-7">
      <h2 id="changes" className="h-panel flex items-center gap-2.5">
        <Icon of={PenLine} className="text-book" />
        <Trans>Changes of the work</Trans>
      </h2>
      <ul className="mt-4 space-y-5">
        {booking.work_changes.toReversed().map((change) => (
          <Change key={change.work_change_id} change={change} booking={booking} />
        ))}
      </ul>
    </section>
  );
}
