import type { SavedSearch } from '@souk/contract/modules/favourites/saved-searches';

type Runnable = Pick<SavedSearch, 'module_type' | 'query'>;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One filter as the fields of an address: groups as `name[key]`, lists as repeated names. */
function fieldsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one) => fieldsOf(name, one));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, one]) => fieldsOf(`${name}[${key}]`, one));
  const text = value === undefined || value === null ? '' : String(value);
  return text === '' ? [] : [[name, text]];
}

/** Where a saved search is run again. */
export function runPath({ module_type: module, query }: Runnable): string {
  const fields = Object.entries(query).flatMap(([name, value]) => fieldsOf(name, value));
  const address = new URLSearchParams(module === 'all' ? fields : [['module', module], ...fields]);
  const text = address.toString().replaceAll('%5B', '[').replaceAll('%5D', ']');
  return text ? `/search?${text}` : '/search';
}
