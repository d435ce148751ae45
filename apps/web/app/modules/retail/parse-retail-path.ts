import { type ListPath, partsOf, readOpenEnd } from '../search/index.ts';

export type RetailScreen = 'group' | 'filter' | 'category-filter' | 'category' | 'see-more' | 'map';

/** Everything that an address of the retail lists contains. */
export interface RetailPath extends ListPath {
  screen: RetailScreen;
}

/** `[filter] (name id)*` where a sub-category is the deepest that there is. */
const deepest = 5;

const openEnd = (screen: RetailScreen, parts: readonly string[]): RetailPath | undefined =>
  parts.length > deepest ? undefined : readOpenEnd(screen, parts);

/** `/retail/{filter}`, `/retail/{filter}/{name}/{id}…` and `/retail/{name}/{id}…`. */
function readRetail([first, ...rest]: string[]): RetailPath | undefined {
  if (first === undefined) return undefined;
  if (first === 'filter') return openEnd('filter', rest);
  const read = openEnd('group', [first, ...rest]);
  return read && rest.length % 2 === 1 ? { ...read, screen: 'category' } : read;
}

const readOne = (screen: RetailScreen, parts: string[]) =>
  parts.length === 1 ? openEnd(screen, parts) : undefined;

/** Reads every address of the retail lists; an unreadable one is not found. */
export function parseRetailPath(pathname: string): RetailPath | undefined {
  const [root, ...parts] = partsOf(pathname) ?? [];
  if (root === 'retail') return readRetail(parts);
  if (root === 'retail-detail')
    return parts[0] === 'see-more' ? readOne('see-more', parts.slice(1)) : undefined;
  if (root === 'retail-classifieds')
    return parts[0] === 'map-view' ? openEnd('map', parts.slice(1)) : undefined;
  if (root === 'retail-category')
    return parts[0] === 'filter' && parts.length % 2 === 0
      ? openEnd('category-filter', parts.slice(1))
      : undefined;
  const [slug] = parts;
  return root === 'retail-listing' && slug && parts.length === 1
    ? { screen: 'category', categories: [slug] }
    : undefined;
}
