import { data, redirect } from 'react-router';
import { visitorOrPrivate } from '../../../lib/session.server.ts';
import { isId } from '../../search/index.ts';
import { getProduct } from '../load-product.server.ts';
import type { Route } from './+types/detail-page.ts';

export const handle = { access: 'visitor-or-private', screen: 'RetailDetail' };

/** A product by its id, or by its category and its id; its own address says the rest (reading A-02). */
export async function loader(args: Route.LoaderArgs) {
  await visitorOrPrivate(args);
  const { id, x } = args.params;
  if (!isId(id) || !x) throw data(null, { status: 404 });
  const { path } = await getProduct(args, isId(x) ? x : id);
  throw redirect(path, 301);
}

export default function RetailDetailPage() {
  return null;
}
