import type { CreateProduct } from '@souk/contract/modules/retail/products';
import type { Reader } from '../../../platform/db/database.ts';
import { getSettings } from '../../settings/index.ts';
import { judgeFood } from '../foods/judge-food.ts';
import { notePrices } from '../variants/price.queries.ts';
import { offerOf } from '../variants/variant.queries.ts';
import { writeVariants } from '../variants/write-variants.ts';
import { arrangeProductImages } from './arrange-product-images.ts';
import { checkProduct } from './check-product.ts';
import { insertProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { submitLocked } from './submit-product.ts';

/** The options in the order of the form's first variant. */
export const optionNamesOf = ([first]: readonly { options: Record<string, string> }[]): string[] =>
  Object.keys(first?.options ?? {});

/** Stores a new product as a draft, or submits it at once. */
export function createProduct(db: Reader, seller: { id: number }, form: CreateProduct): Promise<ProductRow> {
  return db.transaction(async (tx) => {
    const { currency } = await getSettings(tx);
    const sound = await checkProduct(tx, form, { isDraft: !form.submit });

    const optionNames = optionNamesOf(form.variants);
    const product = await insertProduct(tx, { ...sound, optionNames, sellerId: seller.id, currency });
    const images = await arrangeProductImages(tx, product, {
      imageIds: form.image_ids,
      variants: form.variants,
    });
    await writeVariants(tx, product, form.variants, new Set(images.map(({ id }) => id)));
    await notePrices(tx, await offerOf(tx, product.id));
    const judged = await judgeFood(tx, product);
    return form.submit ? submitLocked(tx, judged) : judged;
  });
}
