import type { ListingItem } from '@souk/contract/modules/search/listing';
import type { Reader } from '../../../platform/db/database.ts';
import { presentListing, type ViewerMarks } from './document.present.ts';
import type { SubjectRef } from './document.queries.ts';
import type { FoundDocument } from './document.tables.ts';

type FindMarks = (reader: Reader, userId: number, subjects: readonly SubjectRef[]) => Promise<ViewerMarks>;

let findMarks: FindMarks = async () => ({});

/** Set by the module that keeps favourites, so that every list can show the viewer their own. */
export function registerMarks(find: FindMarks): void {
  findMarks = find;
}

/**
 * Documents as list items with the viewer's marks; one more query for a signed-in viewer, none for a visitor.
 */
export async function presentFor(
  reader: Reader,
  viewer: { id: number } | null,
  documents: readonly FoundDocument[],
): Promise<ListingItem[]> {
  if (!viewer || documents.length === 0) return presentListing(documents);
  const subjects = documents.map(({ kind, subjectId }) => ({ kind, id: subjectId }));
  return presentListing(documents, await findMarks(reader, viewer.id, subjects));
}
