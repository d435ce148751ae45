import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { enter } from '../entries.ts';
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
 * Runs work whose transactions are this one: no savepoint is set for what is undone only together with the whole. Should
 * one fail, the whole does, even if the error was caught on the way.
 */
async function asOne<T>(tx: Tx, work: (db: Db) => Promise<T>): Promise<T> {
  const beginPart = tx.transaction.bind(tx);
  let isInside = false;
  let failure: { error: unknown } | undefined;
  tx.transaction = async (ofPart) => {
    if (isInside) return beginPart(ofPart);
    isInside = true;
    try {
      return await ofPart(tx);
    } catch (error) {
      failure ??= { error };
      throw error;
    } finally {
      isInside = false;
    }
  };
  const result = await work(tx as unknown as Db);
  if (failure) throw failure.error;
  return result;
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
    const answer = await asOne(tx, work);
    await enter(tx, { reply: { userId, key, status: answer.status, answer } });
    return answer;
  });
}
