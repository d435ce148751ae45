import * as contract from '@souk/contract/modules/scanner/lists';
import { toPage } from '@souk/contract/shared/page';
import { problems } from '@souk/contract/shared/problem';
import type { Api } from '../../../platform/http/api.ts';
import { viewerOf } from '../../search/index.ts';
import { presentProducts } from '../products/product.present.ts';
import { profileFor } from '../profiles/profile.queries.ts';
import { findProducts } from './find-products.ts';

export function listRoutes(api: Api) {
  api.answer(contract.listFoodProducts, async ({ db, viewer, body, headers, reply }) => {
    const profile = await profileFor(db, viewer, body);
    const looker = viewerOf(viewer, headers);
    const found = await findProducts(db, { query: body, profile, userId: viewer?.id, looker });
    if (found.total === 0) reply.say(problems['items-not-found'].text);
    const shown = await presentProducts(db, found.products, { viewer, profile });
    return {
      ...toPage(shown, found.total, body),
      total_is_exact: found.isExact,
      is_fuzzy: found.isFuzzy,
    };
  });
}
