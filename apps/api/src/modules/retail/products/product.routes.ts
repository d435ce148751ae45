import * as contract from '@souk/contract/modules/retail/products';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import { changeVariant } from '../variants/change-variant.ts';
import { presentVariant } from '../variants/variant.present.ts';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { deleteProduct } from './delete-product.ts';
import { editProduct } from './edit-product.ts';
import { countTabs, listProductsOf } from './own-products.queries.ts';
import { checkOwner } from './product.policy.ts';
import { presentForm, presentProduct, presentProducts } from './product.present.ts';
import { getProduct } from './product.queries.ts';
import type { ProductRow } from './product.tables.ts';
import { restoreProduct } from './restore-product.ts';
import { submitProduct } from './submit-product.ts';

/** A submitted product is not public yet, and its seller is told so. */
const sayWaiting = (reply: ReplyTools, { state }: ProductRow) => {
  if (state === 'pending') reply.say(contract.productSubmittedText);
};

function writeRoutes(api: Api) {
  api.answer(contract.createProduct, async ({ db, user, body, reply }) => {
    const product = await createProduct(db, user, body);
    sayWaiting(reply, product);
    return presentForm(db, product, user);
  });

  api.answer(contract.editProduct, async ({ db, user, params, body, reply }) => {
    const product = await editProduct(db, user, params.id, body);
    sayWaiting(reply, product);
    return presentForm(db, product, user);
  });

  api.answer(contract.submitProduct, async ({ db, user, params, reply }) => {
    const product = await submitProduct(db, user, params.id);
    if (product.state === 'approved') reply.say('Product is public again.');
    return presentProduct(db, product, user);
  });

  api.answer(contract.archiveProduct, async ({ db, user, params }) =>
    presentProduct(db, await archiveProduct(db, user, params.id), user),
  );

  api.answer(contract.restoreProduct, async ({ db, user, params }) =>
    presentProduct(db, await restoreProduct(db, user, params.id), user),
  );

  api.answer(contract.deleteProduct, async ({ db, user, params }) => {
    await deleteProduct(db, user, params.id);
    return null;
  });

  api.answer(contract.changeVariant, async ({ db, user, params, body }) => {
    const variant = await changeVariant(db, user, params.id, body);
    return presentVariant(variant, (await getProduct(db, variant.productId)).currency);
  });
}

export function productRoutes(api: Api) {
  writeRoutes(api);

  api.answer(contract.listMyProducts, async ({ db, user, query }) => {
    const { rows, total } = await listProductsOf(db, user.id, query);
    return toPage(await presentProducts(db, rows, user), total, query);
  });

  api.answer(contract.getMyProduct, async ({ db, user, params }) => {
    const product = await getProduct(db, params.id);
    checkOwner(product, user);
    return presentForm(db, product, user);
  });

  api.answer(contract.getProductCounts, ({ db, user }) => countTabs(db, user.id));
}
