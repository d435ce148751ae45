import * as contract from '@souk/contract/modules/admin/categories';
import { asc } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import type { Api } from '../../../platform/http/api.ts';
import { attributesOf, type CategoryRow, categories, ownAttributesOf } from '../../catalogue/index.ts';
import { answerDesk } from '../areas/answer-desk.ts';
import { addCategory } from './add-category.ts';
import { presentEdited } from './category.present.ts';
import { changeCategory } from './change-category.ts';
import { dropCategory } from './drop-category.ts';
import { writeAttributes } from './write-attributes.ts';

/** The whole tree, hidden categories included. */
const listTree = (reader: Reader): Promise<CategoryRow[]> =>
  reader
    .select()
    .from(categories)
    .orderBy(asc(categories.module), asc(categories.position), asc(categories.id));

export function categoryRoutes(api: Api) {
  answerDesk(api, 'catalogue', contract.listAllCategories, async ({ db }) =>
    (await listTree(db)).map(presentEdited),
  );

  answerDesk(api, 'catalogue', contract.createCategory, async ({ db, user, body }) =>
    presentEdited(await addCategory(db, user, body)),
  );

  answerDesk(api, 'catalogue', contract.updateCategory, async ({ db, user, params, body }) =>
    presentEdited(await changeCategory(db, user, params.id, body)),
  );

  answerDesk(api, 'catalogue', contract.deleteCategory, async ({ db, user, params }) => {
    await dropCategory(db, user, params.id);
    return null;
  });

  answerDesk(api, 'catalogue', contract.listAttributes, async ({ db, params }) => {
    const all = await attributesOf(db, params.id);
    const own = await ownAttributesOf(db, params.id);
    const ownIds = new Set(own.map(({ id }) => id));
    return { own, inherited: all.filter(({ id }) => !ownIds.has(id)) };
  });

  answerDesk(api, 'catalogue', contract.saveAttributes, ({ db, user, params, body }) =>
    writeAttributes(db, user, params.id, body.attributes),
  );
}
