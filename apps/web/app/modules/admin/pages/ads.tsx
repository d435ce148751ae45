import { Trans, useLingui } from '@lingui/react/macro';
import { getAdminAd, listAdminAds, listedStates } from '@souk/contract/modules/admin/ads';
import { Link, useLocation } from 'react-router';
import { call } from '../../../lib/api.server.ts';
import { count } from '../../../lib/format.ts';
import { requireAdmin } from '../../../lib/session.server.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskHead } from '../components/desk-head.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { QueueList } from '../components/queue-list.tsx';
import { QueueReview } from '../components/queue-review.tsx';
import { deskMeta } from '../desk-meta.ts';
import { stateLooks } from '../desk-words.ts';
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
  const chosen = ads.data.find(({ id }) => String(id) === asked) ?? ads.data[0];
  const review = chosen ? await call(args, getAdminAd, { params: { id: chosen.id } }) : null;
  return { ads, review, status };
}

export const meta: Route.MetaFunction = () => deskMeta('Ads');

function StateTabs({ status }: { status: string }) {
  const { t, i18n } = useLingui();
  const { search } = useLocation();
  const to = (state: string) => {
    const params = new URLSearchParams(search);
    for (const name of ['ad', 'page']) params.delete(name);
    params.set('status', state);
    return `/admin/ads?${params}`;
  };
  const words = (state: string) => stateLooks[state]?.words;
  return (
    <Tabs
      label={t`States`}
      tabs={[...listedStates, 'all'].map((state) => {
        const label = words(state);
        return { to: to(state), label: label ? i18n._(label) : t`All`, isCurrent: state === status };
      })}
    />
  );
}

export default function AdminAds({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { ads, review, status } = loaderData;
  const module = new URLSearchParams(search).get('module') ?? '';
  return (
    <>
      <DeskHead title={<Trans>Ads</Trans>} lead={<Trans>{count(ads.total)} found</Trans>} />
      <StateTabs status={status} />
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
      {ads.data.length === 0 ? (
        <EmptyState
          title={<Trans>Nothing waits here</Trans>}
          action={
            <Link to="/admin" className="font-semibold text-brand-ink hover:underline">
              <Trans>Go to the dashboard</Trans>
            </Link>
          }
        >
          <Trans>Ads show up here as soon as their owners post or change them.</Trans>
        </EmptyState>
      ) : (
        <div className="gap-6 lg:grid lg:grid-cols-[340px_minmax(0,1fr)]">
          <div className="min-w-0">
            <QueueList ads={ads.data} chosenId={review?.id} />
            <Pager current={ads.current_page} last={ads.last_page} />
          </div>
          <div className="max-lg:hidden">{review && <QueueReview ads={ads.data} ad={review} />}</div>
        </div>
      )}
    </>
  );
}
