import type { WishlistItem } from '@souk/contract/modules/favourites/favourites';
import { searchModules } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { type SubjectRemains, subjectKind } from '../../../platform/subjects.ts';
import { presentFor, type SubjectRef, subjectKey } from '../../search/index.ts';
import { findKept } from './unlisted-kinds.ts';

const presentGone = (
  kind: string,
  { because, imagePath, module, ...left }: SubjectRemains,
): WishlistItem => ({
  ...left,
  kind,
  image: imagePath,
  module: searchModules.find((name) => name === module) ?? 'classified',
  is_available: false,
  gone_because: because,
});

/** What the modules still show of these things, one query per kind. */
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

/** Wished things in order: available ones as every list shows them, the others as gone. */
export async function presentWished(
  reader: Reader,
  user: { id: number },
  subjects: readonly SubjectRef[],
): Promise<WishlistItem[]> {
  const found = await presentFor(reader, user, await findKept(reader, subjects));
  const items = new Map<string, WishlistItem>(
    found.map((item) => [subjectKey(item.kind, item.id), { ...item, is_available: true }]),
  );
  const lost = subjects.filter(({ kind, id }) => !items.has(subjectKey(kind, id)));
  for (const item of await remainsOf(reader, lost)) items.set(subjectKey(item.kind, item.id), item);
  return subjects.flatMap(({ kind, id }) => items.get(subjectKey(kind, id)) ?? []);
}
