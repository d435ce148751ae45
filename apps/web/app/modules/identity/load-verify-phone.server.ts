import { getUserProfile } from '@souk/contract/modules/identity/profiles';
import { redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { type PageArgs, pageStateOf } from '../../lib/page-state.server.ts';
import { requireUser } from '../../lib/session.server.ts';
import { findSentCode } from './phone-code.server.ts';
import { secondsToWait } from './phone-digits.ts';
import { nextOf } from './with-next.ts';

/** What the page needs to ask for a code or to take one; a verified phone needs neither. */
export async function loadVerifyPhone(args: PageArgs) {
  await requireUser(args);
  const next = nextOf(args.request);
  const profile = await call(args, getUserProfile);
  const code = findSentCode(args);
  if (!code && profile.phone && profile.phone_verified) throw redirect(next);
  const { now, extras } = pageStateOf(args);
  return {
    next,
    code,
    waitSeconds: code ? secondsToWait(code.sentAtMs, now.getTime()) : 0,
    hasOutbox: !extras.production,
    phone: profile.phone,
    countryCode: profile.countryCode,
  };
}

export type VerifyPhoneData = Awaited<ReturnType<typeof loadVerifyPhone>>;
