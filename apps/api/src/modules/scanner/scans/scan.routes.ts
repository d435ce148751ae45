import * as contract from '@souk/contract/modules/scanner/products';
import type { Api } from '../../../platform/http/api.ts';
import { viewerOf } from '../../search/index.ts';
import { foodLookupOf } from '../lookups/lookups.ts';
import { presentProduct } from '../products/product.present.ts';
import { profileFor } from '../profiles/profile.queries.ts';
import { scanProduct } from './scan-product.ts';

export function scanRoutes(api: Api) {
  api.answer(contract.scanFoodProduct, async ({ db, viewer, query, headers, config, log }) => {
    const { product, change } = await scanProduct(db, query.product_code, {
      ...{ viewer, looker: viewerOf(viewer, headers) },
      ...{ lookup: foodLookupOf(config), log },
    });
    const profile = await profileFor(db, viewer, query);
    return {
      ...(await presentProduct(db, product, { viewer, profile })),
      recipe_changed: change
        ? { version: change.version, changed_at: change.changedAt.toISOString(), changes: change.changes }
        : null,
    };
  });
}
