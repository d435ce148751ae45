import type { Db } from '../../../platform/db/database.ts';
import { milestones } from '../../sales/index.ts';
import { bookHour, payForBooking } from '../testing.ts';
import { proposeWorkChange } from './propose-work-change.ts';
import type { ChangeForm } from './work-change.rules.ts';

/** Half of it is paid with the booking, the other half when the work is done. */
export const inHalves = milestones([
  { label: 'Start', percent: 50 },
  { label: 'End', percent: 50 },
]);

type Options = NonNullable<Parameters<typeof bookHour>[1]>;

/** A quoted booking of a hundred dollars that stands, with its first half paid. */
export async function bookQuoted(db: Db, options: Options = {}) {
  const made = await bookHour(db, { kind: 'handyman', plan: inHalves, ...options });
  await payForBooking(db, made.booking);
  return made;
}

type Item = ChangeForm['items'][number];

/** Work of twenty dollars in addition. */
export const moreWork = (changes: Partial<Item> = {}): Item => ({
  description: 'A second coat',
  quantity: 1,
  unit_price: 2_000,
  is_gst_free: false,
  is_less: false,
  ...changes,
});

export const changeForm = (changes: Partial<ChangeForm> = {}): ChangeForm => ({
  items: [moreWork()],
  extra_days: 0,
  ...changes,
});

/** A change that the seller has proposed and signed. */
export async function buildWorkChange(db: Db, options: Options = {}, form: Partial<ChangeForm> = {}) {
  const made = await bookQuoted(db, options);
  const seller = { id: made.team.ownerId };
  const change = await proposeWorkChange(db, seller, made.booking.id, changeForm(form));
  return { ...made, change };
}
