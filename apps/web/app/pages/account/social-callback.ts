import { finishSocialLogin } from '@souk/contract/modules/identity/sessions';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { cookieOf } from '../../lib/cookies.ts';
import { pageStateOf } from '../../lib/page-state.server.ts';
import { requireGuest } from '../../lib/session.server.ts';
import { socialNameCookie } from '../../lib/social-return.ts';
import type { Route } from './+types/social-callback.ts';
import { refusedSocial } from './refused-social.server.ts';
import { enter } from './sign-in.server.ts';
import { takeSocialSignIn } from './social-cookie.server.ts';
import { isDenial, loginAfter, providerNamed } from './social-reasons.ts';

/** Where a provider's page sends the visitor back to: signs them in, or says on the login page why not. */
export async function loader(args: Route.LoaderArgs) {
  const provider = providerNamed(args.params.provider);
  if (!provider) throw data(null, { status: 404 });
  await requireGuest(args);
  const { searchParams } = new URL(args.request.url);
  const given = (name: string) => searchParams.get(name) ?? '';
  const remembered = takeSocialSignIn(args);
  const back = safePath(remembered?.back);

  if (searchParams.has('error'))
    return redirect(loginAfter(isDenial(given('error')) ? 'denied' : 'provider-failed', provider, back));
  if (!remembered) return redirect(loginAfter('social-state-mismatch', provider, back));
  try {
    const body = {
      code: given('code'),
      state: given('state'),
      kept: remembered.kept,
      name: cookieOf(pageStateOf(args).cookies, socialNameCookie) ?? '',
    };
    const user = await call(args, finishSocialLogin, { params: { login_type: provider }, body });
    return await enter(args, { user, via: 'social', back, message: finishSocialLogin.message });
  } catch (error) {
    return refusedSocial(args, error, provider, back);
  }
}
