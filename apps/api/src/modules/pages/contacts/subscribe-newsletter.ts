import type { Db } from '../../../platform/db/database.ts';
import { newsletterSubscribers } from './contact.tables.ts';

/** Adds an address once; the answer does not reveal whether it was there. */
export async function subscribeNewsletter(db: Db, email: string): Promise<void> {
  await db.insert(newsletterSubscribers).values({ email }).onConflictDoNothing();
}
