import type { ListingPage, ListingQuery } from '@souk/contract/modules/search/listing';
import type { Db } from '../../../platform/db/database.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import type { User } from '../../../platform/http/user.ts';
import { presentPage, queryOf, type SearchFilters, searchDocuments } from '../../search/index.ts';

/** The options of a list call. */
export interface Browsing {
  db: Db;
  viewer: User | null;
  timeZone: string;
  reply: ReplyTools;
}

/** A page of public ads from search; an empty one says so in the list's own message. */
export async function findListings(
  { db, viewer, timeZone, reply }: Browsing,
  asked: ListingQuery,
  narrowed: SearchFilters,
  emptyText: string,
): Promise<ListingPage> {
  const query = queryOf(asked, { timeZone });
  const result = await searchDocuments(db, { ...query, ...narrowed });
  if (result.total === 0) reply.say(emptyText);
  return presentPage(db, viewer, result, asked);
}
