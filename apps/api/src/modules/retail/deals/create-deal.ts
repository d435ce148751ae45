import type { CreateDeal } from '@souk/contract/modules/retail/deals';
import type { Reader } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import { listProductsById, lockProduct } from '../products/product.queries.ts';
import { offerOf } from '../variants/variant.queries.ts';
import { insertDeal } from './deal.queries.ts';
import { spanOf, termsOf } from './deal.rules.ts';
import type { DealRow } from './deal.tables.ts';
import { settleDeal } from './settle-deal.ts';

/** Discounts an own product on some days of the shop's zone; a deal for today starts at once. */
export function createDeal(
  db: Reader,
  seller: { id: number },
  form: CreateDeal,
  timeZone: string,
): Promise<DealRow> {
  return db.transaction(async (tx) => {
    const [named] = await listProductsById(tx, form.item_ids);
    if (named?.sellerId !== seller.id || named.state === 'archived')
      throw fieldProblem('item_ids', 'Please choose a product of your shop.');
    const product = await lockProduct(tx, named.id);
    const { variants } = await offerOf(tx, product.id);

    const deal = await insertDeal(tx, {
      ...spanOf({ startDate: form.start_date, endDate: form.end_date }, timeZone),
      ...termsOf(
        form,
        variants.map(({ priceCents }) => priceCents),
      ),
      productId: product.id,
      sellerId: seller.id,
      title: form.title,
      description: form.description ?? '',
    });
    return settleDeal(tx, product, deal);
  });
}
