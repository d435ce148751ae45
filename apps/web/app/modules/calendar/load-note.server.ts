import {
  type createEntry,
  getEntry,
  listCalendarResources,
  type updateEntry,
} from '@souk/contract/modules/calendar/entries';
import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { data, redirect } from 'react-router';
import { call, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { readerTimeZone, requireUser } from '../../lib/session.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { calendarPath, entryPath } from './calendar-paths.ts';

/** Whose time a note may block, and in which zone its times are meant. */
export async function loadNoteForm(args: PageArgs) {
  const { seller_type: type } = await requireUser(args);
  if (type === 'private') return { resources: null, timeZone: await readerTimeZone(args) };
  const [resources, { time_zone: timeZone }] = await Promise.all([
    call(args, listCalendarResources),
    call(args, getUserProfile),
  ]);
  return { resources, timeZone };
}

/** An own note; what comes from elsewhere has its page there. */
export async function loadNote(args: PageArgs, idText: string) {
  const form = await loadNoteForm(args);
  if (!/^[1-9]\d{0,14}$/.test(idText)) throw data(null, { status: 404 });
  const note = await call(args, getEntry, { params: { id: idText } });
  if (note.kind !== 'note') throw redirect(entryPath(note));
  return { ...form, note };
}

/** Saves a note, and leads to its day. */
export async function saveNote(
  args: PageArgs,
  endpoint: typeof createEntry | typeof updateEntry,
  params: { id?: string } = {},
) {
  await requireUser(args);
  const saved = await submit(args, endpoint, { params });
  if (!saved.ok) return data(saved.problems, { status: saved.status });
  return redirectWithToast(args, calendarPath('day', saved.reply.date), saved.message);
}
