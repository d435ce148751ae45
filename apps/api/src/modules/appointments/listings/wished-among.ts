import type { Reader } from '../../../platform/db/database.ts';
import { marksOf } from '../../favourites/index.ts';
import { subjectKey } from '../../search/index.ts';
import { businessKind } from './business-subject.ts';

/** Which of these businesses are on the viewer's wishlist; nothing is asked for visitors. */
export async function wishedAmong(
  reader: Reader,
  viewerId: number | undefined,
  businessIds: readonly number[],
): Promise<Set<number>> {
  if (viewerId === undefined || businessIds.length === 0) return new Set();
  const subjects = businessIds.map((id) => ({ kind: businessKind, id }));
  const { wishlist } = await marksOf(reader, viewerId, subjects);
  return new Set(businessIds.filter((id) => wishlist.has(subjectKey(businessKind, id))));
}
