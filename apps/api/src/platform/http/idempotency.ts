import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { Problem } from '../errors.ts';
import { digestOf } from '../ids.ts';
import { idempotencyKeys } from '../platform.tables.ts';
import type { Answer } from './exchange.ts';

interface KeyedCall {
  key: string;
  userId: number;
  endpoint: string;
  request: unknown;
}

/**
 * Runs a call once per key: its effects and its stored reply commit together, and a repetition, however early, waits
 * for the first and gets the same reply.
 */
export async function answerOnce(
  db: Db,
  call: KeyedCall,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { key, userId, endpoint } = call;
  const requestDigest = digestOf(JSON.stringify([endpoint, call.request]));
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ key, userId, endpoint, requestDigest })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(idempotencyKeys).where(mine);
      if (!kept || kept.requestDigest !== requestDigest) throw new Problem('idempotency-key-reused');
      return { ...(kept.reply as Answer), headers: { 'idempotency-replayed': 'true' } };
    }
    const answer = await work(tx as unknown as Db);
    await tx
      .update(idempotencyKeys)
      .set({ status: answer.status, reply: sql`${JSON.stringify(answer)}::jsonb` })
      .where(mine);
    return answer;
  });
}
