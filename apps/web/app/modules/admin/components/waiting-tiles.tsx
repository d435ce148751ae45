import { Trans, useLingui } from '@lingui/react/macro';
import { type Area, mayWorkIn } from '@souk/contract/modules/admin/areas';
import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import {
  Banknote,
  FileCheck2,
  Flag,
  Gavel,
  Mail,
  Package,
  PencilLine,
  ScanBarcode,
  ShieldQuestionMark,
  Tag,
  Undo2,
} from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { count } from '../../../lib/format.ts';
import { useNow } from '../../../lib/page-root.ts';
import { useDates } from '../../../lib/use-dates.tsx';
import { foodQueuePath } from '../food-queue.ts';
import { WaitingTile } from './waiting-tile.tsx';

interface Tile extends Omit<ComponentProps<typeof WaitingTile>, 'note'> {
  area: Area;
  /** What to do about it; shown only while something waits. */
  todo: ReactNode;
}

/** The open reports by kind. */
function ReportKinds({ kinds }: { kinds: Dashboard['reports_by_kind'] }) {
  const [ads, products, reviews] = [count(kinds.ad), count(kinds.product), count(kinds.review)];
  const foods = count(kinds.food);
  return (
    <Trans>
      Ads {ads}, products {products}, reviews {reviews}, foods {foods}
    </Trans>
  );
}

/** What has to be approved or rejected. */
function useJudging(counts: Dashboard): Tile[] {
  const { timeAgo } = useDates();
  const { t } = useLingui();
  const now = useNow();
  const longest = (since: string | null) => {
    const ago = since ? timeAgo(since, now) : '';
    return <Trans>Longest waiting: {ago}</Trans>;
  };
  return [
    {
      area: 'ads',
      to: '/admin/ads?status=pending',
      icon: Tag,
      label: t`Ads to approve`,
      value: counts.pending_ads,
      todo: longest(counts.waiting_since),
    },
    {
      area: 'ads',
      to: '/admin/products?status=pending',
      icon: Package,
      label: t`Products to approve`,
      value: counts.pending_products,
      todo: longest(counts.products_waiting_since),
    },
    {
      area: 'ads',
      to: foodQueuePath('pending'),
      icon: ScanBarcode,
      label: t`Foods to verify`,
      value: counts.pending_foods,
      todo: longest(counts.foods_waiting_since),
    },
    {
      area: 'ads',
      to: '/admin/food-suggestions',
      icon: PencilLine,
      label: t`Changes of foods`,
      value: counts.food_suggestions,
      todo: <Trans>Accept or decline</Trans>,
    },
    {
      area: 'reports',
      to: '/admin/reports?status=open',
      icon: Flag,
      label: t`Open reports`,
      value: counts.reports,
      todo: <ReportKinds kinds={counts.reports_by_kind} />,
    },
    {
      area: 'disputes',
      to: '/admin/disputes',
      icon: Gavel,
      label: t`Open disputes`,
      value: counts.open_disputes,
      todo: <Trans>Decide who is right</Trans>,
    },
  ];
}

/** What has to be paid, read or answered. */
function useErrands(counts: Dashboard): Tile[] {
  const { t } = useLingui();
  return [
    {
      area: 'money',
      to: '/admin/refunds?status=requested',
      icon: Undo2,
      label: t`Refunds to decide`,
      value: counts.pending_refunds,
      todo: <Trans>Approve, reject or send again</Trans>,
    },
    {
      area: 'money',
      to: '/admin/chargebacks?status=questioned',
      icon: ShieldQuestionMark,
      label: t`Chargebacks to look into`,
      value: counts.questioned_chargebacks,
      todo: <Trans>A bank wants too much back</Trans>,
    },
    {
      area: 'money',
      to: '/admin/payouts?status=waiting',
      icon: Banknote,
      label: t`Payouts to approve`,
      value: counts.waiting_payouts,
      todo: <Trans>Approve or reject</Trans>,
    },
    {
      area: 'papers',
      to: '/admin/papers?status=pending',
      icon: FileCheck2,
      label: t`Documents to verify`,
      value: counts.papers,
      todo: <Trans>Verify or reject</Trans>,
    },
    {
      area: 'content',
      to: '/admin/messages?status=open',
      icon: Mail,
      label: t`Messages`,
      value: counts.messages,
      todo: <Trans>Answer by email</Trans>,
    },
  ];
}

/** What needs action now, in the areas of this admin. */
export function WaitingTiles({ permissions, counts }: { permissions: readonly string[]; counts: Dashboard }) {
  const tiles = [...useJudging(counts), ...useErrands(counts)];
  return tiles
    .filter(({ area }) => mayWorkIn(permissions, area))
    .map(({ area: _, todo, ...tile }) => (
      <WaitingTile key={tile.to} {...tile} note={tile.value > 0 ? todo : <Trans>Nothing is waiting</Trans>} />
    ));
}
