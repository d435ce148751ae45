import type { ReviewItem } from '@souk/contract/modules/reviews/reviews';
import type { Reader } from '../../../platform/db/database.ts';
import { subjectKind } from '../../../platform/subjects.ts';

interface SubjectRef {
  kind: string;
  subjectId: number;
}

export const itemKey = ({ kind, subjectId }: SubjectRef): string => `${kind}:${subjectId}`;

async function itemsOfKind(reader: Reader, kind: string, ids: readonly number[]): Promise<ReviewItem[]> {
  const { cards, remains } = subjectKind(kind);
  const shown = await cards(reader, ids);
  const known = new Set(shown.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  const left = gone.length > 0 ? ((await remains?.(reader, gone)) ?? []) : [];
  return [...shown, ...left].map(({ id, title, imagePath, path }) => ({
    kind,
    id,
    title,
    image: imagePath,
    path: path || null,
  }));
}

/** The reviewed things by `itemKey`, one query per kind; for deleted ones whatever their module still knows. */
export async function findItems(
  reader: Reader,
  refs: readonly SubjectRef[],
): Promise<Map<string, ReviewItem>> {
  const items = new Map<string, ReviewItem>();
  for (const [kind, ofKind] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
    for (const id of ids) items.set(`${kind}:${id}`, { kind, id, title: '', image: null, path: null });
    for (const item of await itemsOfKind(reader, kind, ids)) items.set(`${kind}:${item.id}`, item);
  }
  return items;
}
