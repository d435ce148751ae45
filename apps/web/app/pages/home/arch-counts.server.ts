import { search } from '@souk/contract/modules/search/search';
import { call } from '../../lib/api.server.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import type { CategoryBranch } from '../../shell/categories/category-tree.ts';
import { type ArchCount, isArch } from './arcade-arches.ts';

/** The arcade's numbers are the same for everyone; they are cached this long. */
const keptForMs = 60_000;

let kept: { counts: Promise<ReadonlyMap<number, ArchCount>>; untilMs: number } | undefined;

async function ask(args: PageArgs, branches: readonly CategoryBranch[]) {
  const counted = await Promise.all(
    branches
      .filter(({ slug }) => isArch(slug))
      .map(async ({ id }): Promise<[number, ArchCount] | null> => {
        const found = await orNull(
          call(args, search, { query: { module: 'classified', category_id: id, page_size: 10 } }),
        );
        return found && [id, { total: found.total, isExact: found.total_is_exact }];
      }),
  );
  return new Map(counted.filter((entry) => entry !== null));
}

/** How many ads there are in each category of the arcade, by category id. */
export function loadArchCounts(args: PageArgs, branches: readonly CategoryBranch[]) {
  const nowMs = pageStateOf(args).now.getTime();
  if (kept && nowMs < kept.untilMs && nowMs >= kept.untilMs - keptForMs) return kept.counts;
  const counts = ask(args, branches);
  const fresh = { counts, untilMs: nowMs + keptForMs };
  kept = fresh;
  counts.catch(() => {
    if (kept === fresh) kept = undefined;
  });
  return counts;
}
