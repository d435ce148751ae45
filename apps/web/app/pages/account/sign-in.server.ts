import type { SignedIn } from '@souk/contract/modules/identity/sessions';
import { safePath } from '@souk/contract/shared/safe-path';
import type { PageArgs } from '../../lib/page-state.server.ts';
import { redirectWithToast } from '../../lib/toast.server.ts';
import { takeProfileAlong } from '../../modules/scanner/index.server.ts';
import { afterLogin } from '../../shell/login/after-login.ts';
import { forgetSessionFlags, wantsToPost } from './session-cookies.server.ts';

interface Entry {
  user: SignedIn;
  via: 'password' | 'social';
  back: unknown;
  message: string;
}

/** Redirects a new session: to the setup, the menu, a new ad, or back (states 10.2). */
export async function enter(args: PageArgs, { user, via, back, message }: Entry): Promise<Response> {
  const to = afterLogin({ user, via, wantsToPost: wantsToPost(args), back: safePath(back) });
  forgetSessionFlags(args);
  await takeProfileAlong(args);
  return redirectWithToast(args, to, message);
}
