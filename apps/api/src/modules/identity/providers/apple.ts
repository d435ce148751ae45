import { importPKCS8, SignJWT } from 'jose';
import { clock } from '../../../platform/clock.ts';
import { checkIdToken, idTokenIn } from './id-token.ts';
import { askForTokens, type SocialFlow, withQuery } from './social-flow.ts';
import type { SocialProvider } from './social-provider.ts';

const issuer = 'https://appleid.apple.com';

const published = {
  keys: `${issuer}/auth/keys`,
  authorize: `${issuer}/auth/authorize`,
  token: `${issuer}/auth/token`,
};

/** Apple: the identity token that “Sign in with Apple” gives the app or page. */
export const apple =
  (clientId: string, keysUrl: string = published.keys): SocialProvider =>
  (token) =>
    checkIdToken(token, { keysUrl, issuers: [issuer], audience: clientId });

export interface AppleClient {
  /** Apple's "services id". */
  id: string;
  teamId: string;
  keyId: string;
  /** The private key as Apple issues it (PKCS #8). */
  privateKey: string;
}

const secretSeconds = 5 * 60;
const alg = 'ES256';

/** Apple has no permanent client secret: each call carries one that is signed for a few minutes. */
async function clientSecret({ id, teamId, keyId, privateKey }: AppleClient): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg, kid: keyId })
    .setIssuer(teamId)
    .setIssuedAt(now)
    .setExpirationTime(now + secretSeconds)
    .setAudience(issuer)
    .setSubject(id)
    .sign(await importPKCS8(privateKey, alg));
}

/** Apple's pages; because we ask for name and address, Apple answers with a form that the browser posts. */
export const appleFlow = (
  client: AppleClient,
  { authorize, token, keys }: typeof published = published,
): SocialFlow => ({
  isSimulated: false,
  authorizeUrl: ({ state, nonce }, redirectUri) =>
    withQuery(authorize, {
      client_id: client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state,
      nonce,
    }),
  exchange: async (code, { nonce }, redirectUri) => {
    const reply = await askForTokens(token, {
      code,
      client_id: client.id,
      client_secret: await clientSecret(client),
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
    });
    return checkIdToken(idTokenIn(reply), { keysUrl: keys, issuers: [issuer], audience: client.id, nonce });
  },
});
