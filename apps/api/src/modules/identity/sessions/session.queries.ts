import { and, desc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm';
import { clock, daysMs, fromNow } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { endSessionStreams } from '../../../platform/stream/end-session-streams.ts';
import { type SessionRow, sessions, socialAccounts } from './session.tables.ts';

/** The user's valid sessions, last used first. */
export const listOpenSessions = (
  reader: Reader,
  { SESSION_IDLE_DAYS }: Pick<Config, 'SESSION_IDLE_DAYS'>,
  userId: number,
): Promise<SessionRow[]> =>
  reader
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, clock.now()),
        gt(sessions.lastUsedAt, fromNow(-daysMs(SESSION_IDLE_DAYS))),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100);

/** Ends the matching open sessions, and their live streams. */
async function revoke(tx: Tx, which: SQL | undefined): Promise<number> {
  const ended = await tx
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(which, isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  await endSessionStreams(
    tx,
    ended.map(({ id }) => id),
  );
  return ended.length;
}

/** Ends one session of the user; false if they have none with that id. */
export const revokeSessionOf = async (tx: Tx, userId: number, sessionId: number): Promise<boolean> =>
  (await revoke(tx, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))) > 0;

/** Ends all sessions of the user, except the one named. */
export async function revokeSessionsOf(tx: Tx, userId: number, exceptId = 0): Promise<void> {
  await revoke(tx, and(eq(sessions.userId, userId), ne(sessions.id, exceptId)));
}

/** Ends all sessions of the user, including those in which they act as an admin for others. */
export async function endSessionsOf(tx: Tx, userId: number): Promise<void> {
  await revoke(tx, or(eq(sessions.userId, userId), eq(sessions.actingAdminId, userId)));
}

/** Ends the admin's sessions in the admin area and those in which they act for others. */
export async function endAdminSessionsOf(tx: Tx, adminId: number): Promise<void> {
  const isDesk = and(eq(sessions.userId, adminId), eq(sessions.isAdmin, true));
  await revoke(tx, or(isDesk, eq(sessions.actingAdminId, adminId)));
}

/** Revokes every provider's access to the account. */
export async function unlinkSocialAccounts(tx: Tx, userId: number): Promise<void> {
  await tx.delete(socialAccounts).where(eq(socialAccounts.userId, userId));
}
