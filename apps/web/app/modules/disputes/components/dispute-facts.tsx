import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispute } from '@souk/contract/modules/disputes/disputes';
import type { ReactNode } from 'react';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { DisputeReason } from './dispute-reason.tsx';

/** What a dispute is about. */
export function DisputeFacts({ dispute }: { dispute: Dispute }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const { subject_path: path, title } = dispute;
  const rows: (readonly [string, ReactNode])[] = [
    [
      t`About`,
      path ? (
        <TextLink key="about" to={path}>
          {title}
        </TextLink>
      ) : (
        title
      ),
    ],
    [t`Customer`, <bdi key="customer">{dispute.customer.name}</bdi>],
    [t`Seller`, <bdi key="seller">{dispute.seller.name}</bdi>],
    [t`Reason`, <DisputeReason key="reason" of={dispute} />],
    [t`Can go back`, <Amount key="amount" of={dispute.amount} isStrong />],
    [t`Left of the price`, <Amount key="whole" of={dispute.whole} />],
    [
      t`Opened`,
      <span key="opened" className="num">
        {slashDate(dispute.created_at)}
      </span>,
    ],
  ];
  return (
    <section aria-labelledby="facts" className="panel p-5">
      <h2 id="facts" className="h-panel mb-3">
        <Trans>What it is about</Trans>
      </h2>
      <dl className="divide-y divide-line text-[15px]">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 py-2">
            <dt className="shrink-0 text-ink-3">{name}</dt>
            <dd className="min-w-0 text-end break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
