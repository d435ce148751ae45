import * as contract from '@souk/contract/modules/sellers/brochures';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getBusiness } from '../profiles/profile.queries.ts';
import { presentBrochure } from './brochure.present.ts';
import { getBrochure, listBrochures } from './brochure.queries.ts';
import { createBrochure } from './create-brochure.ts';
import { deleteBrochure } from './delete-brochure.ts';
import { updateBrochure } from './update-brochure.ts';

export function brochureRoutes(api: Api) {
  api.answer(contract.listBrochures, async ({ db, user, query }) => {
    const business = await getBusiness(db, user.id);
    const { rows, total } = await listBrochures(db, business.id, query);
    return toPage(rows.map(presentBrochure), total, query);
  });

  api.answer(contract.getBrochure, async ({ db, user, params }) => {
    const business = await getBusiness(db, user.id);
    return presentBrochure(await getBrochure(db, business.id, params.id));
  });

  api.answer(contract.createBrochure, async ({ db, user, body, files }) =>
    presentBrochure(await createBrochure(db, user, body, files)),
  );

  api.answer(contract.updateBrochure, async ({ db, user, params, body, files }) =>
    presentBrochure(await updateBrochure(db, user, { id: params.id, ...body }, files)),
  );

  api.answer(contract.deleteBrochure, async ({ db, user, params }) => {
    await deleteBrochure(db, user.id, params.id);
    return null;
  });
}
