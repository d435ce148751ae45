import { z } from 'zod';
import { Problem } from '../../../platform/errors.ts';
import { challengeOf, type SocialFlow, withQuery } from './social-flow.ts';
import { invalidToken, type SocialProfile, type SocialProvider } from './social-provider.ts';

/**
 * Replaces every provider outside production. Its tokens read `script:social id:email:name`; `ok` vouches for all of
 * it, `unverified` not for the address, `no-email` has none, `down` simulates an outage, and any other script
 * (`expired`, `foreign-app` …) an invalid token.
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

const Code = z.object({ token: z.string(), nonce: z.string(), challenge: z.string() });

function codeIn(code: string) {
  try {
    return Code.parse(JSON.parse(Buffer.from(code, 'base64url').toString('utf8')));
  } catch {
    throw invalidToken();
  }
}

/**
 * The way through a consent page of our own, which exists outside production only. Its codes are JSON in base64url:
 * a token as above with the nonce and the challenge of the sign-in it answers.
 */
export const simulatedFlow = (name: string): SocialFlow => ({
  isSimulated: true,
  authorizeUrl: ({ state, nonce, verifier }) =>
    withQuery(`/social-login/${name}/consent`, { state, nonce, code_challenge: challengeOf(verifier) }),
  exchange: (code, { nonce, verifier }) => {
    const { token, ...made } = codeIn(code);
    if (made.nonce !== nonce || made.challenge !== challengeOf(verifier)) throw invalidToken();
    return simulatedSocial(token);
  },
});
