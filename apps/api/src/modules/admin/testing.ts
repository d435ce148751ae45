import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { buildUser, type TestUser, type TestUserOptions } from '../identity/testing.ts';
import { auditLog } from './audit/audit.tables.ts';

type AdminOptions = Omit<TestUserOptions, 'isAdmin'> & { permissions: string[] };

/** A signed-in admin whose role has these permissions. */
export const buildAdmin = (db: Db, options: AdminOptions): Promise<TestUser> =>
  buildUser(db, { ...options, isAdmin: true });

/** This admin's log entries, oldest first. */
export const entriesOf = (db: Db, admin: { id: number }) =>
  db.select().from(auditLog).where(eq(auditLog.actorId, admin.id)).orderBy(auditLog.id);

/** The latest of them. */
export const lastEntryOf = async (db: Db, admin: { id: number }) => (await entriesOf(db, admin)).at(-1);
