import { Plural, Trans } from '@lingui/react/macro';
import type { AdDetail } from '@souk/contract/modules/classifieds/listings';
import { Pencil, Rocket } from 'lucide-react';
import { count } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { ShareButton } from '../../search/index.ts';

/** The owner's view of their ad: its state, and links to its management. */
export function OwnerPanel({ ad }: { ad: AdDetail }) {
  const views = count(ad.views);
  return (
    <div className="panel space-y-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="h-panel">
          <Trans>Your ad</Trans>
        </h2>
        <StatusPill status={ad.is_sold ? 'sold' : ad.status} />
      </div>
      {ad.rejection_reason && <p className="text-[15px] text-bad">{ad.rejection_reason}</p>}
      <p className="num text-sm text-ink-2">
        <Plural value={ad.views} one="# view" other={`${views} views`} />
      </p>
      <div className="grid gap-2.5">
        {ad.moves.includes('edit') && (
          <ButtonLink to={`/update-ad/${ad.id}`} icon={Pencil} size="lg">
            <Trans>Edit ad</Trans>
          </ButtonLink>
        )}
        {ad.status === 'approved' && !ad.is_sold && (
          <ButtonLink to={`/boostAd-pay/${ad.id}`} tone="line" icon={Rocket} size="lg">
            <Trans>Boost ad</Trans>
          </ButtonLink>
        )}
        <ButtonLink to="/ad-management" tone="line" size="lg">
          <Trans>Manage your ads</Trans>
        </ButtonLink>
      </div>
      <div className="-ms-3.5 flex flex-wrap gap-1">
        <ShareButton title={ad.title} />
      </div>
    </div>
  );
}
