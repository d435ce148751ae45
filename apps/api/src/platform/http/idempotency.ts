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

const isOf = ({ userId, key }: KeyedCall) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

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

interface Kept<T> {
  reply: T;
  isRepeated: boolean;
}

/**
 * Runs work once per key: its effects and its reply, as JSON, commit together, and a repetition, however early, waits for
 * the first and gets the same reply.
 */
export async function keepOnce<T extends object>(
  db: Db,
  call: KeyedCall,
  work: (tx: Db) => Promise<T>,
): Promise<Kept<T>> {
  const { key, userId, endpoint } = call;
  const requestDigest = digestOf(JSON.stringify([endpoint, call.request]));

  return db.transaction(async (tx) => {
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ key, userId, endpoint, requestDigest })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [kept] = await tx.select().from(idempotencyKeys).where(isOf(call));
      if (!kept || kept.requestDigest !== requestDigest) throw new Problem('idempotency-key-reused');
      return { reply: kept.reply as T, isRepeated: true };
    }
    const reply = await asOne(tx, work);
    await enter(tx, { reply: { userId, key, reply } });
    return { reply, isRepeated: false };
  });
}

/** Answers a call once per key. */
export async function answerOnce(
  db: Db,
  call: KeyedCall,
  work: (tx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { reply, isRepeated } = await keepOnce(db, call, work);
  return isRepeated ? { ...reply, headers: { 'idempotency-replayed': 'true' } } : reply;
}

/** Does a part of a call once per key. */
export type Once = <T extends object>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Answers a call that pays: what it does by `once` is done once per key and committed before the rest, which may be
 * repeated. A call that was refused may be made anew under its key.
 */
export async function payOnce(
  db: Db,
  call: KeyedCall,
  work: (once: Once) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work(async (part) => (await keepOnce(db, call, part)).reply);
  } catch (error) {
    if (error instanceof Problem && error.code !== 'idempotency-key-reused')
      await db.delete(idempotencyKeys).where(isOf(call));
    throw error;
  }
}
