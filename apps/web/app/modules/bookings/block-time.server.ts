import { createBlock } from '@souk/contract/modules/availability/blocks';
import { listResources } from '@souk/contract/modules/availability/resources';
import { data } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf, textOf } from '../../lib/typed-values.ts';
import { businessPath } from './business-addresses.ts';
import { calendarAddress } from './calendar-address.ts';
import { askedOf } from './load-calendar.server.ts';

const isTime = (text: string | null) => text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** The team, and what the address says of the time that is to be blocked. */
export async function loadBlockForm(args: PageArgs, search: URLSearchParams) {
  const [team, { date, today, timeZone }] = await Promise.all([
    call(args, listResources),
    askedOf(args, search, 'day'),
  ]);
  const time = search.get('time');
  return { team, date, today, timeZone, time: isTime(time) ? time : null, who: idOf(search.get('staff')) };
}

/** Blocks time and shows its day; what is refused comes back as it was typed. */
export async function blockTime(args: PageArgs) {
  const form = await postedForm(args);
  const also = { all_day: form.has('all_day') };
  const sent = await submit(args, createBlock, { form, also });
  if (!sent.ok) return data(sent.problems, { status: sent.status });
  const shown = calendarAddress(businessPath, 'day', textOf(form.get('date')));
  return redirectWithToast(args, shown, sent.message);
}
