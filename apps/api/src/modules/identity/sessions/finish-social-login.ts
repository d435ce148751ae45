import type { finishSocialLogin as contract } from '@souk/contract/modules/identity/sessions';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { SocialFlow } from '../providers/social-flow.ts';
import type { SocialProviderName } from '../providers/social-provider.ts';
import { enterSocially } from './log-in-socially.ts';
import type { Device } from './start-session.ts';

/** Where a provider's page sends the browser back to; the address is registered with providers. */
export const socialCallback = ({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, provider: SocialProviderName) =>
  new URL(`/social-login/${provider}/callback`, PUBLIC_URL).toString();

/** Signs in the user who returns from a provider with a code, if this browser started the sign-in. */
export async function finishSocialLogin(
  db: Db,
  config: Config,
  way: { login_type: SocialProviderName; flow: SocialFlow },
  { code, state, kept, name }: BodyOf<typeof contract>,
  device: Device,
) {
  if (state !== kept.state || kept.login_type !== way.login_type) throw new Problem('social-state-mismatch');
  const profile = await way.flow.exchange(code, kept, socialCallback(config, way.login_type));
  const newcomer = { login_type: way.login_type, name: name ?? '', email: null };
  return enterSocially(db, config, profile, newcomer, device);
}
