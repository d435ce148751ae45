import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Pager } from '../../../../ui/pager.tsx';
import type { loadAdManagement } from '../../ad-management.server.ts';
import { AdFilter } from './ad-filter.tsx';
import { AdTable } from './ad-table.tsx';
import { AdTabs } from './ad-tabs.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { NoAds } from './no-ads.tsx';
import { PostedNotice } from './posted-notice.tsx';

/** Everything an account has posted, by state. */
export function AdManagement({ shown }: { shown: Awaited<ReturnType<typeof loadAdManagement>> }) {
  const { t } = useLingui();
  const { ads, counts, tab, keyword, sort, posted, draft } = shown;
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Ad Management | Souk`}</title>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="h-page">
          <Trans>Ad Management</Trans>
        </h1>
        <ButtonLink to="/post-ad" icon={Plus}>
          <Trans>Post an ad</Trans>
        </ButtonLink>
      </div>
      {posted && <PostedNotice ad={posted} />}
      {draft && <DraftNotice title={draft.title} at={draft.at} />}
      <AdTabs counts={counts.ads} tab={tab} />
      <AdFilter tab={tab} keyword={keyword} sort={sort} />
      {ads.data.length === 0 ? (
        <NoAds tab={tab} keyword={keyword} />
      ) : (
        <AdTable key={`${tab} ${ads.current_page}`} ads={ads.data} />
      )}
      <div className="mt-6">
        <Pager current={ads.current_page} last={ads.last_page} />
      </div>
    </div>
  );
}
