import * as contract from '@souk/contract/modules/availability/calendars';
import { beforeAll, describe, expect, test } from 'vitest';
import { clock } from '../../../platform/clock.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { startApi, type TestApi } from '../../../testing/start-api.ts';
import { signedInAgain } from '../../identity/testing.ts';
import { claimTime, findSlots, saveCalendar, saveSpecialDays } from '../index.ts';
import { buildTeam, nextClaimant, type TestTeam } from '../testing.ts';
import { holidaysBetween } from './public-holidays.ts';

const zone = 'Australia/Sydney';
const hour = (ids: readonly number[]) => [{ anyOf: ids, parts: [{ fromMinutes: 0, toMinutes: 60 }] }];

describe('public holidays', () => {
  test('are those of the state, with the days on which they are had instead', async () => {
    const of = async (state: contract.AustralianState, from: string, until: string) =>
      (await holidaysBetween(state, from, until)).map(({ date }) => date);

    expect(await of('NSW', '2027-01-01', '2027-06-30')).toEqual([
      '2027-01-01',
      '2027-01-26',
      '2027-03-26',
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
      '2027-04-25',
      '2027-04-26',
      '2027-06-14',
    ]);
    expect(await of('VIC', '2026-11-01', '2026-11-30')).toEqual(['2026-11-03']);
    expect(await of('NSW', '2026-11-01', '2026-11-30')).toEqual([]);
    expect(await of('WA', '2027-06-01', '2027-06-30')).toEqual(['2027-06-07']);
  });

  test('last whole days, and Christmas is one of them wherever it falls', async () => {
    const christmas = async (state: contract.AustralianState, year: number) =>
      (await holidaysBetween(state, `${year}-12-23`, `${year + 1}-01-01`)).map(({ date }) => date.slice(5));

    expect(await christmas('QLD', 2026)).toEqual(['12-25', '12-26', '12-28', '01-01']);
    expect(await christmas('SA', 2027)).toContain('12-25');
    expect(await christmas('NT', 2027)).toContain('12-25');
  });
});

describe('a business that is closed on public holidays', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function buildClosed() {
    const team = await buildTeam(api.db, 1);
    await saveCalendar(api.db, team.ownerId, { holidaysOf: 'NSW', horizonDays: 730 });
    const today = dayOf(clock.now(), zone);
    const last = dayOf(startOfDay(today, zone, 300), zone);
    const holidays = await holidaysBetween('NSW', dayOf(startOfDay(today, zone, 2), zone), last);
    return { team, date: holidays[0]?.date ?? '' };
  }

  const startsOn = async ({ ownerId, ids }: TestTeam, date: string) => {
    const [from, until] = [startOfDay(date, zone), startOfDay(date, zone, 1)];
    const slots = await findSlots(api.db, { ownerId, needs: hour(ids), from, until });
    return slots.map(({ startsAt }) => startsAt);
  };
  const claimAt = ({ ownerId, ids }: TestTeam, startsAt: Date, isOwnEntry = false) =>
    api.db.transaction((tx) =>
      claimTime(tx, { ownerId, startsAt, needs: hour(ids) }, nextClaimant(), { state: 'booked', isOwnEntry }),
    );

  test('offers nothing on them, and nothing can be claimed', async () => {
    const { team, date } = await buildClosed();
    const noon = new Date(startOfDay(date, zone).getTime() + 12 * 3_600_000);

    expect(await startsOn(team, date)).toEqual([]);
    await expect(claimAt(team, noon)).rejects.toMatchObject({ code: 'slot-taken' });
    expect(await claimAt(team, noon, true)).toHaveLength(1);
  });

  test('opens on one again by a special day, of its own or of one person', async () => {
    const { team, date } = await buildClosed();
    const { ownerId, ids } = team;
    const hours = [{ opensMinute: 600, closesMinute: 720 }];

    await saveSpecialDays(api.db, ownerId, null, [{ date, hours }]);
    const opened = await startsOn(team, date);
    await saveSpecialDays(api.db, ownerId, null, []);
    await saveSpecialDays(api.db, ownerId, ids[0] ?? 0, [{ date, hours }]);
    const theirs = await startsOn(team, date);

    expect(opened).toHaveLength(3);
    expect(theirs).toEqual(opened);
    for (const start of [opened[0], opened[2]]) if (start) await claimAt(team, start);
    expect(await startsOn(team, date)).toEqual([]);
  });
});

describe('days off', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });

  async function build() {
    const team = await buildTeam(api.db, 1);
    const seller = await signedInAgain(api.db, { id: team.ownerId });
    return { team, call: api.as(seller).call, date: dayOf(team.at('12:00'), zone) };
  }

  test('close days, give others hours of their own, and are taken back', async () => {
    const { team, call, date } = await build();
    const [resource_id] = team.ids;
    const next = dayOf(team.at('12:00', 1), zone);

    await call(contract.addSpecialDays, { body: { from: date, until: next } });
    const own = await call(contract.addSpecialDays, {
      body: { resource_id, from: date, hours: [{ from: '20:00', until: '01:00' }] },
    });

    expect(own).toEqual({
      resource_id,
      days: [{ date, hours: [{ from: '20:00', until: '01:00' }] }],
      holidays: [],
    });
    expect(await call(contract.listSpecialDays)).toEqual({
      resource_id: null,
      days: [
        { date, hours: [] },
        { date: next, hours: [] },
      ],
      holidays: [],
    });
    const left = await call(contract.removeSpecialDay, { params: { date } });
    expect(left.days).toEqual([{ date: next, hours: [] }]);
    await call(contract.removeSpecialDay, { params: { date }, query: { resource_id } });
    expect(await call(contract.listSpecialDays, { query: { resource_id } })).toMatchObject({ days: [] });
  });

  test('name the public holidays that are closed, except those that are open again', async () => {
    const { call } = await build();
    const settings = await call(contract.getCalendarSettings);
    await call(contract.saveCalendarSettings, { body: { ...settings, holidays_of: 'NSW' } });
    const { holidays } = await call(contract.listSpecialDays);
    const [first] = holidays;

    const { holidays: left } = await call(contract.addSpecialDays, {
      body: { from: first?.date ?? '', hours: [{ from: '10:00', until: '12:00' }] },
    });

    expect(holidays.length).toBeGreaterThan(10);
    expect(left).toEqual(holidays.slice(1));
  });

  test.each([
    [{ from: '2020-01-01' }, 'from', contract.pastDayText],
    [{ from: '2090-01-02', until: '2090-01-01' }, 'until', contract.lastDayText],
    [{ from: '2090-01-01', until: '2091-01-02' }, 'until', contract.tooManyDaysText],
    [
      {
        from: '2090-01-01',
        hours: [
          { from: '09:00', until: '12:00' },
          { from: '11:00', until: '13:00' },
        ],
      },
      'hours',
      'These hours overlap.',
    ],
  ])('%j are refused at their field', async (body, field, text) => {
    const { call } = await build();

    const adding = call(contract.addSpecialDays, { body });

    await expect(adding).rejects.toMatchObject({ status: 423, fields: { [field]: [text] } });
  });

  test('said twice at once are said once', async () => {
    const { call, date } = await build();
    const say = (until: string) =>
      call(contract.addSpecialDays, { body: { from: date, hours: [{ from: '10:00', until }] } });

    await Promise.all([say('12:00'), say('13:00'), call(contract.addSpecialDays, { body: { from: date } })]);

    const { days } = await call(contract.listSpecialDays);
    expect(days).toHaveLength(1);
    expect(days[0]?.hours.length).toBeLessThan(2);
  });
});

describe('booking times', () => {
  test('are saved as a whole, and an empty capacity or state clears it', async () => {
    const api = await startApi();
    const { ownerId } = await buildTeam(api.db, 0);
    const { call } = api.as(await signedInAgain(api.db, { id: ownerId }));
    const body = {
      step_minutes: '60',
      notice_minutes: '1440',
      horizon_days: '30',
      day_capacity: '4',
      travel_before_minutes: '20',
      travel_after_minutes: '',
      holidays_of: 'QLD',
    };

    const saved = await call(contract.saveCalendarSettings, { body });
    const cleared = await call(contract.saveCalendarSettings, {
      body: { ...body, day_capacity: '', holidays_of: '' },
    });

    expect(saved).toMatchObject({
      step_minutes: 60,
      notice_minutes: 1440,
      horizon_days: 30,
      day_capacity: 4,
      travel_before_minutes: 20,
      travel_after_minutes: 0,
      holidays_of: 'QLD',
      time_zone: zone,
    });
    expect(cleared).toMatchObject({ day_capacity: null, holidays_of: null });
    await expect(
      call(contract.saveCalendarSettings, { body: { ...body, step_minutes: '20' } }),
    ).rejects.toMatchObject({ fields: { step_minutes: ['Please select a valid option.'] } });
  });
});
