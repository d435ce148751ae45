import {
  changeEmail,
  changeUsername,
  getUserProfile,
  updateProfilePic,
  updateUserProfile,
} from '@souk/contract/modules/identity/profiles';
import { getBusinessProfile, updateBusinessProfile } from '@souk/contract/modules/sellers/profiles';
import { call, type FormProblems, submit } from '../../lib/api.server.ts';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { placeUnknown, takePlace } from '../locations/take-place.server.ts';

/** Everything that the page of the own details shows. */
export async function loadEditProfile(args: PageArgs) {
  const viewer = await requireUser(args);
  const [profile, business] = await Promise.all([
    call(args, getUserProfile),
    viewer.seller_type === 'private' ? null : call(args, getBusinessProfile),
  ]);
  return { profile, business };
}

export type EditProfileData = Awaited<ReturnType<typeof loadEditProfile>>;

export type Saved = { ok: true; message: string } | { ok: false; status: number; problems: FormProblems };

type Save = (args: PageArgs, form: FormData) => Promise<Saved>;

const refused = (fields: FormProblems['fields'], form: FormData): Saved => ({
  ok: false,
  status: 422,
  problems: { fields, values: Object.fromEntries(form) },
});

/** Address of a profile; it takes a place that is known, never free text. */
const saveAddress: Save = async (args, form) => {
  const taken = await takePlace(args, form, 'address');
  if (taken.kind === 'none') return refused({ address: ['Address is required.'] }, form);
  if (taken.kind === 'unknown') return refused({ address: [placeUnknown] }, form);
  return submit(args, updateUserProfile, { form, also: { address: taken.place } });
};

const saveDetails: Save = (args, form) => submit(args, updateUserProfile, { form });

/** One section of the page, one call. */
const saves: Record<string, Save> = {
  picture: (args, form) => submit(args, updateProfilePic, { form }),
  details: saveDetails,
  preferences: saveDetails,
  username: (args, form) => submit(args, changeUsername, { form }),
  email: (args, form) => submit(args, changeEmail, { form }),
  address: saveAddress,
  contact: (args, form) => submit(args, updateBusinessProfile, { form }),
};

export const findProfileSave = (section: string): Save | undefined =>
  Object.hasOwn(saves, section) ? saves[section] : undefined;
