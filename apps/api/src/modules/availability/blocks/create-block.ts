import {
  type createBlock as contract,
  endsBeforeText,
  longBlockText,
  pastBlockText,
} from '@souk/contract/modules/availability/blocks';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { Temporal } from 'temporal-polyfill';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { startOfDay } from '../../../platform/period.ts';
import { lockUser } from '../../identity/index.ts';
import { listResources, lockResource } from '../resources/resource.queries.ts';
import { lockResources } from '../time-claims/time-claim.queries.ts';
import { coverWithBlock } from './block.queries.ts';
import { type BlockRow, blocks } from './block.tables.ts';

type Form = BodyOf<typeof contract>;

/** A time that clocks skip is the next one there is; which of two it is where they show it twice, the caller says. */
const momentOf = (date: string, time: string, timeZone: string, disambiguation: 'compatible' | 'later') => {
  const local = Temporal.PlainDateTime.from(`${date}T${time}`);
  return new Date(local.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds);
};

/** From when until when, by the clock of the seller's place; an hour that comes twice is blocked both times. */
function timeOf(form: Form, timeZone: string): { startsAt: Date; endsAt: Date } {
  const { date, until_date: last = date, time = '00:00', until_time: end = '00:00' } = form;
  const startsAt = form.all_day ? startOfDay(date, timeZone) : momentOf(date, time, timeZone, 'compatible');
  const endsAt = form.all_day ? startOfDay(last, timeZone, 1) : momentOf(last, end, timeZone, 'later');
  const field = last < date ? 'until_date' : 'until_time';
  if (endsAt <= startsAt) throw fieldProblem(field, endsBeforeText);
  if (endsAt <= clock.now()) throw fieldProblem('date', pastBlockText);
  if (endsAt.getTime() - startsAt.getTime() > daysMs(367)) throw fieldProblem('until_date', longBlockText);
  return { startsAt, endsAt };
}

/** The resource that is blocked, or all that the business has. */
async function lockBlocked(tx: Tx, ownerId: number, resourceId: number | undefined): Promise<number[]> {
  if (resourceId !== undefined) {
    const { isActive } = await lockResource(tx, ownerId, resourceId);
    return isActive ? [resourceId] : [];
  }
  const ids = (await listResources(tx, ownerId)).map(({ id }) => id);
  await lockResources(tx, ownerId, ids);
  return ids;
}

/** Blocks time of one resource or of the whole business, whoever joins it later; refused where somebody is booked. */
export function createBlock(reader: Reader, ownerId: number, form: Form): Promise<BlockRow> {
  return reader.transaction(async (tx) => {
    const { timeZone } = await lockUser(tx, ownerId);
    const ids = await lockBlocked(tx, ownerId, form.resource_id);
    const time = timeOf(form, timeZone);

    const values = { ownerId, resourceId: form.resource_id ?? null, ...time, note: form.note ?? '' };
    const [block] = await tx.insert(blocks).values(values).returning();
    if (!block) throw new Error('the block was not written');
    if (!(await coverWithBlock(tx, block, ids))) throw new Problem('time-booked');
    return block;
  });
}
