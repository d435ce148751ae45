import { getPersonProfile, savePersonProfile } from '@souk/contract/modules/appointments/people';
import {
  addSpecialDays,
  getCalendarSettings,
  listSpecialDays,
  removeSpecialDay,
  saveCalendarSettings,
} from '@souk/contract/modules/availability/calendars';
import {
  changeResource,
  createResource,
  getResource,
  type Resource,
  saveRoster,
} from '@souk/contract/modules/availability/resources';
import { getBusinessProfile, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { data } from 'react-router';
import { call, type FormProblems, type Submitted, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { postedForm } from '../../lib/posted-form.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { idOf, listed, textOf } from '../../lib/typed-values.ts';
import { rosterIn, shownAtRows } from './roster-rows.ts';
import { bookingTimesPath, daysPathOf, memberHoursPath, memberPath } from './team-paths.ts';

type Refused = Extract<Submitted<typeof createResource>, { ok: false }>;

const refuse = ({ problems, status }: Pick<Refused, 'problems' | 'status'>) => data(problems, { status });

/** The id in an address; anything else is not found. */
export function memberIdOf(typed: string | undefined): number {
  const id = idOf(typed);
  if (id === null) throw data(null, { status: 404 });
  return id;
}

export const memberOf = (args: PageArgs, typedId: string | undefined): Promise<Resource> =>
  call(args, getResource, { params: { resource_id: memberIdOf(typedId) } });

/** One of the team with what customers may know of them; rooms have no profile. */
export async function loadMember(args: PageArgs, typedId: string | undefined) {
  const member = await memberOf(args, typedId);
  if (member.kind !== 'person') return { member, profile: null };
  return { member, profile: await call(args, getPersonProfile, { params: { resource_id: member.id } }) };
}

export async function addMember(args: PageArgs) {
  const sent = await submit(args, createResource);
  return sent.ok ? redirectWithToast(args, memberPath(sent.reply.id), sent.message) : refuse(sent);
}

/** Saves the name, and of a person what customers may know of them. */
export async function saveMember(args: PageArgs, typedId: string | undefined) {
  const params = { resource_id: memberIdOf(typedId) };
  const form = await postedForm(args);
  const named = await submit(args, changeResource, { params, form });
  if (!named.ok) return refuse(named);
  const back = memberPath(params.resource_id);
  if (named.reply.kind !== 'person') return redirectWithToast(args, back, named.message);
  const also = {
    languages: listed(textOf(form.get('languages'))),
    is_woman: form.getAll('is_woman').includes('on'),
    remove_photo: form.has('remove_photo'),
  };
  const told = await submit(args, savePersonProfile, { params, form, also });
  return told.ok ? redirectWithToast(args, back, told.message) : refuse(told);
}

/** Saves the weekly hours, or that those of the business hold. */
export async function saveHours(args: PageArgs, typedId: string | undefined) {
  const params = { resource_id: memberIdOf(typedId) };
  const form = await postedForm(args);
  const rows = form.has('as_business') ? [] : rosterIn(form);
  const also = { hours: rows.map(({ name: _name, ...hours }) => hours) };
  const sent = await submit(args, saveRoster, { params, form, also });
  if (sent.ok) return redirectWithToast(args, memberHoursPath(params.resource_id), sent.message);
  const fields = shownAtRows(sent.problems.fields, rows);
  const values = Object.fromEntries(form);
  return refuse({ ...sent, problems: { ...sent.problems, fields, values } });
}

export const loadDays = (args: PageArgs, resourceId: number | null) =>
  call(args, listSpecialDays, { query: resourceId === null ? {} : { resource_id: resourceId } });

/** Closes days or gives them hours of their own. */
export async function saveDays(args: PageArgs, resourceId: number | null) {
  const form = await postedForm(args);
  const [from, until] = [textOf(form.get('opens')), textOf(form.get('closes'))];
  const hours = form.get('state') === 'open' ? [{ from, until }] : [];
  const also = { hours, ...(resourceId === null ? {} : { resource_id: resourceId }) };
  const sent = await submit(args, addSpecialDays, { form, also });
  if (sent.ok) return redirectWithToast(args, daysPathOf(resourceId), sent.message);
  const { 'hours.0.from': opens, 'hours.0.until': closes, ...fields } = sent.problems.fields;
  const problems: FormProblems = {
    ...sent.problems,
    fields: { ...fields, ...(opens && { opens }), ...(closes && { closes }) },
  };
  return refuse({ ...sent, problems });
}

/** Gives a day its usual hours again. */
export async function removeDay(args: PageArgs) {
  const form = await postedForm(args);
  const resourceId = idOf(form.get('resource_id') || null);
  const sent = await submit(args, removeSpecialDay, {
    form,
    params: { date: textOf(form.get('date')) },
    query: resourceId === null ? {} : { resource_id: resourceId },
  });
  const back = daysPathOf(resourceId);
  if (sent.ok) return redirectWithToast(args, back, sent.message);
  if (sent.status === 404) throw data(null, { status: 404 });
  return redirectWithToast(args, back, { tone: 'bad', title: sent.problems.form ?? '' });
}

export async function loadBookingTimes(args: PageArgs) {
  const [settings, { service_radius_km: radiusKm }] = await Promise.all([
    call(args, getCalendarSettings),
    call(args, getBusinessProfile),
  ]);
  return { settings, radiusKm };
}

/** Saves how time is offered, and how far the business comes, which its profile says as well. */
export async function saveBookingTimes(args: PageArgs) {
  const form = await postedForm(args);
  const sent = await submit(args, saveCalendarSettings, { form });
  if (!sent.ok) return refuse(sent);
  const radius = new FormData();
  radius.set('service_radius_km', textOf(form.get('service_radius_km')));
  const told = await submit(args, updateBusinessProfile, { form: radius });
  if (told.ok) return redirectWithToast(args, bookingTimesPath, sent.message);
  return refuse({ ...told, problems: { ...told.problems, values: Object.fromEntries(form) } });
}
