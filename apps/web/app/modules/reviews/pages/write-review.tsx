import { Trans, useLingui } from '@lingui/react/macro';
import { addReview, createCustomerReview } from '@souk/contract/modules/reviews/reviews';
import { data } from 'react-router';
import { submit } from '../../../lib/api.server.ts';
import { postedForm } from '../../../lib/posted-form.server.ts';
import { requireUser } from '../../../lib/session.server.ts';
import { redirectWithToast } from '../../../lib/toast.server.ts';
import { NothingToReview } from '../components/nothing-to-review.tsx';
import { ReviewForm } from '../components/review-form.tsx';
import { ReviewFormPage } from '../components/review-form-page.tsx';
import { backOf, findOpenReview } from '../find-reviews.server.ts';
import { writeFormPath } from '../review-paths.ts';
import type { Route } from './+types/write-review.ts';

export const handle = { access: 'login', screen: 'WriteReview' };

/** Of what, and on which order or booking, as the address says it. */
function wantedIn(request: Request) {
  const { searchParams } = new URL(request.url);
  const [moduleType, itemId] = [searchParams.get('of') ?? '', searchParams.get('item') ?? ''];
  return { moduleType, itemId, dealId: searchParams.get('deal') };
}

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args);
  return { open: await findOpenReview(args, wantedIn(args.request)), back: backOf(args.request) };
}

export async function action(args: Route.ActionArgs) {
  const { seller_type } = await requireUser(args);
  const form = await postedForm(args);
  const { moduleType, itemId, dealId } = wantedIn(args.request);
  const endpoint = seller_type === 'private' ? addReview : createCustomerReview;
  const about = { module_type: moduleType, item_id: itemId, order_id: dealId ?? '' };
  const added = await submit(args, endpoint, { form, also: about });
  if (!added.ok) return data(added.problems, { status: added.status });
  return redirectWithToast(args, backOf(args.request, form), added.message);
}

export default function WriteReview({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { open, back } = loaderData;
  return (
    <>
      <title>{t`Write a review | Souk`}</title>
      {open ? (
        <ReviewFormPage title={<Trans>Write a review</Trans>} item={open.item}>
          <ReviewForm action={writeFormPath(open, back)} back={back} problems={actionData} />
        </ReviewFormPage>
      ) : (
        <NothingToReview />
      )}
    </>
  );
}
