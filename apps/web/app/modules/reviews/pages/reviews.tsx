import { Trans, useLingui } from '@lingui/react/macro';
import { listOpenReviews, listReviews } from '@souk/contract/modules/reviews/reviews';
import { call } from '../../../lib/api.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { OpenReviews } from '../components/open-reviews.tsx';
import { ReceivedReviews } from '../components/received-reviews.tsx';
import { WrittenReviews } from '../components/written-reviews.tsx';
import { listQueryOf } from '../list-query.server.ts';
import type { Route } from './+types/reviews.ts';

export const handle = {
  access: 'private',
  screen: 'CustomerReviews',
  screens: [{ screen: 'VendorReviews', access: 'business:*' }],
};

/** Private users begin with what they wrote, a business with what it received (B-009). */
const tabsOf = (isBusiness: boolean) =>
  isBusiness ? (['received', 'open', 'written'] as const) : (['written', 'open', 'received'] as const);

export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireUser(args);
  const tabs = tabsOf(viewer.seller_type !== 'private');
  const asked = new URL(args.request.url).searchParams.get('role');
  const tab = tabs.find((name) => name === asked) ?? tabs[0];
  const role = tab === 'open' ? 'written' : tab;
  const [open, page] = await Promise.all([
    call(args, listOpenReviews),
    call(args, listReviews, { query: { ...listQueryOf(args.request), role } }),
  ]);
  return { tabs, tab, open, page };
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { tabs, tab, open, page } = loaderData;
  const isBusiness = tabs[0] === 'received';
  const words = {
    written: t`Written`,
    open: t`To review`,
    received: isBusiness ? t`Received` : t`About me`,
  };
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{t`Reviews | Souk`}</title>
      <h1 className="h-page">
        <Trans>Reviews</Trans>
      </h1>
      <div className="mt-6 mb-7">
        <Tabs
          label={t`Reviews by kind`}
          tabs={tabs.map((name) => ({
            to: `/reviews?role=${name}`,
            label: words[name],
            isCurrent: name === tab,
            ...(name === 'open' && open.length > 0 ? { count: open.length } : {}),
          }))}
        />
      </div>
      {tab === 'written' && <WrittenReviews page={page} open={open} />}
      {tab === 'open' && <OpenReviews open={open} />}
      {tab === 'received' && <ReceivedReviews page={page} isBusiness={isBusiness} />}
    </div>
  );
}
