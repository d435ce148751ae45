import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import { users } from '../../identity/index.ts';
import { businessProfiles, openingHours } from '../../sellers/index.ts';
import { type Calendar, defaultCalendar } from '../calendars/calendar.queries.ts';
import { calendars, specialDays } from '../calendars/calendar.tables.ts';
import type { Hours, WeekHours } from '../calendars/hours.rules.ts';
import { holidaysBetween, type PublicHoliday } from '../calendars/public-holidays.ts';
import type { Span } from '../calendars/span.rules.ts';
import { resources, rosters } from '../resources/resource.tables.ts';
import type { Claimant } from '../stocks/stock.queries.ts';
import { dayAndMoreMs, type KnownTime, type OfferedTime, type ResourceTime } from './slot.rules.ts';
import { timeClaims } from './time-claim.tables.ts';

interface Asked {
  ownerIds: readonly number[];
  resourceIds: readonly number[];
  /** What is looked at; somewhat more is read, since a day of the owner's zone is counted whole. */
  period: Span;
  /** Their own claims do not count. */
  besides?: Claimant | undefined;
}

type AskedOfOne = Omit<Asked, 'ownerIds'> & { ownerId: number };

type WeekRow = [weekday: number, opensMinute: number, closesMinute: number];
type DayRow = [resourceId: number | null, date: string, opensMinute: number | null, closesMinute: number];

/** Where the spans begin and where they end: two lists are made faster than a list of pairs. */
type Bounds = [from: number[] | null, until: number[] | null];

interface Read extends Record<string, unknown> {
  ownerId: number;
  timeZone: string;
  offered: (OfferedTime & Pick<Calendar, 'holidaysOf'>) | null;
  week: WeekRow[] | null;
  special: DayRow[] | null;
  resources: { id: number; roster: WeekRow[] | null; busy: Bounds | null }[] | null;
  claimants: Record<string, number> | null;
}

const weekOf = (rows: readonly WeekRow[] | null): WeekHours[] =>
  (rows ?? []).map(([weekday, opensMinute, closesMinute]) => ({ weekday, opensMinute, closesMinute }));

/** Date → hours of the days that are special for a resource, or for the whole business. */
function specialOf(rows: readonly DayRow[] | null, resourceId: number | null): Map<string, Hours[]> {
  const days = new Map<string, Hours[]>();
  for (const [id, date, opensMinute, closesMinute] of rows ?? []) {
    if (id !== resourceId) continue;
    const hours = days.get(date) ?? [];
    if (opensMinute !== null) hours.push({ opensMinute, closesMinute });
    days.set(date, hours);
  }
  return days;
}

/** The special days of the business, and closed ones on the holidays of which it has said nothing else. */
function businessDaysOf(rows: readonly DayRow[] | null, holidays: readonly PublicHoliday[]) {
  const days = specialOf(rows, null);
  for (const { date } of holidays) if (!days.has(date)) days.set(date, []);
  return days;
}

const spansOf = (bounds: Bounds | null): Span[] =>
  (bounds?.[0] ?? []).map((from, at) => [from, bounds?.[1]?.[at] ?? from]);

function knownFrom(
  { timeZone, offered, week, special, resources: read, claimants }: Read,
  holidays: readonly PublicHoliday[],
): KnownTime {
  const businessWeek = weekOf(week);
  return {
    timeZone,
    offered: offered ?? defaultCalendar,
    businessDays: businessDaysOf(special, holidays),
    claimants: new Map(Object.entries(claimants ?? {})),
    resources: (read ?? []).map(
      ({ id, roster, busy }): ResourceTime => ({
        id,
        week: roster ? weekOf(roster) : businessWeek,
        hasRoster: roster !== null,
        special: specialOf(special, id),
        busy: spansOf(busy),
      }),
    ),
  };
}

const listed = (ids: readonly number[]): SQL => sql`${sql.param(`{${ids.join(',')}}`)}::bigint[]`;

/** Everything that decides what is free with some owners in a period, in one statement for all of them. */
export async function readTimes(
  reader: Reader,
  { ownerIds, resourceIds, period, besides }: Asked,
): Promise<Map<number, KnownTime>> {
  const [from, until] = [
    new Date(period[0] - dayAndMoreMs).toISOString(),
    new Date(period[1] + dayAndMoreMs).toISOString(),
  ];
  const ids = listed(resourceIds);
  const isLive = sql`claim.state <> 'released' and claim.during && tstzrange(${from}, ${until})
    and (claim.for_kind, claim.for_id) <> (${besides?.kind ?? ''}, ${besides?.id ?? 0})`;
  const ms = (moment: SQL) => sql`(date_part('epoch', ${moment}) * 1000)::bigint`;

  const { rows } = await reader.execute<Read>(sql`
    select owner.id as "ownerId", owner.time_zone as "timeZone",
      case when calendar.owner_id is not null then json_build_object('stepMinutes', calendar.step_minutes,
        'noticeMinutes', calendar.notice_minutes, 'horizonDays', calendar.horizon_days,
        'dayCapacity', calendar.day_capacity, 'holidaysOf', calendar.holidays_of) end as offered,
      (select json_agg(json_build_array(hours.weekday, hours.opens_minute, hours.closes_minute))
        from ${businessProfiles} business join ${openingHours} hours on hours.business_id = business.id
        where business.user_id = owner.id) as week,
      (select json_agg(json_build_array(special.resource_id, special.day, special.opens_minute, special.closes_minute))
        from ${specialDays} special
        where special.owner_id = owner.id and (special.resource_id is null or special.resource_id = any(${ids}))
          and special.day between (${from}::timestamptz at time zone owner.time_zone)::date - 1
            and (${until}::timestamptz at time zone owner.time_zone)::date + 1) as special,
      (select json_agg(json_build_object('id', resource.id,
          'roster', (select json_agg(json_build_array(roster.weekday, roster.opens_minute, roster.closes_minute))
            from ${rosters} roster where roster.resource_id = resource.id),
          'busy', (select json_build_array(array_agg(${ms(sql`lower(taken)`)}), array_agg(${ms(sql`upper(taken)`)}))
            from (select unnest(range_agg(claim.during)) as taken from ${timeClaims} claim
              where claim.resource_id = resource.id and ${isLive}) taken)))
        from ${resources} resource
        where resource.owner_id = owner.id and resource.is_active and resource.id = any(${ids})) as resources,
      case when calendar.day_capacity is not null then (select json_object_agg(day, claimants)
        from (select (lower(claim.during) at time zone owner.time_zone)::date as day,
            count(distinct (claim.for_kind, claim.for_id)) as claimants
          from ${timeClaims} claim join ${resources} resource on resource.id = claim.resource_id
          where resource.owner_id = owner.id and claim.state <> 'blocked' and ${isLive}
          group by 1) days) end as claimants
    from ${users} owner left join ${calendars} calendar on calendar.owner_id = owner.id
    where owner.id = any(${listed(ownerIds)})`);
  const holidaysOf = ({ offered, timeZone }: Read) => {
    const dayAt = (moment: string) => dayOf(new Date(moment), timeZone);
    return offered?.holidaysOf ? holidaysBetween(offered.holidaysOf, dayAt(from), dayAt(until)) : [];
  };
  const known = rows.map(async (row) => [row.ownerId, knownFrom(row, await holidaysOf(row))] as const);
  return new Map(await Promise.all(known));
}

/** The same of one owner. */
export async function readTime(reader: Reader, { ownerId, ...asked }: AskedOfOne): Promise<KnownTime> {
  const time = (await readTimes(reader, { ...asked, ownerIds: [ownerId] })).get(ownerId);
  if (!time) throw new Error(`There is no owner ${ownerId}.`);
  return time;
}
