/** Writes all collected items of one kind in one statement. */
type Write<On, Item> = (on: On, items: readonly Item[]) => Promise<void>;

const gathered = new WeakMap<object, Map<Write<never, never>, unknown[]>>();

/** Keeps an item until just before the commit; outside a transaction it is written immediately. */
export async function beforeCommit<On extends object, Item>(
  on: On,
  write: Write<On, Item>,
  item: Item,
): Promise<void> {
  const ofTransaction = gathered.get(on);
  if (!ofTransaction) return write(on, [item]);
  const items = ofTransaction.get(write) ?? [];
  items.push(item);
  ofTransaction.set(write, items);
}

/** Runs a transaction's work and then writes what it has collected, each kind by one statement. */
export async function flushBeforeCommit<On extends object, T>(
  tx: On,
  work: (tx: On) => Promise<T>,
): Promise<T> {
  const ofTransaction = new Map<Write<never, never>, unknown[]>();
  gathered.set(tx, ofTransaction);
  const result = await work(tx);
  // Items added from here on are written immediately.
  gathered.delete(tx);
  for (const [write, items] of ofTransaction) await write(tx as never, items as never);
  return result;
}
