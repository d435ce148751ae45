import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { usePopover } from '../../ui/popover.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../use-hydrated.ts';

const CategoryPanel = lazy(() =>
  import('./category-panel.tsx').then((file) => ({ default: file.CategoryPanel })),
);

const trigger = 'btn flex h-12 items-center gap-2 pe-3 text-[15px] font-semibold whitespace-nowrap';

const loading = (
  <Skeleton>
    <div className="page grid grid-cols-4 gap-6 py-8">
      {['a', 'b', 'c', 'd'].map((column) => (
        <div key={column} className="space-y-3">
          <Bone className="h-5 w-3/5" />
          <Bone className="h-4 w-4/5" />
          <Bone className="h-4 w-2/3" />
          <Bone className="h-4 w-3/4" />
        </div>
      ))}
    </div>
  </Skeleton>
);

/**
 * The category mega-menu (B-030): its content is fetched when it is first opened. It closes on scroll, on a click
 * outside, on Escape and on route change (B-041). Without scripts it is a link to a page of all categories.
 */
export function CategoryMenu() {
  const { t } = useLingui();
  const isHydrated = useHydrated();
  const menu = usePopover({ closesOnScroll: true });
  const [hasOpened, setOpened] = useState(false);
  const face = (
    <>
      <Icon of={LayoutGrid} size={18} />
      <Trans>All categories</Trans>
      <Icon of={ChevronDown} size={16} />
    </>
  );
  if (!isHydrated)
    return (
      <Link to="/categories" className={trigger}>
        {face}
      </Link>
    );
  return (
    <>
      <button type="button" className={trigger} {...menu.trigger} onClick={() => setOpened(true)}>
        {face}
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: -- a fieldset groups form fields; this groups links */}
      <div
        {...menu.panel}
        popover="auto"
        role="group"
        aria-label={t`All categories`}
        className="fixed inset-x-0 top-[121px] bottom-auto m-0 max-h-[calc(100dvh-140px)] w-full overflow-y-auto border-b border-line bg-surface shadow-lg supports-[top:anchor(bottom)]:top-[anchor(bottom)]"
      >
        {hasOpened && (
          <Suspense fallback={loading}>
            <CategoryPanel fallback={loading} />
          </Suspense>
        )}
      </div>
    </>
  );
}
