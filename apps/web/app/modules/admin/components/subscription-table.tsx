import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminSubscription } from '@souk/contract/modules/admin/plans';
import { useDates } from '../../../lib/use-dates.tsx';
import { Amount } from '../../../ui/amount.tsx';
import { LookPill } from '../../../ui/look-pill.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { subscriptionLooks } from '../../promotions/index.ts';
import { PersonLink } from './person-link.tsx';

/** Who subscribes to what. */
export function SubscriptionTable({ subscriptions }: { subscriptions: readonly AdminSubscription[] }) {
  const { slashDate } = useDates();
  const { t } = useLingui();
  const columns: Column<AdminSubscription>[] = [
    { key: 'user', label: t`Seller`, isName: true, cell: ({ user }) => <PersonLink person={user} /> },
    { key: 'plan', label: t`Plan`, cell: ({ plan }) => plan.name },
    {
      key: 'status',
      label: t`State`,
      isStatus: true,
      cell: ({ status }) => <LookPill of={subscriptionLooks[status]} />,
    },
    {
      key: 'ends',
      label: t`Paid until`,
      cell: ({ ends_at, is_ending }) => (
        <span className="num">
          {ends_at && slashDate(ends_at)}
          {is_ending && (
            <span className="block text-sm text-ink-3">
              <Trans>then it ends</Trans>
            </span>
          )}
        </span>
      ),
    },
    { key: 'price', label: t`Price`, isNumber: true, cell: ({ price }) => <Amount of={price} /> },
  ];
  return (
    <Table
      caption={t`Subscriptions`}
      columns={columns}
      rows={subscriptions}
      rowKey={({ id }) => id}
      empty={
        <p className="text-[15px] text-ink-2">
          <Trans>Nobody subscribes yet.</Trans>
        </p>
      }
    />
  );
}
