import { eq } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { sessions } from '../sessions/session.tables.ts';
import { factorLimits } from './second-factor.rules.ts';

/** Whether this session's holder has signed in or given a password or second factor within the last minutes. */
export async function isRecentlyAuthenticated(reader: Reader, viewer: User): Promise<boolean> {
  const [session] = await reader
    .select({ at: sessions.authenticatedAt })
    .from(sessions)
    .where(eq(sessions.id, viewer.sessionId));
  const since = clock.now().getTime() - minutesMs(factorLimits.authenticatedMinutes);
  return session !== undefined && session.at.getTime() > since;
}

/**
 * Refuses changes of credentials or payout details unless the owner has just authenticated; an admin acting for them
 * never passes.
 */
export async function requireRecentAuthentication(reader: Reader, viewer: User): Promise<void> {
  refuseActing(viewer);
  if (!(await isRecentlyAuthenticated(reader, viewer))) throw new Problem('authentication-too-old');
}
