import type { SQL } from 'drizzle-orm';

/** The one statement that writes all collected items of a kind. */
type Write<Item> = (items: readonly Item[]) => SQL;

/** What a transaction writes before it commits, and the statements on which nobody waits. */
interface Gathered {
  items: Map<Write<never>, unknown[]>;
  sent: Promise<unknown>[];
}

interface Asking {
  execute: (statement: SQL) => { execute: () => Promise<unknown> };
}

/** A transaction, and the part of it that a verb opens inside it. */
interface Whole<Part> extends Asking {
  transaction: (work: (part: Part) => Promise<never>) => Promise<never>;
}

const gathered = new WeakMap<object, Gathered>();

function add({ items: into }: Gathered, write: Write<never>, items: readonly unknown[]): void {
  into.set(write, [...(into.get(write) ?? []), ...items]);
}

/** Keeps an item until just before the commit; outside a transaction it is written immediately. */
export async function beforeCommit<Item>(on: Asking, write: Write<Item>, item: Item): Promise<void> {
  const ofTransaction = gathered.get(on);
  if (ofTransaction) add(ofTransaction, write, [item]);
  else await on.execute(write([item])).execute();
}

/**
 * Sends a statement that nothing waits for: what the transaction asks next goes out with it, its commit too. If it fails, so
 * does the transaction.
 */
export async function sendAlong(on: Asking, statement: SQL): Promise<void> {
  const answer = on.execute(statement).execute();
  const ofTransaction = gathered.get(on);
  if (!ofTransaction) return void (await answer);
  answer.catch(() => undefined);
  ofTransaction.sent.push(answer);
}

/** Whatever fails after a statement that was sent along fails because of it. */
async function orEarlierFailure<T>(work: Promise<T>, { sent }: Gathered): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await Promise.all(sent);
    throw error;
  }
}

async function gather<On extends Whole<On>, T>(tx: On, work: (tx: On) => Promise<T>): Promise<[T, Gathered]> {
  const own: Gathered = { items: new Map(), sent: [] };
  gathered.set(tx, own);
  const begin = tx.transaction.bind(tx);
  // What a part gathers is the whole's, unless the part is undone.
  tx.transaction = (ofPart) =>
    begin(async (part) => {
      const [result, { items, sent }] = await gather(part, ofPart);
      await Promise.all(sent);
      for (const [write, more] of items) add(own, write, more);
      return result;
    });
  const result = await orEarlierFailure(work(tx), own);
  // Items added from here on are written immediately.
  gathered.delete(tx);
  return [result, own];
}

interface Flushed<T> {
  result: T;
  /** Fulfilled once all is written; PostgreSQL rolls back instead of committing where a statement has failed. */
  written: Promise<unknown>;
}

/**
 * Runs a transaction's work and then sends what it has collected, each kind by one statement, without waiting: so the
 * commit goes out with it.
 */
export async function flushBeforeCommit<On extends Whole<On>, T>(
  tx: On,
  work: (tx: On) => Promise<T>,
): Promise<Flushed<T>> {
  const [result, { items, sent }] = await gather(tx, work);
  const statements = [...items].map(([write, own]) => write(own as never));
  const written = Promise.all([...sent, ...statements.map((statement) => tx.execute(statement).execute())]);
  written.catch(() => undefined);
  return { result, written };
}
