import { describe, expect, test } from 'vitest';
import { startApi } from '../../testing/start-api.ts';
import { availabilityData } from './availability-data.ts';
import { getCalendar, listResources, saveCalendar, saveSpecialDays } from './index.ts';
import { buildTeam } from './testing.ts';

describe('what a business keeps about its time', () => {
  test('is in its export, and is erased without the rows that claims refer to', async () => {
    const { db } = await startApi();
    const { ownerId, ids } = await buildTeam(db, 2);
    await saveCalendar(db, ownerId, { stepMinutes: 15 });
    await saveSpecialDays(db, ownerId, null, [{ date: '2027-01-01', hours: [] }]);

    expect(await availabilityData.export(db, ownerId)).toMatchObject({
      resources: [{ name: 'Person 1', roster: { length: 7 } }, { name: 'Person 2' }],
      calendar: { stepMinutes: 15 },
      specialDays: [{ day: '2027-01-01' }],
    });
    await db.transaction((tx) => availabilityData.erase(tx, ownerId));

    expect(await listResources(db, ownerId)).toEqual([]);
    const kept = await listResources(db, ownerId, { withArchived: true });
    expect(kept.map(({ id, name, roster }) => ({ id, name, roster }))).toEqual(
      ids.map((id) => ({ id, name: 'Deleted', roster: [] })),
    );
    expect(await getCalendar(db, ownerId)).toMatchObject({ stepMinutes: 30 });
  });
});
