import { Trans, useLingui } from '@lingui/react/macro';
import { mayWorkIn } from '@souk/contract/modules/admin/areas';
import type { Dashboard } from '@souk/contract/modules/admin/dashboard';
import { FileCheck2, Flag, Mail, Tag } from 'lucide-react';
import { timeAgo } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/page-root.ts';
import { WaitingTile } from './waiting-tile.tsx';

/** What needs a tap now, in the areas of this admin. */
export function WaitingTiles({ permissions, counts }: { permissions: readonly string[]; counts: Dashboard }) {
  const { t } = useLingui();
  const now = useNow();
  const nothing = <Trans>Nothing waits</Trans>;
  const since = counts.waiting_since ? timeAgo(counts.waiting_since, now) : '';
  return (
    <>
      {mayWorkIn(permissions, 'ads') && (
        <WaitingTile
          to="/admin/ads?status=pending"
          icon={Tag}
          label={t`Ads to approve`}
          value={counts.pending_ads}
          note={counts.pending_ads > 0 ? <Trans>Longest since {since}</Trans> : nothing}
        />
      )}
      {mayWorkIn(permissions, 'reports') && (
        <WaitingTile
          to="/admin/reports?status=open"
          icon={Flag}
          label={t`Open reports`}
          value={counts.reports}
          note={counts.reports > 0 ? <Trans>Dismiss or remove</Trans> : nothing}
        />
      )}
      {mayWorkIn(permissions, 'papers') && (
        <WaitingTile
          to="/admin/papers?status=pending"
          icon={FileCheck2}
          label={t`Papers to verify`}
          value={counts.papers}
          note={counts.papers > 0 ? <Trans>Verify or reject</Trans> : nothing}
        />
      )}
      {mayWorkIn(permissions, 'content') && (
        <WaitingTile
          to="/admin/messages?status=open"
          icon={Mail}
          label={t`Messages`}
          value={counts.messages}
          note={counts.messages > 0 ? <Trans>Answer by mail</Trans> : nothing}
        />
      )}
    </>
  );
}
