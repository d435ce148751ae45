import { listFilterAttributes } from '@souk/contract/modules/catalogue/attributes';
import { call } from '../../../lib/api.server.ts';
import type { Route } from './+types/category-attributes.ts';

/** The questions of a category, for a form whose category has just been changed. */
export async function loader(args: Route.LoaderArgs) {
  const id = Number(new URL(args.request.url).searchParams.get('category_id'));
  const isId = Number.isSafeInteger(id) && id > 0;
  return {
    categoryId: isId ? id : null,
    attributes: isId ? await call(args, listFilterAttributes, { body: { category_id: id } }) : [],
  };
}
