import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { buildUser } from '../../identity/testing.ts';
import type { Line } from './journal.rules.ts';
import { balances, journalLines, journals } from './journal.tables.ts';
import { postJournal } from './post-journal.ts';

const journal = (key: string, lines: readonly Line[]) => ({
  kind: 'manual' as const,
  key,
  subject: { kind: 'test.thing', id: 1 },
  currency: 'AUD' as const,
  lines,
});
const cash = (cents: number): Line => ({ account: 'provider-cash', cents });
const adjusted = (cents: number): Line => ({ account: 'adjustments', cents });

/** PostgreSQL's own message; the query builder wraps it. */
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: Error) => String(error.cause ?? error),
  );

describe('the ledger', () => {
  test.each([
    ['that does not sum to zero', [cash(100), adjusted(-99)]],
    ['of one line', [cash(100)]],
    ['that names an account and moves nothing', [cash(100), adjusted(-100), adjusted(0)]],
    ['that holds money for nobody', [cash(100), { account: 'held', cents: -100 }]],
    ['that names a seller for cash', [cash(100), { account: 'adjustments', cents: -100, sellerId: 1 }]],
  ] satisfies [string, Line[]][])('refuses to commit a journal %s', async (_what, lines) => {
    const { db } = await startApi();

    const posting = db.transaction((tx) => postJournal(tx, journal(`refused:${lines.length}`, lines)));

    await expect(posting).rejects.toThrow();
    expect(
      await db
        .select()
        .from(journals)
        .where(eq(journals.key, `refused:${lines.length}`)),
    ).toEqual([]);
  });

  test('books the same key once, however often and however parallel it is posted', async () => {
    const { db } = await startApi();
    const post = () => db.transaction((tx) => postJournal(tx, journal('once', [cash(5), adjusted(-5)])));

    const posted = await Promise.all(Array.from({ length: 20 }, post));

    expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
    const lines = await db
      .select()
      .from(journalLines)
      .where(eq(journalLines.journalId, posted[0]?.id ?? 0));
    expect(lines).toHaveLength(2);
  });

  test('is never changed, neither a line nor a journal', async () => {
    const { db } = await startApi();
    const { id } = await db.transaction((tx) => postJournal(tx, journal('kept', [cash(5), adjusted(-5)])));

    const told = [
      await refusalOf(db.update(journalLines).set({ cents: 6 }).where(eq(journalLines.journalId, id))),
      await refusalOf(db.delete(journalLines).where(eq(journalLines.journalId, id))),
      await refusalOf(db.update(journals).set({ reason: 'other' }).where(eq(journals.id, id))),
      await refusalOf(db.delete(journals).where(eq(journals.id, id))),
    ];

    for (const text of told) expect(text).toContain('never changed');
  });

  test('takes no line for a journal of an earlier transaction, not even a balanced pair', async () => {
    const { db } = await startApi();
    const { id: journalId } = await db.transaction((tx) =>
      postJournal(tx, journal('closed', [cash(5), adjusted(-5)])),
    );

    const adding = db.insert(journalLines).values([
      { journalId, account: 'provider-cash', cents: 1 },
      { journalId, account: 'adjustments', cents: -1 },
    ]);

    expect(await refusalOf(adding)).toContain('is closed');
  });

  test('keeps what a seller is owed with every line, also when many are written at once', async () => {
    const { db } = await startApi();
    const [one, other] = [await buildUser(db), await buildUser(db)];
    const owed = (sellerId: number, cents: number): Line => ({ account: 'payable', sellerId, cents: -cents });
    const pay = (key: number) =>
      db.transaction((tx) =>
        postJournal(
          tx,
          journal(`owed:${key}`, [
            cash(30),
            owed(key % 2 ? one.id : other.id, 10),
            owed(key % 2 ? other.id : one.id, 20),
          ]),
        ),
      );

    await Promise.all(Array.from({ length: 40 }, (_, key) => pay(key)));

    const kept = await db.select().from(balances).orderBy(balances.sellerId);
    expect(kept.filter(({ sellerId }) => sellerId === one.id || sellerId === other.id)).toEqual([
      { sellerId: Math.min(one.id, other.id), currency: 'AUD', cents: 600 },
      { sellerId: Math.max(one.id, other.id), currency: 'AUD', cents: 600 },
    ]);
    const derived = await db.execute<{ cents: string }>(
      sql`select -sum(cents) as cents from payments.journal_lines where account = 'payable' group by seller_id order by seller_id`,
    );
    expect(derived.rows.map(({ cents }) => Number(cents))).toEqual([600, 600]);
  });
});
