import { Trans, useLingui } from '@lingui/react/macro';
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

interface TreeProps {
  branches: readonly Branch[];
  chosenId: number | undefined;
}

/** Opens and closes a category's children; its name is a separate link. */
function Below({ branch, chosenId }: { branch: Branch; chosenId: number | undefined }) {
  const { t } = useLingui();
  return (
    <details open={holds(branch, chosenId)} className="group/branch">
      <summary
        aria-label={t`Categories below ${branch.category.name}`}
        className="grid h-11 w-8 list-none place-items-center rounded-md hover:bg-inset"
      >
        <Icon
          of={ChevronRight}
          size={18}
          isDirectional
          className="text-ink-3 group-open/branch:rotate-90 rtl:group-open/branch:-rotate-90"
        />
      </summary>
      <div className="ms-4 border-s border-line">
        <CategoryTreeList branches={branch.children} chosenId={chosenId} />
      </div>
    </details>
  );
}

/** Expandable categories; a name opens its form next to the tree. */
export function CategoryTreeList({ branches, chosenId }: TreeProps) {
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.category.id} className="relative min-h-11">
          <div className="absolute start-8 end-0 top-0 flex">
            <Name branch={branch} chosenId={chosenId} />
          </div>
          {branch.children.length > 0 && <Below branch={branch} chosenId={chosenId} />}
        </li>
      ))}
    </ul>
  );
}
