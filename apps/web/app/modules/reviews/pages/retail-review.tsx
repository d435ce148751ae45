import { Trans, useLingui } from '@lingui/react/macro';
import { listReviews } from '@souk/contract/modules/reviews/reviews';
import { call } from '../../../lib/api.server.ts';
import { orNull } from '../../../lib/or-null.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { ItemLine } from '../components/item-line.tsx';
import { NothingToReview } from '../components/nothing-to-review.tsx';
import { ReceivedReviews } from '../components/received-reviews.tsx';
import { RetailReviewForm } from '../components/retail-review-form.tsx';
import { findOpenReview } from '../find-reviews.server.ts';
import { listQueryOf } from '../list-query.server.ts';
import type { Route } from './+types/retail-review.ts';

export const handle = {
  access: 'private',
  screen: 'RetailReviewWrite',
  screens: [{ screen: 'RetailReviewVendor', access: 'business:*' }],
};

const module_type = 'retail';

export async function loader(args: Route.LoaderArgs) {
  const { seller_type } = await requireUser(args);
  const { itemId } = args.params;
  const isBusiness = seller_type !== 'private';
  const list = { ...listQueryOf(args.request), module_type, item_id: itemId };
  const role = isBusiness ? ('received' as const) : ('written' as const);
  const dealId = new URL(args.request.url).searchParams.get('order_id');
  const [page, open] = await Promise.all([
    orNull(call(args, listReviews, { query: { ...list, role } })),
    isBusiness ? undefined : findOpenReview(args, { moduleType: module_type, itemId, dealId }),
  ]);
  return { isBusiness, page, open };
}

export default function RetailReview({ loaderData: { isBusiness, page, open } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = isBusiness ? t`Reviews of your item` : t`Your review`;
  const first = page?.data[0];
  if (!isBusiness)
    return (
      <>
        <title>{`${title} | Souk`}</title>
        {open || first ? <RetailReviewForm open={open} review={first} /> : <NothingToReview />}
      </>
    );
  return (
    <div className="mx-auto max-w-page lg:py-2">
      <title>{`${title} | Souk`}</title>
      <h1 className="h-page mb-5">
        <Trans>Reviews of your item</Trans>
      </h1>
      {first && (
        <div className="card mb-6 p-3">
          <ItemLine item={first.item} />
        </div>
      )}
      {page && <ReceivedReviews page={page} isBusiness isOneItem />}
    </div>
  );
}
