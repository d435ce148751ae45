import { and, eq, isNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { ReplyTools } from '../../../platform/http/operation.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { sessions } from './session.tables.ts';

interface Caller {
  user: { sessionId: number };
  headers: Record<string, string | undefined>;
  reply: ReplyTools;
}

/** Gives a browser's session a new token after a change of rights; an app that sends its token keeps it. */
export async function renewSession(db: Reader, { user, headers, reply }: Caller): Promise<void> {
  if (headers.authorization) return;
  const token = newToken();
  const [renewed] = await db
    .update(sessions)
    .set({ tokenDigest: digestOf(token) })
    .where(and(eq(sessions.id, user.sessionId), isNull(sessions.revokedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  if (!renewed) throw new Problem('token-invalid');
  reply.setSession(token, Math.floor((renewed.expiresAt.getTime() - clock.now().getTime()) / 1000));
}
