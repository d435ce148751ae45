import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

interface RouteNode {
  path?: string;
  index?: boolean;
  file: string;
  children?: RouteNode[];
}

/** The `handle` of a route module. */
interface Handle {
  access?: string;
  screen?: string;
  /** Further screens at the same address, for other kinds of visitors. */
  screens?: (string | { screen: string; access: string })[];
}

export interface PageRoute {
  pattern: string;
  screen: string;
  access: string;
}

const web = join(import.meta.dirname, '../apps/web');

/** The `handle` literal of a route module; modules without one are not pages. */
function handleOf(file: string): Handle {
  const source = readFileSync(join(web, 'app', file), 'utf8');
  const literal = /export const handle(?::[^=]+)? = (\{[\s\S]*?\n?\})(?: as const| satisfies \w+)?;/.exec(
    source,
  )?.[1];
  return literal ? (runInNewContext(`(${literal})`) as Handle) : {};
}

function flatten(nodes: RouteNode[], above: string): { pattern: string; file: string }[] {
  return nodes.flatMap(({ path = '', file, children = [] }) => {
    const pattern = [above, path].filter(Boolean).join('/');
    const own = children.length === 0 ? [{ pattern: `/${pattern}`, file }] : [];
    return [...own, ...flatten(children, pattern)];
  });
}

/** Every registered page with its access, by address. */
export function listPageRoutes(): PageRoute[] {
  const { stdout } = spawnSync('react-router', ['routes', '--json'], { cwd: web, encoding: 'utf8' });
  const tree = JSON.parse(stdout.slice(stdout.indexOf('['))) as RouteNode[];
  const pages = flatten(tree, '');
  const addresses = Map.groupBy(pages, ({ file }) => file);
  return pages
    .flatMap(({ pattern, file }) => {
      const { screen, access = 'public', screens = [] } = handleOf(file);
      // A module with several addresses shows one screen at each.
      const others = addresses.get(file)?.length === 1 ? screens : [];
      const all = [...(screen ? [{ screen, access }] : []), ...others];
      return all.map((each) =>
        typeof each === 'string' ? { pattern, screen: each, access } : { pattern, ...each },
      );
    })
    .sort((a, b) => (a.pattern < b.pattern ? -1 : a.pattern > b.pattern ? 1 : 0));
}

const row = ({ pattern, screen, access }: PageRoute) => `| \`${pattern}\` | ${screen} | ${access} |`;

/** The generated documents about pages: for programs and for people. */
export function pageDocs(): Map<string, string> {
  const routes = listPageRoutes();
  const table = ['# Pages', '', '| address | screen | who |', '|---|---|---|', ...routes.map(row), ''];
  return new Map([
    ['routes.json', `${JSON.stringify(routes, null, 2)}\n`],
    ['pages.md', table.join('\n')],
  ]);
}
