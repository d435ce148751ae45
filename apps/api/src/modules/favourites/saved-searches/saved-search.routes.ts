import * as contract from '@souk/contract/modules/favourites/saved-searches';
import { toPage } from '@souk/contract/shared/page';
import type { Db } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { changeSearch } from './change-search.ts';
import { deleteSearch } from './delete-search.ts';
import { saveSearch } from './save-search.ts';
import { presentSearch } from './saved-search.present.ts';
import { getSearch, listSearches } from './saved-search.queries.ts';

async function pageOf(
  db: Db,
  userId: number,
  moduleType: string | undefined,
  asked: { page: number; page_size: number },
) {
  const { searches, total } = await listSearches(db, userId, moduleType, asked);
  return toPage(searches.map(presentSearch), total, asked);
}

export function savedSearchRoutes(api: Api) {
  api.answer(contract.createSavedSearch, async ({ db, user, body, timeZone }) => {
    const { name, query, module_type: moduleType, category_id: categoryId, notify: isNotifying } = body;
    const fresh = { name, query, moduleType, categoryId, isNotifying };
    return presentSearch(await saveSearch(db, user.id, fresh, timeZone));
  });

  api.answer(contract.listSavedSearches, ({ db, user, query }) =>
    pageOf(db, user.id, query.module_type, query),
  );

  api.answer(contract.getSavedSearch, async ({ db, user, params }) =>
    presentSearch(await getSearch(db, user.id, params.id)),
  );

  api.answer(contract.updateSavedSearch, async ({ db, user, params, body, timeZone }) => {
    const changes = { name: body.name, query: body.query, isNotifying: body.notify };
    return presentSearch(await changeSearch(db, user.id, params.id, changes, { timeZone }));
  });

  api.answer(contract.deleteSavedSearch, async ({ db, user, params }) => {
    await deleteSearch(db, user.id, params.id);
    return null;
  });

  retailRoutes(api);
}

/** The same searches under retail's own paths. */
function retailRoutes(api: Api) {
  const moduleType = 'retail';

  api.answer(contract.createRetailSavedSearch, async ({ db, user, body, timeZone }) => {
    const fresh = { name: body.name, query: body.query, categoryId: body.category_id, moduleType };
    return presentSearch(await saveSearch(db, user.id, fresh, timeZone));
  });

  api.answer(contract.updateRetailSavedSearch, async ({ db, user, params, body, timeZone }) => {
    const options = { timeZone, moduleType };
    return presentSearch(await changeSearch(db, user.id, params.id, body, options));
  });

  api.answer(contract.deleteRetailSavedSearch, async ({ db, user, params }) => {
    await deleteSearch(db, user.id, params.id, moduleType);
    return null;
  });

  api.answer(contract.listRetailSavedSearches, ({ db, user, query }) =>
    pageOf(db, user.id, moduleType, query),
  );
}
