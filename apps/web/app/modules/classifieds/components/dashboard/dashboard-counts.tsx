import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { getAdCounts } from '@souk/contract/modules/classifieds/ads';
import type { ReplyOf } from '@souk/contract/shared/endpoint';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatTile } from '../../../../ui/stat-tile.tsx';

interface DashboardCountsProps {
  counts: ReplyOf<typeof getAdCounts>;
  unread: number;
  searches: number;
}

function Tile({
  to,
  label,
  value,
  change,
}: {
  to: string;
  label: string;
  value: number;
  change?: ReactNode;
}) {
  return (
    <Link to={to} className="block rounded-xl transition hover:-translate-y-px [&>div]:h-full">
      <StatTile label={label} value={value} change={change} />
    </Link>
  );
}

/** Counts of what is waiting; every number links to its list. */
export function DashboardCounts({ counts, unread, searches }: DashboardCountsProps) {
  const { t } = useLingui();
  const { ads, ads_left, offers_received, offers_sent } = counts;
  const left = ads_left !== null && (
    <Plural value={ads_left} one="Room for # more ad" other="Room for # more ads" />
  );
  const states = [
    { tab: 'pending', label: t`Pending for approval from Admin`, value: ads.pending },
    { tab: 'expired', label: t`Expired`, value: ads.expired },
    { tab: 'rejected', label: t`Rejected`, value: ads.rejected },
    { tab: 'sold', label: t`Sold`, value: ads.sold },
  ];
  return (
    <>
      <div className="mt-6 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Tile to="/ad-management?status=approved" label={t`Public ads`} value={ads.approved} change={left} />
        <Tile
          to="/offers?role=received&status=Pending"
          label={t`Offers to answer`}
          value={offers_received}
          change={<Plural value={offers_sent} one="# of yours is waiting" other="# of yours are waiting" />}
        />
        <Tile to="/messages?only=unread" label={t`Unread messages`} value={unread} />
        <Tile to="/saved-searches" label={t`Saved searches`} value={searches} />
      </div>
      <p className="sr-only">
        <Trans>Your other ads by state</Trans>
      </p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {states.map(({ tab, label, value }) => (
          <li key={tab}>
            <Link
              to={`/ad-management?status=${tab}`}
              className="chip inline-flex h-9 items-center gap-2 rounded-full bg-surface px-3.5 text-sm font-medium shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--ink)] max-lg:h-11"
            >
              {label}
              <span className="num text-ink-3">{value}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
