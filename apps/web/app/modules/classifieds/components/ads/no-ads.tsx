import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTerms } from '../../../../lib/page-root.ts';
import camera from '../../../../ui/art/camera.svg';
import { ButtonLink } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import type { AdTab } from '../../ad-standing.ts';

const titles: Record<AdTab, ReactNode> = {
  pending: <Trans>No ad is waiting</Trans>,
  approved: <Trans>No ad is public</Trans>,
  expired: <Trans>No ad has expired</Trans>,
  rejected: <Trans>No ad was rejected</Trans>,
  sold: <Trans>Nothing is sold yet</Trans>,
};

function HowLongAdsStand() {
  const days = useTerms()?.adDays;
  if (days === undefined) return <Trans>Approved ads are public until you sell or delete them.</Trans>;
  return (
    <Trans>
      Approved ads are public for <Plural value={days} one="# day" other="# days" />, unless you sell or
      delete them before.
    </Trans>
  );
}

const sentences: Record<AdTab, ReactNode> = {
  pending: <Trans>Ads wait here until an admin has approved them.</Trans>,
  approved: <HowLongAdsStand />,
  expired: <Trans>Expired ads appear here, ready to be posted again.</Trans>,
  rejected: <Trans>An ad that an admin sends back appears here with the reason.</Trans>,
  sold: <Trans>Mark an ad as sold and it moves here.</Trans>,
};

/** An empty tab: what will appear here and how to start. */
export function NoAds({ tab, keyword }: { tab: AdTab | undefined; keyword: string }) {
  if (keyword)
    return (
      <div className="mt-6">
        <EmptyState
          title={<Trans>No ad matches {keyword}</Trans>}
          action={
            <ButtonLink tone="line" to={tab ? `/ad-management?status=${tab}` : '/ad-management'}>
              <Trans>Clear the search</Trans>
            </ButtonLink>
          }
        />
      </div>
    );
  return (
    <div className="mt-6">
      <EmptyState
        object={camera}
        palette="saffron"
        title={tab ? titles[tab] : <Trans>You have no ads yet</Trans>}
        action={
          tab ? undefined : (
            <ButtonLink to="/post-ad">
              <Trans>Post an ad</Trans>
            </ButtonLink>
          )
        }
      >
        {tab ? sentences[tab] : <Trans>Your ads will appear here, with their views and offers.</Trans>}
      </EmptyState>
    </div>
  );
}
