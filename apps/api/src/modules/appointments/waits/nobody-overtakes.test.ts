import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startApi } from '../../../testing/start-api.ts';
import { findSlots } from '../../availability/index.ts';
import { buildUser } from '../../identity/testing.ts';
import { offerFreedTimes } from './offer-freed-times.ts';
import { waits } from './wait.tables.ts';
import { buildFullDay, buildWait, freeBetween } from './waits.testing.ts';

const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Starts from an hour to before another. */
const span = fc
  .tuple(fc.integer({ min: 9, max: 16 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, hours]) => [from, Math.min(17, from + hours)] as const);

test('nobody on a waiting list overtakes an earlier one whom the time suits, and no time that suits is left', async () => {
  const { db, settle } = await startApi();
  const customers = await Promise.all(Array.from({ length: 5 }, () => buildUser(db)));

  await fc.assert(
    fc.asyncProperty(
      fc.array(span, { minLength: 2, maxLength: 5 }),
      fc.array(span, { minLength: 1, maxLength: 2 }),
      async (wishes, freed) => {
        const salon = await buildFullDay(db, { people: freed.length });
        const { ownerId, ids } = salon.team;
        for (const [index, [from, until]] of wishes.entries()) {
          const customer = customers[index] ?? { id: 0 };
          const window = { from_time: clockOf(from), until_time: clockOf(until) };
          await buildWait(db, salon, { ...window, customer });
        }

        await Promise.all(
          freed.map(([from, until], person) =>
            freeBetween(db, { ...salon.team, ids: [ids[person] ?? 0] }, [clockOf(from), clockOf(until)]),
          ),
        );
        await Promise.all([
          settle(),
          db.transaction((tx) => offerFreedTimes(tx, ownerId)),
          db.transaction((tx) => offerFreedTimes(tx, ownerId)),
        ]);
        await settle();

        const rows = await db.select().from(waits).where(eq(waits.sellerId, ownerId)).orderBy(waits.id);
        const waiting = rows.filter(({ state }) => state === 'Waiting');
        for (const { id, startsAt } of rows.filter(({ state }) => state === 'Offered'))
          for (const earlier of waiting.filter((other) => other.id < id))
            expect(startsAt && startsAt >= earlier.fromAt && startsAt < earlier.untilAt).toBe(false);
        const needs = [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];
        for (const { fromAt: from, untilAt: until } of waiting)
          expect(await findSlots(db, { ownerId, needs, from, until })).toEqual([]);
      },
    ),
    { numRuns: 8 },
  );
}, 120_000);
