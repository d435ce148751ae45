import type { FoodStatus, HalalStatus } from '@souk/contract/modules/scanner/words';
import { verdicts } from '@souk/food/judging/verdicts';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { foodJudged } from '../../food/index.ts';
import { noteWorsened } from '../favourites/note-worsened.ts';
import { closeReports } from '../reports/product-reports.ts';
import { tellContributor } from '../submissions/tell-contributor.ts';
import { changeProduct, factsOf } from './change-product.ts';
import { dayOf, judgePack } from './judge-pack.ts';
import { tellJudged } from './known-foods.ts';
import type { ProductMove } from './product.life.ts';
import { lockProduct, moveProduct, writeProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';

export interface Review {
  status: FoodStatus;
  halal_status?: HalalStatus | undefined;
  halal_note?: string | undefined;
  name?: string | undefined;
  ingredients?: string | undefined;
  reason?: string | undefined;
}

const moveTo = { verified: 'verify', rejected: 'reject', pending: 'reopen' } as const satisfies Record<
  FoodStatus,
  ProductMove
>;

/** An admin's corrections to the pack. */
function correct(tx: Tx, admin: { id: number }, product: ProductRow, { name, ingredients }: Review) {
  const facts = factsOf(product);
  return changeProduct(
    tx,
    product,
    {
      ...facts,
      name: name ?? facts.name,
      ingredients: ingredients
        ? { ...facts.ingredients, [facts.mainLanguage]: ingredients }
        : facts.ingredients,
    },
    admin.id,
  );
}

/** The admin's verdict is kept if it is stricter than the engine's; choosing the engine's own removes it. */
async function judge(tx: Tx, product: ProductRow, { halal_status: wanted, halal_note: note }: Review) {
  if (!wanted) return product;
  const facts = factsOf(product);
  const today = dayOf(clock.now());
  const { halalStatus } = await judgePack(facts, today);
  const heavier = verdicts.indexOf(wanted) - verdicts.indexOf(halalStatus);
  if (heavier < 0) throw new Problem('food-lighter-verdict');
  if (heavier > 0 && !note) throw fieldProblem('halal_note', 'Please say why the verdict is stricter.');
  const deskStatus = heavier > 0 ? wanted : null;
  const judgement = await judgePack(facts, today, deskStatus);
  await noteWorsened(tx, [{ id: product.id, before: product.verdicts, after: judgement.verdicts }]);
  return writeProduct(tx, product, {
    deskStatus,
    halalNote: deskStatus && note ? note : null,
    ...judgement,
  });
}

/** An admin's review of a food: its facts, its verdict and whether it is public. Settles its open reports. */
export async function reviewProduct(
  tx: Tx,
  admin: { id: number },
  productId: number,
  review: Review,
): Promise<ProductRow> {
  const { status, reason } = review;
  if (status === 'rejected' && !reason) throw fieldProblem('reason', 'Reason is required.');
  const product = await lockProduct(tx, productId);
  const judged = await judge(tx, await correct(tx, admin, product, review), review);
  await closeReports(tx, productId, 'resolved');
  if (status === product.state) {
    await tellJudged(tx, judged);
    return judged;
  }

  const move = moveTo[status];
  const moved = await moveProduct(tx, judged, { move, by: 'admin', byUserId: admin.id, reason });
  // Shops that sell it must be told when it becomes public, or stops being public.
  await publish(tx, foodJudged, { gtins: [moved.gtin] });
  if (moved.createdBy !== null && status !== 'pending') {
    const key = `${moved.id}:${moved.updatedAt.getTime()}`;
    await tellContributor(tx, moved, { userId: moved.createdBy, notice: status, key, reason });
  }
  return moved;
}
