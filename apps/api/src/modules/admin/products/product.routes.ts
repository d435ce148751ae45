import * as contract from '@souk/contract/modules/admin/products';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { User } from '../../../platform/http/user.ts';
import { say } from '../../../platform/texts/say.ts';
import { getProduct, type ProductRow, presentProducts } from '../../retail/index.ts';
import { approveEach } from '../approvals/approve-each.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { approveQueuedProduct } from './approve-queued-product.ts';
import { presentQueue } from './queue.present.ts';
import { listQueue } from './queue.queries.ts';
import { rejectQueuedProduct } from './reject-queued-product.ts';
import { presentReview } from './review.present.ts';
import { takeDownPublicProduct } from './take-down-public-product.ts';

async function presentDecided(db: Db, product: ProductRow, admin: User) {
  const [shown] = await presentProducts(db, [product], admin);
  if (!shown) throw new Problem('record-not-found');
  return shown;
}

/** Drafts are up to their seller. */
async function getSubmitted(db: Db, productId: number): Promise<ProductRow> {
  const product = await getProduct(db, productId);
  if (product.state === 'draft') throw new Problem('record-not-found');
  return product;
}

const countOf = (approved: number) =>
  approved === 1
    ? say`${approved} product approved successfully.`
    : say`${approved} products approved successfully.`;

export function productRoutes(api: Api) {
  answerDesk(api, 'ads', contract.listAdminProducts, async ({ db, user, query }) => {
    const { rows, total } = await listQueue(db, query);
    return toPage(await presentQueue(db, rows, user), total, query);
  });

  answerDesk(api, 'ads', contract.getAdminProduct, async ({ db, user, params, config }) =>
    presentReview(db, await getSubmitted(db, params.id), user, config.DEFAULT_TIME_ZONE),
  );

  answerDesk(api, 'ads', contract.approveProduct, async ({ db, user, params, body }) =>
    presentDecided(db, await approveQueuedProduct(db, user, params.id, body.note), user),
  );

  answerDesk(api, 'ads', contract.rejectProduct, async ({ db, user, params, body }) =>
    presentDecided(db, await rejectQueuedProduct(db, user, params.id, body.reason), user),
  );

  answerDesk(api, 'ads', contract.takeDownProduct, async ({ db, user, params, body }) =>
    presentDecided(db, await takeDownPublicProduct(db, user, params.id, body.reason), user),
  );

  answerDesk(api, 'ads', contract.approveProducts, async ({ db, user, body, reply }) => {
    const outcome = await approveEach(body.ids, (id) => approveQueuedProduct(db, user, id));
    reply.say(countOf(outcome.approved.length));
    return outcome;
  });
}
