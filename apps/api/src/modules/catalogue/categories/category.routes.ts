import * as contract from '@souk/contract/modules/catalogue/categories';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { presentCategory } from './category.present.ts';
import { findCategoryBySlug, getShownCategory, listCategories, listChildren } from './category.queries.ts';
import type { CategoryRow } from './category.tables.ts';

const { categoryModules } = contract;

/** The module in a path; any other word is not found. */
function moduleOf(type: string): contract.CategoryModule {
  const module = categoryModules.find((known) => known === type);
  if (!module) throw new Problem('path-not-found');
  return module;
}

interface LevelCall {
  category_id?: number | undefined;
  type?: string | undefined;
  page: number;
  page_size: number;
}

const isOfType = (type: string | undefined) => (row: CategoryRow) =>
  type === undefined || [row.module, row.template, presentCategory(row).kind].includes(type as never);

const pageOfRows = (rows: CategoryRow[], { page, page_size }: LevelCall) =>
  rows.slice((page - 1) * page_size, page * page_size).map(presentCategory);

/** One level of a module: the featured ones in full, the rest by page. */
async function answerLevel(reader: Reader, module: contract.CategoryModule, call: LevelCall) {
  const parent = call.category_id ? await getShownCategory(reader, call.category_id, module) : undefined;
  const level = parent
    ? await listChildren(reader, parent.id)
    : await listCategories(reader, { module, level: 'top' });
  const rows = level.filter(isOfType(call.type));
  return {
    feactured_category: rows.filter((row) => row.isFeatured).map(presentCategory),
    categories: pageOfRows(rows, call),
  };
}

function answerLists(api: Api) {
  api.answer(contract.listCategories, async ({ db }) =>
    (await listCategories(db, { level: 'top' })).map(presentCategory),
  );

  api.answer(contract.listCategoriesOfType, async ({ db, params }) =>
    (await listCategories(db, { module: moduleOf(params.type), level: 'top' })).map(presentCategory),
  );

  api.answer(contract.listSubCategories, async ({ db }) =>
    (await listCategories(db, { level: 'sub' })).map(presentCategory),
  );

  api.answer(contract.listSubCategoriesOfType, async ({ db, params }) =>
    (await listCategories(db, { module: moduleOf(params.type), level: 'sub' })).map(presentCategory),
  );

  api.answer(contract.listSubCategoriesOfCategory, async ({ db, params }) => {
    const parent = await getShownCategory(db, params.category_id, moduleOf(params.type));
    return (await listChildren(db, parent.id)).map(presentCategory);
  });

  api.answer(contract.listBookingCategories, async ({ db }) =>
    (await listCategories(db, { module: 'booking', level: 'top' })).map(presentCategory),
  );

  api.answer(contract.listBookingSubCategories, async ({ db, params }) => {
    const parent = await getShownCategory(db, params.category_id, 'booking');
    return (await listChildren(db, parent.id)).map(presentCategory);
  });
}

function answerBySlug(api: Api) {
  api.answer(contract.getCategoryBySlug, async ({ db, params }) => {
    const found = await Promise.all(
      categoryModules.map((module) => findCategoryBySlug(db, module, params.slug)),
    );
    const first = found.find((row) => row !== undefined);
    if (!first) throw new Problem('record-not-found');
    return presentCategory(first);
  });

  api.answer(contract.listCategoriesBySlug, async ({ db, query }) =>
    (await listCategories(db, { module: query.type }))
      .filter((row) => query.slug === undefined || row.slug === query.slug)
      .map(presentCategory),
  );

  api.answer(contract.getCategoryOfType, async ({ db, params }) => {
    const row = await findCategoryBySlug(db, params.type, params.slug);
    if (!row) throw new Problem('record-not-found');
    return {
      ...presentCategory(row),
      children: (await listChildren(db, row.id)).map(presentCategory),
    };
  });
}

function answerCalls(api: Api) {
  api.answer(contract.callClassifiedCategory, ({ db, body }) => answerLevel(db, 'classified', body));
  api.answer(contract.callBookingCategory, ({ db, body }) => answerLevel(db, 'booking', body));
  api.answer(contract.callRetailCategory, ({ db, body }) => answerLevel(db, 'retail', body));

  api.answer(contract.callChildCategory, async ({ db, body }) => {
    const parent = await getShownCategory(db, body.category_id);
    return pageOfRows((await listChildren(db, parent.id)).filter(isOfType(body.type)), body);
  });
}

export function categoryRoutes(api: Api) {
  answerLists(api);
  answerBySlug(api);
  answerCalls(api);
}
