import { Trans } from '@lingui/react/macro';
import type { SavedSearch } from '@souk/contract/modules/favourites/saved-searches';
import { Bell, BellOff } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../../../ui/icon.tsx';
import { runPath } from '../../../favourites/index.ts';
import { DashboardPanel, dashboardRow } from './dashboard-panel.tsx';

/** The latest saved searches, each ready to run. */
export function DashboardSearches({ searches }: { searches: readonly SavedSearch[] }) {
  return (
    <DashboardPanel
      title={<Trans>Saved searches</Trans>}
      to="/saved-searches"
      isEmpty={searches.length === 0}
      empty={<Trans>Save a search and new matches are told to you.</Trans>}
    >
      {searches.map((search) => (
        <li key={search.id} className={dashboardRow}>
          <Link to={runPath(search)} className="min-w-0 truncate font-medium hover:underline">
            {search.name}
          </Link>
          <span className="inline-flex shrink-0 items-center gap-1.5 text-sm text-ink-3">
            <Icon of={search.notify ? Bell : BellOff} size={16} />
            {search.notify ? <Trans>Alert on</Trans> : <Trans>Alert off</Trans>}
          </span>
        </li>
      ))}
    </DashboardPanel>
  );
}
