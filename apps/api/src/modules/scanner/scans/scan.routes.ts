import { randomUUID } from 'node:crypto';
import * as contract from '@souk/contract/modules/scanner/products';
import { deviceCookie, deviceDays } from '@souk/contract/modules/search/views';
import type { Api } from '../../../platform/http/api.ts';
import { viewerOf } from '../../search/index.ts';
import { foodLookupOf } from '../lookups/lookups.ts';
import { presentProduct } from '../products/product.present.ts';
import { profileFor } from '../profiles/profile.queries.ts';
import { scanProduct } from './scan-product.ts';

const deviceSeconds = deviceDays * 24 * 60 * 60;

export function scanRoutes(api: Api) {
  api.answer(contract.scanFoodProduct, async ({ db, viewer, query, headers, config, log, reply }) => {
    const known = viewerOf(viewer, headers);
    const deviceId = randomUUID();
    const { product, change } = await scanProduct(db, query.product_code, {
      viewer,
      looker: known ?? { deviceId },
      lookup: foodLookupOf(config),
      log,
    });
    // A visitor's device gets its cookie with the first food it finds, so that its scans can be listed.
    if (!known) reply.setCookie(deviceCookie, deviceId, deviceSeconds);
    const profile = await profileFor(db, viewer, query);
    return {
      ...(await presentProduct(db, product, { viewer, profile })),
      recipe_changed: change
        ? { version: change.version, changed_at: change.changedAt.toISOString(), changes: change.changes }
        : null,
    };
  });
}
