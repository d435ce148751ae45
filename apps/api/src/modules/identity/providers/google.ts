import { z } from 'zod';
import { Problem } from '../../../platform/errors.ts';
import { checkIdToken, idTokenIn, isIdToken } from './id-token.ts';
import { askForTokens, challengeOf, type SocialFlow, withQuery } from './social-flow.ts';
import { askProvider, invalidToken, type SocialProvider } from './social-provider.ts';

interface Endpoints {
  keys: string;
  tokenInfo: string;
  authorize: string;
  token: string;
}

/** Published by Google: OpenID Connect discovery and the OAuth token check. */
const published: Endpoints = {
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  tokenInfo: 'https://oauth2.googleapis.com/tokeninfo',
  authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
};

const issuers = ['https://accounts.google.com', 'accounts.google.com'];

const TokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});

/** Google: an id token is verified by its signature, an access token by Google itself. */
export function google(
  clientId: string,
  endpoints: Pick<Endpoints, 'keys' | 'tokenInfo'> = published,
): SocialProvider {
  return async (token) => {
    if (isIdToken(token))
      return checkIdToken(token, {
        keysUrl: endpoints.keys,
        issuers,
        audience: clientId,
      });

    const url = new URL(endpoints.tokenInfo);
    url.searchParams.set('access_token', token);
    const info = TokenInfo.safeParse(await askProvider(url));
    if (!info.success) throw new Problem('provider-failed');
    // A token issued to another app must not open accounts here.
    if (info.data.aud !== clientId) throw invalidToken();
    return {
      socialId: info.data.sub,
      email: info.data.email ?? null,
      isEmailVerified: String(info.data.email_verified) === 'true',
      name: null,
    };
  };
}

/** Google's pages, by OpenID Connect's code flow with PKCE. */
export const googleFlow = (
  { id, secret }: { id: string; secret: string },
  { authorize, token, keys }: Omit<Endpoints, 'tokenInfo'> = published,
): SocialFlow => ({
  isSimulated: false,
  authorizeUrl: ({ state, nonce, verifier }, redirectUri) =>
    withQuery(authorize, {
      client_id: id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    }),
  exchange: async (code, { nonce, verifier }, redirectUri) => {
    const reply = await askForTokens(token, {
      code,
      client_id: id,
      client_secret: secret,
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
      code_verifier: verifier,
    });
    return checkIdToken(idTokenIn(reply), { keysUrl: keys, issuers, audience: id, nonce });
  },
});
