import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { Branch } from '../category-tree.ts';

const holds = ({ category, children }: Branch, id: number | undefined): boolean =>
  category.id === id || children.some((child) => holds(child, id));

function Name({ branch, chosenId }: { branch: Branch; chosenId: number | undefined }) {
  const { category } = branch;
  return (
    <Link
      to={`/admin/categories?id=${category.id}`}
      preventScrollReset
      aria-current={category.id === chosenId ? 'true' : undefined}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md px-2 text-[15px] hover:bg-inset aria-[current]:bg-brand-soft aria-[current]:font-semibold aria-[current]:text-brand-ink"
    >
      <span className="truncate">{category.text ?? category.name}</span>
      {!category.is_active && (
        <span className="text-xs text-ink-3">
          <Trans>hidden</Trans>
        </span>
      )}
    </Link>
  );
}

/** Categories to unfold; a name opens its form beside the tree. */
export function CategoryTreeList({
  branches,
  chosenId,
}: {
  branches: readonly Branch[];
  chosenId: number | undefined;
}) {
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.category.id}>
          {branch.children.length === 0 ? (
            <div className="flex ps-8">
              <Name branch={branch} chosenId={chosenId} />
            </div>
          ) : (
            <details open={holds(branch, chosenId)} className="group/branch">
              <summary className="flex list-none items-center">
                <span className="grid size-8 shrink-0 place-items-center">
                  <Icon
                    of={ChevronRight}
                    size={18}
                    isDirectional
                    className="text-ink-3 group-open/branch:rotate-90 rtl:group-open/branch:-rotate-90"
                  />
                </span>
                <Name branch={branch} chosenId={chosenId} />
              </summary>
              <div className="ms-4 border-s border-line">
                <CategoryTreeList branches={branch.children} chosenId={chosenId} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
