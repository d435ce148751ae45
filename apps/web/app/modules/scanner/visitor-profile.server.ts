import { type FoodProfile, getFoodProfile, saveFoodProfile } from '@souk/contract/modules/scanner/profiles';
import { call } from '../../lib/api.server.ts';
import { cookieOf } from '../../lib/cookies.ts';
import { foodProfileCookie } from '../../lib/food-profile-cookie.ts';
import { orNull } from '../../lib/or-null.server.ts';
import { keepCookies, type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { findViewer } from '../../lib/session.server.ts';
import { isPlain, plainProfile, profileLine, readProfile } from './visitor-profile.ts';

const visitorProfile = (args: PageArgs): FoodProfile =>
  readProfile(new URLSearchParams(cookieOf(pageStateOf(args).cookies, foodProfileCookie)));

/** Copies the visitor's profile to an account that has none; the browser's copy is deleted either way. */
export async function takeProfileAlong(args: PageArgs): Promise<void> {
  const told = visitorProfile(args);
  if (isPlain(told)) return;
  const own = await orNull(call(args, getFoodProfile));
  if (own && isPlain(own)) await orNull(call(args, saveFoodProfile, { body: told }));
  keepProfile(args, plainProfile);
}

/** The reader's profile: the account's, or for visitors the browser's. */
export async function loadProfile(args: PageArgs): Promise<FoodProfile> {
  if (!(await findViewer(args))) return visitorProfile(args);
  // Not every sign-in passes through the login page.
  await takeProfileAlong(args);
  // A user's food profile is not shown to an admin acting for them.
  return (await orNull(call(args, getFoodProfile))) ?? plainProfile;
}

/** The call's fields for a visitor's profile; the API knows an account's own. */
export async function givenProfile(args: PageArgs): Promise<Partial<FoodProfile>> {
  if (await findViewer(args)) return {};
  const profile = visitorProfile(args);
  if (isPlain(profile)) return {};
  const { school, ...others } = profile;
  return school ? profile : others;
}

/** Keeps a visitor's profile in the browser. */
export function keepProfile(args: PageArgs, profile: FoodProfile): void {
  keepCookies(pageStateOf(args), [profileLine(profile, pageStateOf(args).extras.production)]);
}
