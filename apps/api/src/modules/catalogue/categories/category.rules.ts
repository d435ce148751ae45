import type { CategoryModule } from '@souk/contract/modules/catalogue/categories';
import { fieldProblem } from '../../../platform/errors.ts';
import type { CategoryRow } from './category.tables.ts';
import type { Tree } from './tree.ts';

interface Placed {
  id?: number;
  module: CategoryModule;
  pid: number;
}

const noParent = 'Please select a valid option.';

/**
 * Whether a category may have this parent: one of the same module that is not its descendant; 0 is the top level.
 */
export function checkParent(tree: Tree, { id, module, pid }: Placed): CategoryRow | undefined {
  if (pid === 0) return undefined;
  const parent = tree.byId.get(pid);
  if (parent?.module !== module) throw fieldProblem('pid', noParent);
  for (let above: CategoryRow | undefined = parent; above; above = tree.byId.get(above.parentId ?? 0))
    if (above.id === id) throw fieldProblem('pid', noParent);
  return parent;
}
