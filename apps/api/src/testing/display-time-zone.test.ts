import { exportAccount } from '@souk/contract/modules/identity/accounts';
import { getUserProfile, updateUserProfile } from '@souk/contract/modules/identity/profiles';
import { getViewer } from '@souk/contract/modules/identity/sessions';
import { getDashboard } from '@souk/contract/modules/pages/dashboards';
import { describe, expect, test } from 'vitest';
import { buildUser } from '../modules/identity/testing.ts';
import { timeZoneOf } from '../modules/identity/users/time-zone-of.ts';
import { startOfPeriod } from '../platform/period.ts';
import { startApi } from './start-api.ts';

const startOfToday = (zone: string) => startOfPeriod('Today', zone).toISOString();

describe('the zone that somebody reads times in', () => {
  test('follows the browser until one is chosen, and again once the choice is emptied', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const choose = (zone: string | null) =>
      as(user).call(updateUserProfile, { body: { display_time_zone: zone } });

    expect((await as(user).call(getUserProfile)).display_time_zone).toBeNull();
    expect((await choose('Asia/Kathmandu')).display_time_zone).toBe('Asia/Kathmandu');
    expect((await as(user).call(getViewer))?.display_time_zone).toBe('Asia/Kathmandu');
    expect((await choose('')).display_time_zone).toBeNull();
  });

  test('is kept under the one name that the zone has today', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saved = await as(user).call(updateUserProfile, { body: { display_time_zone: 'asia/calcutta' } });

    expect(saved.display_time_zone).toBe('Asia/Kolkata');
  });

  test.each(['Mars/Olympus', '+10:00', 'Australia/Sydney; Path=/'])(
    'is refused where it is none: %s',
    async (zone) => {
      const { as, db } = await startApi();

      const refused = as(await buildUser(db)).call(updateUserProfile, { body: { display_time_zone: zone } });

      await expect(refused).rejects.toMatchObject({
        status: 423,
        fields: { display_time_zone: ['Please select a time zone.'] },
      });
    },
  );

  test('changes nothing of the zone of the business', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    const saved = await as(user).call(updateUserProfile, { body: { display_time_zone: 'UTC' } });

    expect(saved).toMatchObject({ display_time_zone: 'UTC', time_zone: 'Australia/Sydney' });
  });

  test('is handed out with the personal data', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    await as(user).call(updateUserProfile, { body: { display_time_zone: 'Pacific/Honolulu' } });

    const { modules } = await as(user).call(exportAccount);

    expect(modules.identity).toMatchObject({ account: { displayTimeZone: 'Pacific/Honolulu' } });
  });

  test('is that of mails, or else the one of home', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);

    expect(await timeZoneOf(db, user.id)).toBe('Australia/Sydney');
    await as(user).call(updateUserProfile, { body: { display_time_zone: 'Pacific/Honolulu' } });
    expect(await timeZoneOf(db, user.id)).toBe('Pacific/Honolulu');
  });
});

describe('a period of a dashboard', () => {
  test('begins at the midnight of the zone that was chosen, before that of the browser or the market', async () => {
    const { as, db } = await startApi();
    const user = await buildUser(db);
    const sinceFor = async (headers: Record<string, string>) =>
      (await as(user).call(getDashboard, { query: { date_filter: 'Today' }, headers })).since;
    const inBrowser = { 'x-time-zone': 'Asia/Kathmandu' };

    expect(await sinceFor({})).toBe(startOfToday('Australia/Sydney'));
    expect(await sinceFor(inBrowser)).toBe(startOfToday('Asia/Kathmandu'));
    await as(user).call(updateUserProfile, { body: { display_time_zone: 'Pacific/Honolulu' } });
    expect(await sinceFor(inBrowser)).toBe(startOfToday('Pacific/Honolulu'));
  });

  test('is refused in a zone that there is not', async () => {
    const { as, db } = await startApi();

    const answer = await as(await buildUser(db)).send(getDashboard, {
      query: { date_filter: 'Today' },
      headers: { 'x-time-zone': 'Mars/Olympus' },
    });

    expect(answer.status).toBe(400);
  });
});
