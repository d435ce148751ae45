import { data } from 'react-router';
import { orNull } from '../../lib/or-null.server.ts';
import type { CategoryPanelReply } from '../../shell/categories/category-panel.tsx';
import { loadCategoryTree } from '../../shell/categories/category-tree.server.ts';
import type { Route } from './+types/categories.ts';

/** The mega-menu's content: the same for everyone, so browsers and caches may store it. */
export async function loader(args: Route.LoaderArgs) {
  const tree = await orNull(loadCategoryTree(args));
  const reply: CategoryPanelReply = { tree };
  return data(reply, tree ? { headers: { 'cache-control': 'public, max-age=300' } } : {});
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
