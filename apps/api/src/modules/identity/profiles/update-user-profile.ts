import type { updateUserProfile as contract } from '@souk/contract/modules/identity/profiles';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { offeredLanguages } from '@souk/contract/shared/languages';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { dayOf } from '../../../platform/period.ts';
import { refuseActing } from '../sessions/acting.policy.ts';
import { getUser, lockUser, updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';
import { askForEmail } from './ask-for-email.ts';
import { checkOwner } from './check-owner.ts';
import { usernameTaken } from './profile.rules.ts';
import { setPhone } from './set-phone.ts';

type Form = BodyOf<typeof contract>;

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Only the given fields; optional ones that are empty are cleared. */
function plainChanges(form: Form): Partial<UserRow> {
  const { name, username, gender, nationality, language, address } = form;
  const changes = { name, username, gender, nationality, language, address };
  const { dob: birthDate, time_zone: timeZone, display_time_zone: displayTimeZone } = form;
  const given = { ...changes, birthDate, timeZone, displayTimeZone };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function checkBirthDate(dob: string | null | undefined, timeZone: string): void {
  if (dob && (dob > dayOf(clock.now(), timeZone) || dob < '1900-01-01'))
    throw fieldProblem('dob', 'Please enter valid date.');
}

function checkLanguage(language: string | undefined, isProduction: boolean): void {
  if (language && !offeredLanguages(isProduction).some(({ tag }) => tag === language))
    throw fieldProblem('language', 'Please select a language.');
}

/** The phone of the form, in either of its two spellings (spec §3). */
function phoneOf(form: Form, user: UserRow) {
  const phone = form.mobileNo ?? form.phone;
  if (!phone) return undefined;
  const countryCode = (form.mobileNo ? form.code : form.countryCode) ?? user.countryCode ?? '+61';
  return { phone, countryCode, otp_token: form.otp_token };
}

async function save(tx: Tx, config: Config, viewer: User, form: Form): Promise<UserRow> {
  let user = await lockUser(tx, viewer.id);
  const phone = phoneOf(form, user);
  if (phone) user = await setPhone(tx, user, phone);
  if (form.email && !isSame(form.email, user.email)) user = await askForEmail(tx, config, user, form.email);
  const changes = plainChanges(form);
  return Object.keys(changes).length > 0 ? updateUser(tx, viewer.id, changes) : user;
}

/** Changes the given parts of a profile, all of them or none. */
export async function updateUserProfile(
  { db, config, timeZone }: { db: Db; config: Config; timeZone: string },
  viewer: User,
  form: Form,
): Promise<UserRow> {
  checkBirthDate(form.dob, timeZone);
  checkLanguage(form.language, config.isProduction);
  if (form.email && !isSame(form.email, (await getUser(db, viewer.id)).email))
    await checkOwner(db, config, viewer, form.password);
  if (form.mobileNo || form.phone) refuseActing(viewer);

  return db
    .transaction((tx) => save(tx, config, viewer, form))
    .catch((error: unknown) => {
      throw usernameTaken(error);
    });
}
