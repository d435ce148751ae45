import * as contract from '@souk/contract/modules/pages/content';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentBanner, presentFooterPage } from './content.present.ts';
import { findFooterPage, getFooterPage, listBanners, listFaqs } from './content.queries.ts';
import { featuredOf, moduleOfPage } from './landing.queries.ts';

export function contentRoutes(api: Api) {
  api.answer(contract.getFooterPage, async ({ db, params }) =>
    presentFooterPage(await getFooterPage(db, params.slug)),
  );

  api.answer(contract.listFaqs, async ({ db }) =>
    (await listFaqs(db)).map(({ id, question, answer, group }) => ({ id, question, answer, group })),
  );

  api.answer(contract.listBanners, async ({ db, query }) =>
    (await listBanners(db, query)).map(presentBanner),
  );

  api.answer(contract.getPageContent, async ({ db, params, query }) => {
    const module = moduleOfPage(params.page_id);
    const page = await findFooterPage(db, params.page_id);
    if (module === undefined && !page) throw new Problem('path-not-found');
    const shown = await listBanners(db, { ...query, page_id: params.page_id });
    return {
      banners: shown.map(presentBanner),
      feactured_category: module === undefined ? [] : await featuredOf(db, module, query.category_id),
      sections: [],
      content: page?.content ?? null,
    };
  });
}
