import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { foodCategories } from '@souk/contract/modules/scanner/words';
import { Link } from 'react-router';
import { categoryPath } from '../lib/category-path.ts';
import { pageHead } from '../lib/page-head.ts';
import { findViewer } from '../lib/session.server.ts';
import { categoryWords } from '../modules/scanner/index.ts';
import { categoryIcon } from '../shell/categories/category-icons.ts';
import { loadCategoryTree } from '../shell/categories/category-tree.server.ts';
import type { CategoryBranch } from '../shell/categories/category-tree.ts';
import { menuModules, moduleDots, moduleWords } from '../shell/categories/module-words.ts';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/categories.ts';

/** "Other" is not a category to browse. */
const foodShelves = foodCategories.filter((shelf) => shelf !== 'other');

export const handle = { access: 'public', screen: 'Categories', cache: 300 };

/** All categories of all trades: the mega-menu as a page. */
export async function loader(args: Route.LoaderArgs) {
  await findViewer(args);
  return { tree: await loadCategoryTree(args) };
}

export const meta: Route.MetaFunction = (args) =>
  pageHead(args, {
    title: msg`All categories`,
    description: msg`Every category of Souk: classified ads, shops and services near you.`,
  });

function Branch({ branch }: { branch: CategoryBranch }) {
  return (
    <li className="mb-6 break-inside-avoid">
      <h3 className="font-semibold">
        <Link to={categoryPath(branch)} className="tap inline-flex items-center gap-2 hover:underline">
          <Icon of={categoryIcon(branch.icon)} size={18} className="text-ink-3" />
          {branch.label}
        </Link>
      </h3>
      <ul className="mt-1 ps-[26px]">
        {branch.children.map((child) => (
          <li key={child.id}>
            <Link
              to={categoryPath(child)}
              className="inline-flex min-h-9 items-center text-[15px] text-ink-2 hover:text-ink hover:underline"
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <div className="page py-8 lg:py-12">
      <h1 className="h-page">
        <Trans>All categories</Trans>
      </h1>
      {menuModules.map((module) => (
        <section key={module} aria-labelledby={module} className="mt-10">
          <h2 id={module} className="h-sec flex items-center gap-3">
            <span className={`size-3 rounded-full ${moduleDots[module]}`} />
            {t(moduleWords[module])}
          </h2>
          <ul className="mt-5 gap-6 sm:columns-2 lg:columns-4">
            {loaderData.tree[module].map((branch) => (
              <Branch key={branch.id} branch={branch} />
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="food" className="mt-10">
        <h2 id="food" className="h-sec">
          <Link to="/food-scanner" className="tap inline-flex items-center gap-3 hover:underline">
            <span className="size-3 rounded-full bg-scan" />
            <Trans>Food Scanner</Trans>
          </Link>
        </h2>
        <ul className="mt-5 gap-6 sm:columns-2 lg:columns-4">
          {foodShelves.map((shelf) => (
            <li key={shelf} className="break-inside-avoid">
              <Link
                to={`/see-all-products/most-recent?${new URLSearchParams({ category_id: shelf })}`}
                className="inline-flex min-h-9 items-center text-[15px] text-ink-2 hover:text-ink hover:underline"
              >
                {t(categoryWords[shelf])}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
