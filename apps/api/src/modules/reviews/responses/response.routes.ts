import * as contract from '@souk/contract/modules/reviews/responses';
import type { Api } from '../../../platform/http/api.ts';
import { presentReview } from '../reviews/review.present.ts';
import { likeReview } from './like-review.ts';
import { replyReview } from './reply-review.ts';
import { reportReview } from './report-review.ts';

export function responseRoutes(api: Api) {
  api.answer(contract.likeReview, async ({ db, user, body }) => {
    const { likes, isLiked } = await likeReview(db, user, body.review_id);
    return { likes, liked: isLiked };
  });

  api.answer(contract.replyReview, async ({ db, user, body }) =>
    presentReview(db, await replyReview(db, user, body.review_id, body.comment), user),
  );

  api.answer(contract.reportReview, async ({ db, user, body }) => {
    await reportReview(db, user, body.review_id, body);
    return null;
  });
}
