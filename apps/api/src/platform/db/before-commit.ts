/** Writes all collected items of one kind in one statement. */
type Write<On, Item> = (on: On, items: readonly Item[]) => Promise<void>;

type Gathered = Map<Write<never, never>, unknown[]>;

/** A transaction, and the part of it that a verb opens inside it. */
interface Whole<Part> {
  transaction: (work: (part: Part) => Promise<never>) => Promise<never>;
}

const gathered = new WeakMap<object, Gathered>();

function add(into: Gathered, write: Write<never, never>, items: readonly unknown[]): void {
  into.set(write, [...(into.get(write) ?? []), ...items]);
}

/** Keeps an item until just before the commit; outside a transaction it is written immediately. */
export async function beforeCommit<On extends object, Item>(
  on: On,
  write: Write<On, Item>,
  item: Item,
): Promise<void> {
  const ofTransaction = gathered.get(on);
  if (!ofTransaction) return write(on, [item]);
  add(ofTransaction, write, [item]);
}

async function gather<On extends Whole<On>, T>(tx: On, work: (tx: On) => Promise<T>): Promise<[T, Gathered]> {
  const own: Gathered = new Map();
  gathered.set(tx, own);
  const begin = tx.transaction.bind(tx);
  // What a part gathers is the whole's, unless the part is undone.
  tx.transaction = (ofPart) =>
    begin(async (part) => {
      const [result, items] = await gather(part, ofPart);
      for (const [write, more] of items) add(own, write, more);
      return result;
    });
  const result = await work(tx);
  // Items added from here on are written immediately.
  gathered.delete(tx);
  return [result, own];
}

/** Runs a transaction's work and then writes what it has collected, each kind by one statement. */
export async function flushBeforeCommit<On extends Whole<On>, T>(
  tx: On,
  work: (tx: On) => Promise<T>,
): Promise<T> {
  const [result, items] = await gather(tx, work);
  for (const [write, own] of items) await write(tx as never, own as never);
  return result;
}
