import * as contract from '@souk/contract/modules/search/views';
import type { Api } from '../../../platform/http/api.ts';
import { kindOf } from '../../../platform/subjects.ts';
import { presentPage } from '../searches/search.present.ts';
import { listContent } from './list-content.ts';
import { recordView } from './record-view.ts';
import { viewerOf } from './viewer.ts';

export function viewRoutes(api: Api) {
  api.answer(contract.addRecentlyViewed, async ({ db, user, body }) => {
    await recordView(db, { userId: user.id }, { kind: kindOf(body.module_type), id: body.item_id });
    return null;
  });

  api.answer(contract.addViewOfDevice, async ({ db, viewer, headers, body }) => {
    const looker = viewerOf(viewer, headers);
    const subject = { kind: kindOf(body.module_type), id: body.item_id };
    return { is_noted: looker ? await recordView(db, looker, subject) : false };
  });

  api.answer(contract.listContent, async ({ db, viewer, params, query, headers }) => {
    const strip = {
      module: query.module,
      categoryId: query.category_id,
      template: query.template_slug,
      page: query.page,
      pageSize: query.page_size,
    };
    const found = await listContent(db, params.content_type, viewerOf(viewer, headers), strip);
    return presentPage(db, viewer, found, query);
  });
}
