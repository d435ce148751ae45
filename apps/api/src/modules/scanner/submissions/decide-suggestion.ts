import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { changeProduct, factsOf } from '../products/change-product.ts';
import { lockProduct } from '../products/product.queries.ts';
import type { ProductRow } from '../products/product.tables.ts';
import { withSuggestion } from './pack-form.ts';
import { closeSuggestion, getSuggestion } from './suggestion.queries.ts';
import { tellContributor } from './tell-contributor.ts';

/** Applies a suggested change, which becomes the product's next version. */
export async function acceptSuggestion(tx: Tx, id: number): Promise<ProductRow> {
  const { productId } = await getSuggestion(tx, id);
  const product = await lockProduct(tx, productId);
  const { facts, suggestedBy } = await closeSuggestion(tx, id, { state: 'accepted', decidedAt: clock.now() });
  const changed = await changeProduct(tx, product, withSuggestion(factsOf(product), facts), suggestedBy);
  await tellContributor(tx, changed, { userId: suggestedBy, notice: 'accepted', key: String(id) });
  return changed;
}

/** Rejects a suggestion with a reason; the product stays as it is. */
export async function declineSuggestion(tx: Tx, id: number, reason: string): Promise<ProductRow> {
  const { productId } = await getSuggestion(tx, id);
  const product = await lockProduct(tx, productId);
  const { suggestedBy } = await closeSuggestion(tx, id, {
    state: 'declined',
    reason,
    decidedAt: clock.now(),
  });
  await tellContributor(tx, product, { userId: suggestedBy, notice: 'declined', key: String(id), reason });
  return product;
}
