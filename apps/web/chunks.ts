import { resolve } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const app = resolve(import.meta.dirname, 'app');
const entries = [resolve(app, 'root.tsx'), resolve(app, 'entry.client.tsx')];

/** What every page needs of its packages. */
const framework = /node_modules\/(react|react-dom|scheduler|react-router|use-sync-external-store|@lingui)\//;

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

/**
 * Two files that every page loads, in place of some seventy small ones: they compress better together,
 * take fewer requests, and the framework's stays in a browser's cache over releases.
 */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let shell: Set<string> | undefined;
  return [
    { name: 'framework', test: framework, priority: 2 },
    {
      name: (id, graph) => {
        shell ??= reachableFrom(entries, graph);
        return shell.has(id) && !id.includes('rolldown/runtime') ? 'shell' : null;
      },
      priority: 1,
    },
  ];
}
