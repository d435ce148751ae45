import * as contract from '@souk/contract/modules/search/search';
import type { Api } from '../../../platform/http/api.ts';
import { listPopularQueries, tallyQuery } from '../words/popular-queries.ts';
import { suggest } from '../words/suggest.ts';
import { countFacets } from './count-facets.ts';
import { pinsIn } from './pins-in.ts';
import { presentPage } from './search.present.ts';
import { searchDocuments } from './search-documents.ts';
import { queryOf } from './search-query.ts';

export function searchRoutes(api: Api) {
  api.answer(contract.search, async ({ db, viewer, query: asked, timeZone, log }) => {
    const query = queryOf(asked, { module: asked.module, timeZone });
    const [result, facets] = await Promise.all([
      searchDocuments(db, query),
      asked.facets ? countFacets(db, query) : null,
    ]);
    const meant = result.didYouMean ?? query.keyword;
    if (result.total > 0 && query.page === 1)
      tallyQuery(db, { ...query, keyword: meant })?.catch((err: unknown) =>
        log.warn({ err }, 'popular searches were not written'),
      );
    // Facets are counted for the words that were finally searched for.
    const counted =
      facets && result.didYouMean ? await countFacets(db, { ...query, keyword: result.didYouMean }) : facets;
    return { ...(await presentPage(db, viewer, result, asked)), facets: counted };
  });

  api.answer(contract.suggest, ({ db, query }) => suggest(db, query));

  api.answer(contract.generalSearch, async ({ db, viewer, body, timeZone, log, reply }) => {
    const query = queryOf(body, { module: body.module_type, timeZone });
    const result = await searchDocuments(db, query);
    if (result.total === 0) reply.say('Record not found');
    else if (query.page === 1)
      tallyQuery(db, { ...query, keyword: result.didYouMean ?? query.keyword })?.catch((err: unknown) =>
        log.warn({ err }, 'popular searches were not written'),
      );
    return presentPage(db, viewer, result, body);
  });

  api.answer(contract.popularSearches, ({ db, body }) =>
    listPopularQueries(db, { module: body.module_type, categoryId: body.category_id }),
  );

  api.answer(contract.mapView, ({ db, body, timeZone }) => {
    const { bounds, ...asked } = body;
    const query = queryOf({ ...asked, page: 1, page_size: 10 } as never, { module: body.module, timeZone });
    return bounds ? pinsIn(db, bounds, query) : Promise.resolve([]);
  });
}
