import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import { contentTypes } from '@souk/contract/modules/search/views';
import { sorts } from '@souk/contract/shared/page';
import type { AdSort } from './listing-filters.ts';

/** What a list is grouped by; `top-rated` is a sort that landings show as a group. */
export type ListGroup = (typeof contentTypes)[number] | 'top-rated';

/** Everything that an address of a list says. */
export interface ListPath {
  screen: string;
  group?: ListGroup;
  sort?: AdSort;
  template?: TemplateSlug;
  keyword?: string;
  /** Number or slug, the widest first. */
  categories: (number | string)[];
}

const groups: readonly ListGroup[] = [...contentTypes, 'top-rated'];

export const isId = (text: string | undefined): text is string =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text);

export const isIn = <T extends string>(list: readonly T[], word: string): word is T =>
  list.some((one) => one === word);

type Said = Pick<ListPath, 'group' | 'sort' | 'template' | 'keyword'>;

/** A filter in a path is a content type, a sort, a template, `all`, or otherwise text to search for. */
export function readWord(word: string, templates: Readonly<Record<string, TemplateSlug>> = {}): Said {
  if (isIn(groups, word)) return { group: word };
  if (isIn(sorts, word)) return { sort: word };
  const template = templates[word];
  if (template) return { template };
  return word === 'all' ? {} : { keyword: word };
}

/** Pairs of a name and an id, read from left to right. */
export function readPairs(parts: readonly string[]): number[] | undefined {
  if (parts.length % 2 !== 0) return undefined;
  const ids = parts.filter((_, index) => index % 2 === 1);
  return ids.every(isId) ? ids.map(Number) : undefined;
}

/** `[filter] (name id)*`: an odd number of parts begins with the filter. */
export function readOpenEnd<Screen extends string>(
  screen: Screen,
  parts: readonly string[],
  templates: Readonly<Record<string, TemplateSlug>> = {},
): (ListPath & { screen: Screen }) | undefined {
  if (parts.length === 0) return undefined;
  const word = parts.length % 2 === 1 ? parts[0] : undefined;
  const categories = readPairs(word === undefined ? parts : parts.slice(1));
  return categories && { screen, ...(word === undefined ? {} : readWord(word, templates)), categories };
}

/** The parts of a path; undefined if it cannot be decoded. */
export function partsOf(pathname: string): string[] | undefined {
  try {
    return pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** The id at the end of `{slug}-{id}`. */
export const idOfSlug = (slugAndId: string): number | undefined => {
  const [, id] = /(?:^|-)(\d{1,15})$/.exec(slugAndId) ?? [];
  return id === undefined || Number(id) === 0 ? undefined : Number(id);
};
