import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import { listCategoriesOfType } from '@souk/contract/modules/catalogue/categories';
import { listPage } from '@souk/contract/modules/classifieds/listings';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { visitorOrPrivate } from '../../lib/session.server.ts';
import type { Route } from './+types/footer-category.ts';
import { templatePath } from './template-path.ts';

const isTemplate = (slug: string | null | undefined): slug is TemplateSlug =>
  slug === 'general' || slug === 'job' || slug === 'realestate';

/** A footer category leads to its first ad's template, or to its own if it has no ads (B-074, B-075). */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const id = Number(args.params.categoryId);
  const categories = await call(args, listCategoriesOfType, { params: { type: 'classified' } });
  const category = categories.find((known) => known.id === id);
  if (!category) throw data(null, { status: 404 });

  const query = { page_id: 'classified', category_id: id, page: 1, page_size: 10 };
  const first = (await orNull(call(args, listPage, { query })))?.data[0]?.template_slug;
  const template = isTemplate(first) ? first : (category.template_slug ?? 'general');
  return redirect(templatePath(template, category));
}
