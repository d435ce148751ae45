import type { SpecialDays } from '@souk/contract/modules/availability/calendars';
import type { Resource } from '@souk/contract/modules/availability/resources';
import { describe, expect, test } from 'vitest';
import { buildPageArgs, buildRequest } from '../../lib/page.testing.ts';
import { renderAt, wordsOf } from '../../lib/render.testing.tsx';
import { DaysOff } from './components/team/days-off.tsx';
import { HoursForm } from './components/team/hours-form.tsx';
import { MemberForm } from './components/team/member-form.tsx';
import { TeamList } from './components/team/team-list.tsx';
import { rosterIn, spansOn } from './roster-rows.ts';
import { teamActs } from './team-acts.ts';
import { removeDay, saveBookingTimes, saveDays, saveHours, saveMember } from './team-page.server.ts';

const anna: Resource = {
  id: 7,
  kind: 'person',
  name: 'Anna',
  position: 1,
  is_active: true,
  hours: [
    { weekday: 1, from: '13:00', until: '17:00' },
    { weekday: 1, from: '09:00', until: '12:00' },
    { weekday: 3, from: '22:00', until: '02:00' },
  ],
};
const profile = {
  photo: null,
  bio: 'Curls',
  languages: ['Arabic', 'English'],
  is_woman: true,
  does_alone: [],
};

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

describe('the list of a team', () => {
  test('has people, rooms and the archived apart, each with what can be done', async () => {
    const room: Resource = { ...anna, id: 8, kind: 'room', name: 'Blue room', hours: [] };
    const team = [anna, room, { ...room, id: 9, name: 'Old room', is_active: false }];

    const words = wordsOf(await renderAt('/team', <TeamList team={team} />));

    expect(words).toMatch(
      /People.*Anna.*2 days a week.*Rooms and things.*Blue room.*in your opening hours.*Archived.*Old room/,
    );
    expect(teamActs.open(anna, {})).toEqual(['edit', 'archive']);
    expect(teamActs.open({ ...anna, is_active: false }, {})).toEqual(['restore']);
  });
});

describe('weekly hours', () => {
  test('are shown in the order of the day, with an empty line for a break', async () => {
    const html = await renderAt('/team/7/hours', <HoursForm member={anna} problems={undefined} />);
    const shownIn = (name: string) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

    expect(spansOn(anna.hours, 1).map(({ from }) => from)).toEqual(['09:00', '13:00']);
    expect(['hours_1_0_from', 'hours_1_1_until', 'hours_3_0_until', 'hours_3_1_from'].map(shownIn)).toEqual([
      '09:00',
      '17:00',
      '02:00',
      '',
    ]);
    expect(html).not.toContain('hours_1_2_from');
  });

  const save = async (fields: Record<string, string>) => {
    const { args, calls } = await buildPageArgs(buildRequest({ form: fields }), {
      '/resources/:resource_id/roster': { body: { message: 'Hours saved.', data: anna } },
    });
    return { answer: await saveHours(args, '7'), calls };
  };

  test('are sent without their empty lines', async () => {
    const { answer, calls } = await save({
      hours_1_0_from: '09:00',
      hours_1_0_until: '12:00',
      hours_1_1_from: '',
      hours_1_1_until: '',
      hours_2_1_from: '22:00',
      hours_2_1_until: '02:00',
    });

    expect(answer).toMatchObject({ status: 302 });
    expect(calls.at(-1)?.body).toMatchObject({
      hours: [
        { weekday: 1, from: '09:00', until: '12:00' },
        { weekday: 2, from: '22:00', until: '02:00' },
      ],
    });
  });

  test('are none where those of the business hold', async () => {
    const { calls } = await save({ as_business: 'on', hours_1_0_from: '09:00', hours_1_0_until: '12:00' });

    expect(calls.at(-1)?.body).toMatchObject({ hours: [] });
  });

  test('say at its field what a line lacks, and at the top what overlaps', async () => {
    const lacking = await save({ hours_1_0_from: '', hours_1_0_until: '', hours_5_1_from: '09:00' });
    const twice = await save({
      hours_1_0_from: '09:00',
      hours_1_0_until: '12:00',
      hours_1_1_from: '11:00',
      hours_1_1_until: '13:00',
    });

    expect(lacking).toMatchObject({
      calls: [],
      answer: {
        data: { fields: { hours_5_1_until: [expect.any(String)] }, values: { hours_5_1_from: '09:00' } },
      },
    });
    expect(twice.answer).toMatchObject({ data: { fields: { hours: ['These hours overlap.'] } } });
    expect(rosterIn(formOf({}))).toEqual([]);
  });
});

describe('somebody of the team', () => {
  test('has a profile, and a room has none', async () => {
    const html = await renderAt(
      '/team/7',
      <MemberForm member={anna} profile={profile} problems={undefined} />,
    );
    const room = await renderAt(
      '/team/8',
      <MemberForm member={{ ...anna, kind: 'room' }} profile={null} problems={undefined} />,
    );

    expect(html).toContain('value="Arabic, English"');
    expect(wordsOf(html)).toContain('customers may ask for a woman');
    expect(room).not.toContain('name="languages"');
  });

  test('is saved with their name, their languages one by one, and their ticks', async () => {
    const fields = { name: 'Anna', bio: 'Curls', languages: 'Arabic, English,', is_woman: '' };
    const { args, calls } = await buildPageArgs(buildRequest({ form: fields }), {
      '/resources/:resource_id': { body: { message: 'Saved.', data: anna } },
      '/people/:resource_id': { body: { message: 'Profile saved.', data: profile } },
    });

    const answer = await saveMember(args, '7');

    expect(answer).toMatchObject({ status: 302 });
    const body = calls.at(-1)?.body as FormData;
    expect(body.getAll('languages[]')).toEqual(['Arabic', 'English']);
    expect(body.get('is_woman')).toBe('false');
    expect(body.get('remove_photo')).toBe('false');
  });
});

const special: SpecialDays = {
  resource_id: null,
  days: [
    { date: '2026-12-24', hours: [{ from: '09:00', until: '13:00' }] },
    { date: '2026-12-27', hours: [] },
  ],
  holidays: [{ date: '2026-12-25', name: 'Christmas Day' }],
};

describe('days off', () => {
  test('are listed with the public holidays, and each can have its usual hours again', async () => {
    const html = await renderAt(
      '/team/days',
      <DaysOff special={special} today="2026-11-23" problems={undefined} />,
    );
    const words = wordsOf(html);

    expect(words).toMatch(/Thu 24 December? ?2026.*09:00 – 13:00|24 Dec.*09:00 – 13:00/);
    expect(words).toContain('Closed');
    expect(words).toContain('Christmas Day');
    expect(html.match(/action="\/team\/days\/remove"/g)).toHaveLength(2);
  });

  const save = async (fields: Record<string, string>, id: number | null = null) => {
    const { args, calls } = await buildPageArgs(buildRequest({ form: fields }), {
      '/special-days': { body: { message: 'Days saved.', data: special } },
    });
    return { answer: await saveDays(args, id), calls };
  };

  test('are closed, or open at other hours', async () => {
    const times = { from: '2026-12-24', until: '', opens: '09:00', closes: '13:00' };
    const closed = await save({ ...times, state: 'closed' });
    const open = await save({ ...times, state: 'open' }, 7);
    const lacking = await save({ ...times, state: 'open', closes: '' });

    expect(closed.calls.at(-1)?.body).toMatchObject({ from: '2026-12-24', hours: [] });
    expect(open.calls.at(-1)?.body).toMatchObject({
      resource_id: 7,
      hours: [{ from: '09:00', until: '13:00' }],
    });
    expect(lacking).toMatchObject({
      calls: [],
      answer: { data: { fields: { closes: [expect.any(String)] } } },
    });
  });

  test('get their usual hours back for whom they were said', async () => {
    const form = { date: '2026-12-24', resource_id: '7' };
    const { args, calls } = await buildPageArgs(buildRequest({ form }), {
      '/special-days/:date': { body: { message: 'Usual.', data: special } },
    });

    const answer = await removeDay(args);

    expect(answer.headers.get('location')).toBe('/team/7/days');
    expect(calls.at(-1)).toMatchObject({ path: '/special-days/2026-12-24', query: { resource_id: 7 } });
  });
});

test('booking times save how far the business comes along with them', async () => {
  const fields = {
    step_minutes: '30',
    notice_minutes: '120',
    horizon_days: '90',
    day_capacity: '',
    travel_before_minutes: '15',
    travel_after_minutes: '',
    holidays_of: 'NSW',
    service_radius_km: '25',
  };
  const { args, calls } = await buildPageArgs(buildRequest({ form: fields }), {
    '/calendar-settings': { body: { message: 'Booking times saved.', data: {} } },
    '/update-business-profile': { body: { message: 'Profile updated successfully.', data: {} } },
  });

  const answer = await saveBookingTimes(args);

  expect(answer).toMatchObject({ status: 302 });
  expect(calls.map(({ path }) => path)).toEqual(['/calendar-settings', '/update-business-profile']);
  expect(calls[1]?.body).toEqual({ service_radius_km: '25' });
});
