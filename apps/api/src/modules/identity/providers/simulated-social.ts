import { Problem } from '../../../platform/errors.ts';
import { invalidToken, type SocialProfile, type SocialProvider } from './social-provider.ts';

/**
 * Stands in for every provider outside production. Its tokens read `script:social id:email:name`;
 * `ok` vouches for all of it, `unverified` not for the address, `no-email` has none,
 * `down` plays an outage, and any other script (`expired`, `foreign-app` …) a token that does not hold.
 */
export const simulatedSocial: SocialProvider = async (token): Promise<SocialProfile> => {
  const [script, socialId, email, name] = token.split(':');
  if (script === 'down') throw new Problem('provider-failed');
  if (!socialId || !['ok', 'unverified', 'no-email'].includes(script ?? '')) throw invalidToken();
  return {
    socialId,
    email: script === 'no-email' ? null : email || null,
    isEmailVerified: script === 'ok',
    name: name || null,
  };
};
