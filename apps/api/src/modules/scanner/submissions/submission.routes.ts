import * as contract from '@souk/contract/modules/scanner/submissions';
import type { Api } from '../../../platform/http/api.ts';
import { viewerOf } from '../../search/index.ts';
import { presentProduct } from '../products/product.present.ts';
import { findProfile } from '../profiles/profile.queries.ts';
import { sendOffline } from './send-offline.ts';
import { submitProduct } from './submit-product.ts';
import { suggestChange } from './suggest-change.ts';

export function submissionRoutes(api: Api) {
  api.answer(contract.saveFoodProduct, async ({ db, user, body, files }) => {
    const product = await submitProduct(db, user, body, files);
    return presentProduct(db, product, { viewer: user, profile: await findProfile(db, user.id) });
  });

  api.answer(contract.suggestFoodChange, async ({ db, user, params, body }) => {
    await suggestChange(db, user, params.id, body);
    return null;
  });

  api.answer(contract.sendOfflineFood, async ({ db, viewer, body, headers }) =>
    sendOffline(db, { user: viewer, looker: viewerOf(viewer, headers) }, body),
  );
}
