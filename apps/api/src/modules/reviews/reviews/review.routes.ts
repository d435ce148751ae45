import * as contract from '@souk/contract/modules/reviews/reviews';
import type { BodyOf, QueryOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { reviewedKindOf, subjectKind } from '../../../platform/subjects.ts';
import { findUser } from '../../identity/index.ts';
import { noReviews } from '../summaries/summary.rules.ts';
import { addReview } from './add-review.ts';
import { deleteReview } from './delete-review.ts';
import { listOpenDeals } from './list-open-deals.ts';
import { roleIn } from './review.policy.ts';
import { presentOpen, presentPage, presentReview, type Reading } from './review.present.ts';
import { getReview, listReviews, type ReviewFilter, summaryOf } from './review.queries.ts';
import { updateReview } from './update-review.ts';

type Asked = QueryOf<typeof contract.listReviews>;

const newReviewOf = (body: BodyOf<typeof contract.addReview>) => ({
  moduleType: body.module_type,
  subjectId: body.item_id,
  dealId: body.order_id ?? body.booking_id,
  rating: body.rating,
  title: body.title,
  comment: body.comment,
});

const changesOf = ({ drop_images, ...rest }: BodyOf<typeof contract.updateReview>) => ({
  ...rest,
  dropImages: drop_images ?? [],
});

/** The reviews a signed-in user asks for; by default the ones they wrote or received. */
function filterOf(user: Reading, { module_type, role, item_id, business_id }: Asked): ReviewFilter {
  if (item_id !== undefined && !module_type) throw fieldProblem('module_type', 'Module type is required.');
  const kind = module_type ? reviewedKindOf(module_type) : undefined;
  const about = { kind, subjectId: item_id };
  if (role === 'written') return { authorId: user.id, ...about };
  if (role === 'received') return { reviewedId: user.id, ...about };
  if (item_id !== undefined) return about;
  if (business_id !== undefined) return { reviewedId: business_id, kind };
  return user.sellerType === 'private' ? { authorId: user.id, kind } : { reviewedId: user.id, kind };
}

async function pageOf(db: Db, filter: ReviewFilter, viewer: Reading | null, asked: Omit<Asked, 'role'>) {
  const { rows, total } = await listReviews(db, filter, asked);
  return presentPage(db, { rows, total, counts: await summaryOf(db, filter) }, viewer, asked);
}

/** Whether the public may see what is requested. */
async function isShown(db: Db, { reviewedId, kind, subjectId }: ReviewFilter): Promise<boolean> {
  if (kind !== undefined && subjectId !== undefined)
    return (await subjectKind(kind).cards(db, [subjectId])).length > 0;
  return reviewedId !== undefined && (await findUser(db, reviewedId))?.status === 'active';
}

export function reviewRoutes(api: Api) {
  for (const endpoint of [contract.addReview, contract.createReview, contract.createCustomerReview] as const)
    api.answer(endpoint as typeof contract.addReview, async ({ db, user, body, files }) =>
      presentReview(db, await addReview(db, user, newReviewOf(body), files), user),
    );

  for (const endpoint of [contract.updateReview, contract.updateCustomerReview] as const)
    api.answer(endpoint as typeof contract.updateReview, async ({ db, user, params, body, files }) =>
      presentReview(db, await updateReview(db, user, params.review_id, changesOf(body), files), user),
    );

  for (const endpoint of [contract.deleteReview, contract.deleteCustomerReview] as const)
    api.answer(endpoint as typeof contract.deleteReview, async ({ db, user, params }) => {
      await deleteReview(db, user, params.review_id);
      return null;
    });

  api.answer(contract.getReview, async ({ db, user, params }) => {
    const review = await getReview(db, params.review_id);
    roleIn(review, user);
    return presentReview(db, review, user);
  });

  api.answer(contract.listReviews, ({ db, user, query }) => pageOf(db, filterOf(user, query), user, query));

  api.answer(contract.listPublicReviews, async ({ db, viewer, query }) => {
    const { item_id: subjectId, business_id: reviewedId } = query;
    const kind = subjectId === undefined ? undefined : reviewedKindOf(query.module_type);
    const filter = subjectId === undefined ? { reviewedId } : { kind, subjectId };
    if (await isShown(db, filter)) return pageOf(db, filter, viewer, query);
    return presentPage(db, { rows: [], total: 0, counts: noReviews }, viewer, query);
  });

  api.answer(contract.listOpenReviews, async ({ db, user, query }) => {
    const wanted = { moduleType: query.module_type, subjectId: query.item_id };
    return presentOpen(db, await listOpenDeals(db, user.id, wanted));
  });
}
