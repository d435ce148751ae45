import type { joinWaitingList as contract } from '@souk/contract/modules/appointments/waits';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Db } from '../../../platform/db/database.ts';
import { dayOf } from '../../../platform/period.ts';
import type { RowBuilder, RowBuilders } from '../../../testing/row-builder.ts';
import { blockTime, releaseTime } from '../../availability/index.ts';
import type { TestTeam } from '../../availability/testing.ts';
import { buildBusiness } from '../../bookings/testing.ts';
import { buildUser } from '../../identity/testing.ts';
import { findBusiness } from '../../sellers/index.ts';
import { buildService } from '../services/services.testing.ts';
import { joinWaitingList } from './join-waiting-list.ts';

const nobody = (resourceId: number) => ({ kind: 'test.day-off', id: resourceId });

/** Nobody of the team has time on the Monday after next. */
export const fillDay = (db: Db, { ids, at }: TestTeam): Promise<void> =>
  db.transaction(async (tx) => {
    for (const resourceId of ids) {
      const day = { resourceId, startsAt: at('09:00'), endsAt: at('17:00') };
      await blockTime(tx, [day], nobody(resourceId));
    }
  });

/** They have all of it, up to a time and from another, so that only what lies between is free. */
export const freeBetween = (
  db: Db,
  { ids: [resourceId = 0], at }: TestTeam,
  [from, until]: readonly [string, string],
): Promise<void> =>
  db.transaction(async (tx) => {
    await releaseTime(tx, nobody(resourceId));
    const parts = [
      [at('09:00'), at(from)],
      [at(until), at('17:00')],
    ] as const;
    for (const [startsAt, endsAt] of parts)
      if (startsAt < endsAt) await blockTime(tx, [{ resourceId, startsAt, endsAt }], nobody(resourceId));
  });

/** A salon whose people have no time on the Monday after next, with one service of an hour. */
export async function buildFullDay(db: Db, { people = 1 }: { people?: number } = {}) {
  const team = await buildBusiness(db, { payment: 'on-the-spot', confirmation: 'at-once' }, people);
  const service = await buildService(db, { id: team.ownerId }, { duration_minutes: 60 });
  const businessId = (await findBusiness(db, team.ownerId))?.id ?? 0;
  await fillDay(db, team);
  const date = dayOf(team.at('10:00'), 'Australia/Sydney');
  const form = (changes: Partial<BodyOf<typeof contract>> = {}): BodyOf<typeof contract> => ({
    business_id: businessId,
    service_ids: [service.id],
    add_on_ids: [],
    date,
    ...changes,
  });
  return { team, businessId, service, date, form };
}

/** Somebody who waits for the full day of a salon. */
export async function buildWait(
  db: Db,
  salon: Awaited<ReturnType<typeof buildFullDay>>,
  changes: Parameters<typeof salon.form>[0] & { customer?: { id: number } } = {},
) {
  const { customer: known, ...wish } = changes;
  const customer = known ?? (await buildUser(db));
  return { customer, wait: await joinWaitingList(db, customer, salon.form(wish)) };
}

const rowOf: RowBuilder = async ({ db, owner }) =>
  (await buildWait(db, await buildFullDay(db), { customer: owner })).wait.id;

export const waitsRows: RowBuilders = { 'appointments.wait': rowOf };
