import * as contract from '@souk/contract/modules/calendar/entries';
import { Temporal } from 'temporal-polyfill';
import { clock, daysMs } from '../../../platform/clock.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import type { Api } from '../../../platform/http/api.ts';
import { dayOf, startOfDay } from '../../../platform/period.ts';
import { listResources } from '../../availability/index.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { presentEntries } from './entry.present.ts';
import { entriesBetween, getEntry } from './entry.queries.ts';
import type { EntryRow } from './entry.tables.ts';
import { ownZone } from './own-zone.ts';
import { updateEntry } from './update-entry.ts';

interface Asked {
  month?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

const longestDays = 100;

/** The days that are asked for: a month, or from one day to another. */
function spanOf({ month, from, until }: Asked, zone: string): [Date, Date] {
  if (!from && !until) {
    const first = Temporal.PlainDate.from(`${month ?? dayOf(clock.now(), zone).slice(0, 7)}-01`);
    return [startOfDay(first.toString(), zone), startOfDay(first.add({ months: 1 }).toString(), zone)];
  }
  const [first, last] = [from ?? until ?? '', until ?? from ?? ''];
  const span: [Date, Date] = [startOfDay(first, zone), startOfDay(last, zone, 1)];
  if (last < first) throw fieldProblem('until', 'The last day must not be before the first.');
  if (span[1].getTime() - span[0].getTime() > daysMs(longestDays))
    throw fieldProblem('until', 'Please ask for at most a hundred days.');
  return span;
}

function presentOne(entry: EntryRow, zone: string) {
  const [shown] = presentEntries([entry], zone);
  if (!shown) throw new Problem('record-not-found');
  return shown;
}

export function entryRoutes(api: Api) {
  api.answer(contract.listEntries, async ({ db, user, query, timeZone }) => {
    const zone = await ownZone(db, user, timeZone);
    return presentEntries(await entriesBetween(db, user.id, spanOf(query, zone)), zone);
  });

  api.answer(contract.getEntry, async ({ db, user, params, timeZone }) => {
    const entry = await getEntry(db, user.id, params.id);
    return presentOne(entry, await ownZone(db, user, timeZone));
  });

  api.answer(contract.createEntry, async ({ db, user, body, timeZone }) => {
    const zone = await ownZone(db, user, timeZone);
    return presentOne(await createEntry(db, user, body, zone), zone);
  });

  api.answer(contract.updateEntry, async ({ db, user, params, body, timeZone }) => {
    const zone = await ownZone(db, user, timeZone);
    return presentOne(await updateEntry(db, user, params.id, { changes: body, timeZone: zone }), zone);
  });

  api.answer(contract.deleteEntry, async ({ db, user, params }) => {
    await deleteEntry(db, user, params.id);
    return null;
  });

  api.answer(contract.listCalendarResources, async ({ db, user }) =>
    (await listResources(db, user.id)).map(({ id, name, kind }) => ({ id, name, kind })),
  );

  api.answer(contract.findClashes, async ({ db, user, query, timeZone }) => {
    if (!query.starts_at || !query.ends_at) return [];
    const [from, until] = [new Date(query.starts_at), new Date(query.ends_at)];
    if (until <= from) throw fieldProblem('ends_at', 'The end must be after the start.');
    const busy = (await entriesBetween(db, user.id, [from, until])).filter(({ isBusy }) => isBusy);
    return presentEntries(busy, await ownZone(db, user, timeZone));
  });
}
