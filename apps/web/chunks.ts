import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const app = resolve(import.meta.dirname, 'app');
const entries = [resolve(app, 'root.tsx'), resolve(app, 'entry.client.tsx')];
const cards = [resolve(app, 'modules/search/components/listing-card.tsx')];
const addresses = ['listing-filters.ts', 'listing-trade.ts'].map((file) =>
  resolve(app, 'modules/search', file),
);
/** What lists and the pages of single things share. */
const steps = ['ui/breadcrumbs.tsx', 'ui/pager.tsx', 'modules/search/components/filter-words.ts'].map(
  (file) => resolve(app, file),
);
const lists = [resolve(app, 'modules/search/components/listing-screen.tsx')];

/** What every page needs of its packages. */
const framework = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//;

/** What the modules import, and what those import, but not what they load later on demand. */
function reachableFrom(modules: readonly string[], graph: Graph): Set<string> {
  const reached = new Set<string>();
  const rest = [...modules];
  for (let id = rest.pop(); id; id = rest.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    rest.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/** One file of everything that these modules need and that no group before it has taken. */
function groupOf(name: string, modules: readonly string[], priority: number): Rolldown.CodeSplittingGroup {
  let reached: Set<string> | undefined;
  return {
    name: (id, graph) => {
      reached ??= reachableFrom(modules, graph);
      return reached.has(id) && !id.includes('rolldown/runtime') ? name : null;
    },
    priority,
  };
}

/**
 * Two files that every page loads, one more for pages with cards of things and one for lists of them, in place of
 * some ninety small ones: they compress better together, take fewer requests, and the framework's stays in a
 * browser's cache over releases.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  return [
    { name: 'framework', test: framework, priority: 5 },
    groupOf('shell', entries, 4),
    groupOf('cards', cards, 3),
    groupOf('steps', [...steps, ...addresses], 2),
    groupOf('lists', lists, 1),
  ];
}
