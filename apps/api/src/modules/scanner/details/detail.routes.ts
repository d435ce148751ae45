import * as contract from '@souk/contract/modules/scanner/products';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { checkSeen, maySee } from '../products/product.policy.ts';
import { presentProducts } from '../products/product.present.ts';
import { findProduct, listProductsById } from '../products/product.queries.ts';
import { profileFor } from '../profiles/profile.queries.ts';
import { reportProduct } from '../reports/report-product.ts';
import { presentDetail } from './detail.present.ts';

export function detailRoutes(api: Api) {
  api.answer(contract.getFoodProduct, async ({ db, viewer, params, query }) => {
    const product = checkSeen(await findProduct(db, params.id), viewer);
    return presentDetail(db, product, { viewer, profile: await profileFor(db, viewer, query) });
  });

  api.answer(contract.compareFoodProducts, async ({ db, viewer, query }) => {
    const rows = (await listProductsById(db, query.ids)).filter((product) => maySee(product, viewer));
    if (rows.length === 0) throw new Problem('items-not-found');
    const inOrder = query.ids.flatMap((id) => rows.find((product) => product.id === id) ?? []);
    return presentProducts(db, inOrder, { viewer, profile: await profileFor(db, viewer, query) });
  });

  api.answer(contract.reportFoodProduct, async ({ db, user, params, body }) => {
    await reportProduct(db, user, params.id, body);
    return null;
  });
}
