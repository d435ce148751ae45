import { startSocialLogin } from '@souk/contract/modules/identity/sessions';
import { safePath } from '@souk/contract/shared/safe-path';
import { data, redirect } from 'react-router';
import { call } from '../../lib/api.server.ts';
import { requireGuest } from '../../lib/session.server.ts';
import type { Route } from './+types/social-login.ts';
import { refusedSocial } from './refused-social.server.ts';
import { keepSocialSignIn } from './social-cookie.server.ts';
import { providerNamed } from './social-reasons.ts';

/** Sends the visitor to the provider's page and remembers where they came from. */
export async function loader(args: Route.LoaderArgs) {
  const provider = providerNamed(args.params.provider);
  if (!provider) throw data(null, { status: 404 });
  await requireGuest(args);
  const back = safePath(new URL(args.request.url).searchParams.get('back'));
  try {
    const { authorize_url, kept } = await call(args, startSocialLogin, { params: { login_type: provider } });
    keepSocialSignIn(args, { kept, back });
    return redirect(authorize_url);
  } catch (error) {
    return refusedSocial(args, error, provider, back);
  }
}
