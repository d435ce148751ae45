import * as contract from '@souk/contract/modules/catalogue/attributes';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { categoryPath, getShownCategory } from '../categories/category.queries.ts';
import { attributesOf } from './attribute.queries.ts';

export function attributeRoutes(api: Api) {
  api.answer(contract.listFilterAttributes, async ({ db, body }) => {
    const leaf = await getShownCategory(db, body.sub_category_id ?? body.category_id);
    const path = await categoryPath(db, leaf.id);
    if (!path.some(({ id }) => id === body.category_id)) throw new Problem('record-not-found');
    return attributesOf(db, leaf.id);
  });
}
