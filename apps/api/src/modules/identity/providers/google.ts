import { z } from 'zod';
import { Problem } from '../../../platform/errors.ts';
import { checkIdToken, isIdToken } from './id-token.ts';
import { askProvider, invalidToken, type SocialProvider } from './social-provider.ts';

interface Endpoints {
  keys: string;
  tokenInfo: string;
}

/** Published by Google: OpenID Connect discovery and the OAuth token check. */
const published: Endpoints = {
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  tokenInfo: 'https://oauth2.googleapis.com/tokeninfo',
};

const TokenInfo = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
});

/** Google: an id token is checked by its signature, an access token by Google itself. */
export function google(clientId: string, endpoints: Endpoints = published): SocialProvider {
  return async (token) => {
    if (isIdToken(token))
      return checkIdToken(token, {
        keysUrl: endpoints.keys,
        issuers: ['https://accounts.google.com', 'accounts.google.com'],
        audience: clientId,
      });

    const url = new URL(endpoints.tokenInfo);
    url.searchParams.set('access_token', token);
    const info = TokenInfo.safeParse(await askProvider(url));
    if (!info.success) throw new Problem('provider-failed');
    // A token that another app was given must not open accounts here.
    if (info.data.aud !== clientId) throw invalidToken();
    return {
      socialId: info.data.sub,
      email: info.data.email ?? null,
      isEmailVerified: String(info.data.email_verified) === 'true',
      name: null,
    };
  };
}
