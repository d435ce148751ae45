import { Trans } from '@lingui/react/macro';
import type { Ad } from '@souk/contract/modules/classifieds/ads';
import { Link } from 'react-router';
import { pictureSources } from '../../../../lib/pictures.ts';
import { Frame } from '../../../../ui/frame.tsx';
import { AdPill, AdPrice, Expiry } from '../ads/ad-words.tsx';
import { DashboardPanel, dashboardRow } from './dashboard-panel.tsx';

/** The newest own ads. */
export function DashboardAds({ ads }: { ads: readonly Ad[] }) {
  return (
    <DashboardPanel
      title={<Trans>Your ads</Trans>}
      to="/ad-management"
      isEmpty={ads.length === 0}
      empty={<Trans>You have no ads yet.</Trans>}
    >
      {ads.map((ad) => (
        <li key={ad.id} className={`flex-wrap ${dashboardRow}`}>
          <span className="flex min-w-0 flex-1 basis-52 items-center gap-3">
            <Frame {...pictureSources(ad.image, { w: 56, h: 42 })} className="w-14 shrink-0 !rounded-sm" />
            <span className="min-w-0">
              <Link to={ad.path} className="block truncate font-medium hover:underline">
                {ad.title}
              </Link>
              <span className="flex flex-wrap gap-x-3 text-sm text-ink-3">
                <AdPrice ad={ad} />
                <Expiry ad={ad} />
              </span>
            </span>
          </span>
          <AdPill ad={ad} />
        </li>
      ))}
    </DashboardPanel>
  );
}
