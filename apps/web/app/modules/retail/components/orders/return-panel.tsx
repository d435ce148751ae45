import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailReturn } from '@souk/contract/modules/retail/returns';
import type { ReactNode } from 'react';
import { price } from '../../../../lib/format.ts';
import { useDates } from '../../../../lib/use-dates.tsx';
import { returnReasonWords } from '../../order-states.ts';
import { ReturnPill } from './order-pill.tsx';

function DueWords({ one }: { one: RetailReturn }) {
  const { nearDay } = useDates();
  if (!one.due_at || !one.otherwise) return null;
  const day = nearDay(one.due_at);
  if (one.otherwise === 'approved')
    return <Trans>If the shop has not answered by {day}, it is approved automatically.</Trans>;
  if (one.otherwise === 'closed') return <Trans>It must be sent by {day}.</Trans>;
  if (one.otherwise === 'received') return <Trans>It counts as received from {day}.</Trans>;
  if (one.otherwise === 'refunded') return <Trans>The refund is due by {day}.</Trans>;
  return null;
}

/** What comes back of the money; of a return that was declined or closed, nothing does. */
function RefundWords({ one: { status, refund } }: { one: RetailReturn }) {
  if (status === 'declined' || status === 'closed') return null;
  if (status === 'refunded') return <Trans>{price(refund.cents)} was refunded.</Trans>;
  if (status === 'received') return <Trans>{price(refund.cents)} will be refunded.</Trans>;
  return <Trans>{price(refund.cents)} is refunded once it has arrived.</Trans>;
}

function Photos({ images }: { images: readonly string[] }) {
  const { t } = useLingui();
  if (images.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map((path, index) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer">
            <img
              src={path}
              alt={t`Sent with the return, number ${index + 1}`}
              width={72}
              height={72}
              loading="lazy"
              className="size-[72px] rounded-md bg-inset object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One return: items, reason and progress. */
export function ReturnPanel({ one, moves }: { one: RetailReturn; moves?: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section aria-label={i18n._(returnReasonWords[one.reason])} className="panel p-5 lg:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="h-panel">
          <Trans>Return</Trans>
        </h2>
        <ReturnPill status={one.status} />
      </div>
      <p className="mt-2 font-medium">{i18n._(returnReasonWords[one.reason])}</p>
      <ul className="num text-[15px] text-ink-2">
        {one.lines.map(({ order_detail_id, title, quantity }) => (
          <li key={order_detail_id}>
            {quantity} × <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      {one.comment && (
        <p className="mt-2 max-w-[65ch] text-[15px] break-words whitespace-pre-line">
          <bdi>{one.comment}</bdi>
        </p>
      )}
      <Photos images={one.images} />
      {one.answer && (
        <p className="mt-3 rounded-md bg-sunken px-3.5 py-2.5 text-[15px]">
          <Trans>The shop’s answer:</Trans> <bdi>{one.answer}</bdi>
        </p>
      )}
      {one.carrier && (
        <p className="num mt-3 text-[15px]">
          <bdi>{one.carrier}</bdi> <bdi className="font-semibold">{one.tracking_number}</bdi>
        </p>
      )}
      <p className="num mt-3 text-sm text-ink-2">
        <RefundWords one={one} /> <DueWords one={one} />
      </p>
      {moves && <div className="mt-4 flex flex-wrap gap-2">{moves}</div>}
    </section>
  );
}
