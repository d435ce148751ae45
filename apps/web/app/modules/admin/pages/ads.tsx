import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getAdminAd, listAdminAds } from '@souk/contract/modules/admin/ads';
import { listedStates } from '@souk/contract/modules/admin/judging';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { Select } from '../../../ui/select.tsx';
import { AdPreview } from '../components/ad-preview.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { QueueBoard } from '../components/queue-board.tsx';
import { QueueTabs } from '../components/queue-tabs.tsx';
import { ReviewPanels } from '../components/review-panels.tsx';
import { deskMeta } from '../desk-meta.ts';
import { loadChosen } from '../load-chosen.server.ts';
import type { Route } from './+types/ads.ts';

export const handle = { access: 'admin', screen: 'AdminAds' };

/** Without a state the queue shows what waits; `all` shows everything. */
const firstState = 'pending';

export async function loader(args: Route.LoaderArgs) {
  await requireAdmin(args);
  const {
    ad: asked,
    status = firstState,
    ...query
  } = Object.fromEntries(new URL(args.request.url).searchParams);
  const wanted = status === 'all' ? {} : { status };
  const ads = await call(args, listAdminAds, { query: { ...query, ...wanted, page_size: 20 } });
  const review = await loadChosen(ads.data, asked, (id) => call(args, getAdminAd, { params: { id } }));
  return { ads, review, status };
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(matches, msg`Ads`);

export default function AdminAds({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { ads, review, status } = loaderData;
  const module = new URLSearchParams(search).get('module') ?? '';
  return (
    <>
      <DeskHead title={<Trans>Ads</Trans>} lead={<Trans>{count(ads.total)} found</Trans>} />
      <QueueTabs queue="ads" states={listedStates} current={status} />
      <div className="mt-4">
        <FilterBar keywordLabel={t`Title`} kept={{ status }}>
          <Select
            name="module"
            label={t`Module`}
            defaultValue={module}
            placeholder={t`All`}
            options={[
              { value: 'classified', label: t`Classified` },
              { value: 'retail', label: t`Retail` },
            ]}
            className="w-full sm:w-[180px]"
          />
        </FilterBar>
      </div>
      <QueueBoard
        queue="ads"
        page={ads}
        chosen={review}
        empty={<Trans>Ads show up here as soon as their owners post or change them.</Trans>}
      >
        {review && (
          <ReviewPanels key={review.id} review={review}>
            <AdPreview ad={review} />
          </ReviewPanels>
        )}
      </QueueBoard>
    </>
  );
}
