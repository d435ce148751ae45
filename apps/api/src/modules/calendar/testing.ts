import { Temporal } from 'temporal-polyfill';
import { clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/period.ts';
import type { RowBuilders } from '../../testing/row-builder.ts';
import { getUser } from '../identity/index.ts';
import { createEntry } from './entries/create-entry.ts';
import { renewFeed } from './feeds/renew-feed.ts';
import { addSource } from './sources/add-source.ts';

export const calendarRows: RowBuilders = {
  'calendar.entry': async ({ db, owner }) => {
    const { sellerType } = await getUser(db, owner.id);
    const tomorrow = Temporal.PlainDate.from(dayOf(clock.now(), 'UTC')).add({ days: 2 }).toString();
    const form = { title: 'Dentist', date: tomorrow, all_day: true };
    return (await createEntry(db, { id: owner.id, sellerType }, form, 'UTC')).id;
  },
  'calendar.feed': async ({ db, owner }) => {
    const { sellerType } = await getUser(db, owner.id);
    return (await renewFeed(db, { id: owner.id, sellerType }, null)).feed.id;
  },
  'calendar.source': async ({ db, owner }) => {
    const { sellerType } = await getUser(db, owner.id);
    const form = { name: 'Work', address: `https://calendar.example.com/${owner.id}.ics` };
    return (await addSource(db, { id: owner.id, sellerType }, form)).id;
  },
};
