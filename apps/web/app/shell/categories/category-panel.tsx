import { Trans, useLingui } from '@lingui/react/macro';
import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { categoryPath } from '../../lib/category-path.ts';
import { ArchScene } from '../../ui/arch-scene.tsx';
import basket from '../../ui/art/basket.svg';
import sofa from '../../ui/art/sofa.svg';
import tools from '../../ui/art/tools.svg';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { linkClass } from '../../ui/link.tsx';
import { categoryIcon } from './category-icons.ts';
import type { CategoryBranch, CategoryTree } from './category-tree.ts';
import { menuModules, moduleDots, moduleWords } from './module-words.ts';

const address = '/menus/categories';
const shownChildren = 3;

const scenes = {
  classified: { object: sofa, palette: 'saffron' },
  booking: { object: tools, palette: 'jade' },
  retail: { object: basket, palette: 'rose' },
} as const;

export interface CategoryPanelReply {
  tree: CategoryTree | null;
}

function Branch({ branch }: { branch: CategoryBranch }) {
  return (
    <li className="mb-5 break-inside-avoid">
      <Link to={categoryPath(branch)} className="tap flex items-center gap-2 font-semibold hover:underline">
        <Icon of={categoryIcon(branch.icon)} size={18} className="text-ink-3" />
        {branch.label}
      </Link>
      <ul className="mt-1 ps-[26px]">
        {branch.children.slice(0, shownChildren).map((child) => (
          <li key={child.id}>
            <Link
              to={categoryPath(child)}
              className="block py-1 text-sm text-ink-2 hover:text-ink hover:underline"
            >
              {child.label}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Trades at the start, the chosen one's categories in columns, an arch at the end. */
function Panel({ tree }: { tree: CategoryTree }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<CategoryModule>('classified');
  return (
    <div className="page grid grid-cols-12 gap-6 py-8">
      <div className="col-span-3 space-y-1">
        {menuModules.map((module) => (
          <button
            key={module}
            type="button"
            aria-pressed={module === chosen}
            onClick={() => setChosen(module)}
            className={`btn flex h-11 w-full items-center gap-3 rounded-md px-3 text-start text-[15px] font-semibold ${module === chosen ? 'bg-inset' : 'text-ink-2 hover:bg-inset hover:text-ink'}`}
          >
            <span className={`size-2.5 rounded-full ${moduleDots[module]}`} />
            {t(moduleWords[module])}
          </button>
        ))}
        <Link
          to="/food-scanner"
          className="btn flex h-11 w-full items-center gap-3 rounded-md px-3 text-[15px] font-semibold text-ink-2 hover:bg-inset hover:text-ink"
        >
          <span className="size-2.5 rounded-full bg-scan" />
          <Trans>Food Scanner</Trans>
        </Link>
        <p className="px-3 pt-3 text-[15px]">
          <Link to="/categories" className={`${linkClass} tap`}>
            <Trans>See all categories</Trans>
          </Link>
        </p>
      </div>
      <ul className="col-span-7 columns-3 gap-6">
        {tree[chosen].map((branch) => (
          <Branch key={branch.id} branch={branch} />
        ))}
      </ul>
      <div className="col-span-2 justify-self-end">
        <ArchScene {...scenes[chosen]} className="h-[220px] w-[168px]" />
      </div>
    </div>
  );
}

/** The mega-menu's content, fetched once. */
export function CategoryPanel({ fallback }: { fallback: ReactNode }) {
  const { load, data, state } = useFetcher<CategoryPanelReply>();
  useEffect(() => {
    void load(address);
  }, [load]);
  if (!data) return fallback;
  if (!data.tree)
    return (
      <div className="page py-8">
        <ErrorNotice onRetry={() => void load(address)} isRetrying={state !== 'idle'} />
      </div>
    );
  return <Panel tree={data.tree} />;
}
