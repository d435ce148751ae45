import { checkIdToken } from './id-token.ts';
import type { SocialProvider } from './social-provider.ts';

const published = 'https://appleid.apple.com/auth/keys';

/** Apple: the identity token that “Sign in with Apple” gives the app or page. */
export const apple =
  (clientId: string, keysUrl: string = published): SocialProvider =>
  (token) =>
    checkIdToken(token, { keysUrl, issuers: ['https://appleid.apple.com'], audience: clientId });
