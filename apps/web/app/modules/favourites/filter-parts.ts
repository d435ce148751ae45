import { isFoodFacet } from '../food/index.ts';

/** One filter of a search, ready to be worded. */
export type FilterPart =
  | { kind: 'keyword'; words: string }
  | { kind: 'category'; name: string }
  | { kind: 'place'; place: string; radiusKm?: number }
  | { kind: 'map' }
  | { kind: 'price'; fromDollars?: number; toDollars?: number }
  | { kind: 'rating'; stars: number }
  | { kind: 'date'; words: string }
  | { kind: 'attribute'; name: string; values: string[] }
  | { kind: 'food'; slug: string; values: string[] };

type Query = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

const numberOf = (value: unknown): number | undefined => {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? number : undefined;
};

/** `body-type` as "Body type". */
const nameOf = (slug: string) => {
  const words = slug.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** `2015..2020` as "2015 to 2020", and ranges with one end open. */
const rangeWords = (value: string): string => {
  const [, from, to] = /^([^.]*)\.\.([^.]*)$/.exec(value) ?? [];
  if (from === undefined || to === undefined) return value;
  if (from && to) return `${from} - ${to}`;
  return from ? `≥ ${from}` : `≤ ${to}`;
};

function placePart(query: Query): FilterPart[] {
  const place = textOf(query.location);
  const radiusKm = numberOf(query.radius);
  if (place) return [{ kind: 'place', place, ...(radiusKm === undefined ? {} : { radiusKm }) }];
  return query.bounds || query.lat !== undefined ? [{ kind: 'map' }] : [];
}

function pricePart(query: Query): FilterPart[] {
  const fromDollars = numberOf(query.price_min);
  const toDollars = numberOf(query.price_max);
  if (fromDollars === undefined && toDollars === undefined) return [];
  return [
    {
      kind: 'price',
      ...(fromDollars === undefined ? {} : { fromDollars }),
      ...(toDollars === undefined ? {} : { toDollars }),
    },
  ];
}

function attributeParts(chosen: unknown): FilterPart[] {
  if (typeof chosen !== 'object' || chosen === null) return [];
  return Object.entries(chosen).flatMap(([slug, given]): FilterPart[] => {
    const values = (Array.isArray(given) ? given : [given]).map(textOf).filter(Boolean).map(rangeWords);
    if (values.length === 0) return [];
    return [
      isFoodFacet(slug) ? { kind: 'food', slug, values } : { kind: 'attribute', name: nameOf(slug), values },
    ];
  });
}

/** What a saved search filters by, the widest first. */
export function filterParts(query: Query, categoryName: string | undefined): FilterPart[] {
  const keyword = textOf(query.keyword);
  const stars = numberOf(query.rating);
  const date = textOf(query.date_filter);
  return [
    ...(keyword ? [{ kind: 'keyword', words: keyword } as const] : []),
    ...(categoryName ? [{ kind: 'category', name: categoryName } as const] : []),
    ...placePart(query),
    ...pricePart(query),
    ...attributeParts(query.attributes),
    ...(stars === undefined ? [] : [{ kind: 'rating', stars } as const]),
    ...(date ? [{ kind: 'date', words: date } as const] : []),
  ];
}
