import {
  changeEmail,
  changeUsername,
  getUserProfile,
  updateProfilePic,
  updateUserProfile,
} from '@souk/contract/modules/identity/profiles';
import { getBusinessProfile, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { languages } from '@souk/contract/shared/languages';
import { allTimeZones } from '@souk/contract/shared/time-zones';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import { keepPreference } from '../../lib/keep-preference.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { takePlace } from '../locations/index.server.ts';
import { placeWords } from './save-business.server.ts';
import { wantedTimeZone } from './time-zones.ts';

/** Everything that the profile page shows. */
export async function loadEditProfile(args: PageArgs) {
  const viewer = await requireUser(args);
  const [profile, business] = await Promise.all([
    call(args, getUserProfile),
    viewer.seller_type === 'private' ? null : call(args, getBusinessProfile),
  ]);
  // Browsers differ in the zones they list; the page must be the same on both sides.
  return { profile, business, timeZones: allTimeZones() };
}

export type EditProfileData = Awaited<ReturnType<typeof loadEditProfile>>;

export type Saved =
  | { ok: true; message: string; isOtherLanguage?: boolean }
  | { ok: false; status: number; problems: FormProblems };

type Save = (args: PageArgs, form: FormData) => Promise<Saved>;

const refused = (fields: FormProblems['fields'], form: FormData): Saved => ({
  ok: false,
  status: 422,
  problems: { fields, values: Object.fromEntries(form) },
});

/** Address of a profile; it takes a place that is known, never free text. */
const saveAddress: Save = async (args, form) => {
  const taken = await takePlace(args, form, 'address');
  const { say } = pageStateOf(args);
  if (taken.kind !== 'found') return refused({ address: [say(placeWords[taken.kind])] }, form);
  return submit(args, updateUserProfile, { form, also: { address: taken.place } });
};

const saveDetails: Save = (args, form) => submit(args, updateUserProfile, { form });

const textIn = (form: FormData, name: string): string => String(form.get(name) ?? '');

/** Fields that only the page knows are shown again as well. */
const withTyped = (saved: Saved & { ok: false }, typed: Record<string, string>): Saved => ({
  ...saved,
  problems: { ...saved.problems, values: { ...saved.problems.values, ...typed } },
});

/** The pages of this browser speak the language of the account from then on. */
const savePreferences: Save = async (args, form) => {
  const zoneText = textIn(form, 'display_time_zone_text');
  if (form.has('display_time_zone'))
    form.set('display_time_zone', wantedTimeZone(textIn(form, 'display_time_zone'), zoneText));
  form.delete('display_time_zone_text');
  const saved = await submit(args, updateUserProfile, { form });
  if (!saved.ok) return withTyped(saved, { display_time_zone_text: zoneText });
  const chosen = languages.find(({ tag }) => tag === form.get('language'));
  if (!chosen) return saved;
  const isOtherLanguage = chosen.locale !== pageStateOf(args).locale;
  if (isOtherLanguage) keepPreference(args, 'souk_lang', chosen.locale);
  return { ok: true, message: saved.message, isOtherLanguage };
};

/** One section of the page, one call. */
const saves: Record<string, Save> = {
  picture: (args, form) => submit(args, updateProfilePic, { form }),
  details: saveDetails,
  preferences: savePreferences,
  username: (args, form) => submit(args, changeUsername, { form }),
  email: (args, form) => submit(args, changeEmail, { form }),
  address: saveAddress,
  contact: (args, form) => submit(args, updateBusinessProfile, { form }),
};

export const findProfileSave = (section: string): Save | undefined =>
  Object.hasOwn(saves, section) ? saves[section] : undefined;
