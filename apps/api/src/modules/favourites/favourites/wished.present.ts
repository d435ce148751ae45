import type { WishlistItem } from '@souk/contract/modules/favourites/favourites';
import { searchModules } from '@souk/contract/modules/search/listing';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { type SubjectRemains, subjectKind } from '../../../platform/subjects.ts';
import { findDocuments, presentFor, type SubjectRef, subjectKey } from '../../search/index.ts';

/** A card of a thing of which little is left: everything that lists know of it is empty. */
const presentGone = (kind: string, remains: SubjectRemains): WishlistItem => ({
  id: remains.id,
  kind,
  module: searchModules.find((name) => name === remains.module) ?? 'classified',
  slug: '',
  title: remains.title,
  price: null,
  price_type: null,
  price_unit: null,
  image: remains.imagePath,
  images: remains.imagePath ? [remains.imagePath] : [],
  location: '',
  lat: null,
  lng: null,
  created_at: clock.now().toISOString(),
  is_premium: 0,
  featured_classified: 0,
  rating: 0,
  template_slug: null,
  category: null,
  seller: null,
  is_favourite: false,
  is_wishlisted: true,
  is_sold: remains.because === 'sold',
  path: remains.path ?? '',
  facts: [],
  is_available: false,
  gone_because: remains.because,
});

/** What the modules still tell of these things, one query per kind. */
async function remainsOf(reader: Reader, subjects: readonly SubjectRef[]): Promise<WishlistItem[]> {
  const byKind = [...Map.groupBy(subjects, ({ kind }) => kind)];
  const found = await Promise.all(
    byKind.map(async ([kind, ofKind]) => {
      const ids = ofKind.map(({ id }) => id);
      const remains = await subjectKind(kind).remains?.(reader, ids);
      const known = new Map(remains?.map((left) => [left.id, left]));
      const nothing = { because: 'deleted', title: '', imagePath: null, path: null } as const;
      return ids.map((id) => presentGone(kind, known.get(id) ?? { ...nothing, id, module: 'classified' }));
    }),
  );
  return found.flat();
}

/** Wished things in their order: those that can be had as every list shows them, the others as gone. */
export async function presentWished(
  reader: Reader,
  user: { id: number },
  subjects: readonly SubjectRef[],
): Promise<WishlistItem[]> {
  const found = await presentFor(reader, user, await findDocuments(reader, subjects));
  const items = new Map<string, WishlistItem>(
    found.map((item) => [
      subjectKey(item.kind, item.id),
      { ...item, is_available: true, gone_because: null },
    ]),
  );
  const lost = subjects.filter(({ kind, id }) => !items.has(subjectKey(kind, id)));
  for (const item of await remainsOf(reader, lost)) items.set(subjectKey(item.kind, item.id), item);
  return subjects.flatMap(({ kind, id }) => items.get(subjectKey(kind, id)) ?? []);
}
