import type { Db, Tx } from '../../../platform/db/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { indexProduct } from '../products/index-product.ts';
import { lockProducts } from '../products/product.queries.ts';
import { listProductIdsWith, listStaleIds } from './food.queries.ts';
import { judgeFood } from './judge-food.ts';

export const rejudgeJob = 'retail-rejudge-foods';
const batchSize = 100;
/** A batch of a dump names some hundred codes; this many products may carry them. */
const mostTouched = 10_000;

/** Judges products again and updates the lists where the verdict has changed. */
async function rejudge(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const product of await lockProducts(tx, ids)) {
    const judged = await judgeFood(tx, product);
    if (judged !== product && product.state === 'approved') await indexProduct(tx, judged);
  }
}

/** The scanner has changed these foods: products that are these foods are judged again. */
export async function rejudgeSold(tx: Tx, gtins: readonly string[]): Promise<void> {
  const ids = await listProductIdsWith(tx, gtins, mostTouched);
  if (ids.length > 0) await rejudge(tx, ids);
}

/** Judges whatever another version of the engine has judged, or none has; can be repeated. */
export async function rejudgeFoods(db: Db): Promise<void> {
  for (let lastId = 0; ; ) {
    const ids = await listStaleIds(db, lastId, batchSize);
    if (ids.length === 0) return;
    await db.transaction((tx) => rejudge(tx, ids));
    lastId = ids.at(-1) ?? lastId;
  }
}

/** At start-up: books the work if there is any. */
export async function bookRejudging(tx: Tx): Promise<void> {
  if ((await listStaleIds(tx, 0, 1)).length > 0) await addJob(tx, rejudgeJob, {}, { key: rejudgeJob });
}
