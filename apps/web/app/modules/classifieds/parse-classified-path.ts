import type { TemplateSlug } from '@souk/contract/modules/catalogue/categories';
import {
  isId,
  isIn,
  type ListPath,
  partsOf,
  readOpenEnd as readOpenEndOf,
  readPairs,
  readWord as readWordOf,
} from '../search/index.ts';

const tabs = ['most-recent', 'top-rated', 'recently-viewed', 'general', 'jobs', 'real-estate'];

const templates: Record<string, TemplateSlug> = {
  general: 'general',
  job: 'job',
  jobs: 'job',
  realestate: 'realestate',
  'real-estate': 'realestate',
};

const templateOfLanding: Record<string, TemplateSlug> = {
  'classifieds-general': 'general',
  'classifieds-jobs': 'job',
  'classifieds-realestate': 'realestate',
};

export type ClassifiedScreen =
  | 'tab'
  | 'filter'
  | 'see-more'
  | 'popular'
  | 'all'
  | 'map'
  | 'template'
  | 'category'
  | 'user-ads'
  | 'business';

/** Everything that an address of the ad lists contains. */
export interface ClassifiedPath extends ListPath {
  screen: ClassifiedScreen;
  /** The ad whose seller is meant. */
  itemId?: number;
  business?: { module: 'classified' | 'retail' | 'booking'; slug: string };
}

const readWord = (word: string) => readWordOf(word, templates);
const readOpenEnd = (screen: ClassifiedScreen, parts: readonly string[]): ClassifiedPath | undefined =>
  readOpenEndOf(screen, parts, templates);

const readTab = ([tab = '', ...rest]: string[]): ClassifiedPath | undefined => {
  if (!tabs.includes(tab) || rest.length % 2 === 0) return undefined;
  const read = readOpenEnd('tab', rest);
  return read && { ...read, ...readWord(tab) };
};

function readAll([kind = '', fixed, category, sub, ...more]: string[]): ClassifiedPath | undefined {
  const template = templates[kind];
  if (!template || fixed !== 'all-sub-categories' || !category || !sub || more.length > 0) return undefined;
  const categories = [category, ...(sub === 'all' ? [] : [sub])];
  return {
    screen: 'all',
    template,
    categories: categories.filter((one) => one !== 'all').map((one) => (isId(one) ? Number(one) : one)),
  };
}

function readPopular([fixed, name = '', ...pair]: string[]): ClassifiedPath | undefined {
  const template = templates[name];
  const categories = pair.length === 2 ? readPairs(pair) : undefined;
  if (fixed !== 'popular-view' || !template || !categories) return undefined;
  return { screen: 'popular', group: 'most-popular', template, categories };
}

const readUserAds = ([kind, category, item, ...more]: string[]): ClassifiedPath | undefined =>
  kind === 'general' && isId(category) && isId(item) && more.length === 0
    ? { screen: 'user-ads', categories: [], itemId: Number(item) }
    : undefined;

const businessModules = ['classified', 'retail', 'booking'] as const;

const readBusiness = ([module = '', slug, ...more]: string[]): ClassifiedPath | undefined =>
  isIn(businessModules, module) && slug && more.length === 0
    ? { screen: 'business', categories: [], business: { module, slug } }
    : undefined;

function readClassifieds([first, ...rest]: string[]): ClassifiedPath | undefined {
  if (first === 'filter') return readOpenEnd('filter', rest);
  if (first === 'see-more') return rest.length % 2 === 1 ? readOpenEnd('see-more', rest) : undefined;
  if (first === 'map-view') return readOpenEnd('map', rest);
  if (first === 'all') return readAll(rest);
  return first === undefined ? undefined : readTab([first, ...rest]);
}

function readTemplate(root: string, parts: string[]): ClassifiedPath | undefined {
  const template = templateOfLanding[root];
  const categories = readPairs(parts);
  return template && categories && categories.length > 0
    ? { screen: 'template', template, categories }
    : undefined;
}

/** Reads every address of the ad lists; an unreadable one is not found. */
export function parseClassifiedPath(pathname: string): ClassifiedPath | undefined {
  const [root, ...parts] = partsOf(pathname) ?? [];
  if (root === 'classifieds') return readClassifieds(parts);
  if (root === 'see-more') return readPopular(parts);
  if (root === 'user-ads') return readUserAds(parts);
  if (root === 'ads-by-business') return readBusiness(parts);
  if (root === 'classified-listing')
    return parts.length === 1 && parts[0] ? { screen: 'category', categories: [parts[0]] } : undefined;
  return root === undefined ? undefined : readTemplate(root, parts);
}

/** `detail-page/{categoryId}/{classified_id}` and `detail-page/{id}/{slug}` share a shape (reading A-02). */
export function idOfDetail(first: string, second: string): { id: number; slug?: string } | undefined {
  if (isId(second)) return isId(first) ? { id: Number(second) } : undefined;
  return isId(first) && second !== '' ? { id: Number(first), slug: second } : undefined;
}
