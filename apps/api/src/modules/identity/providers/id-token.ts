import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { clock, minutesMs } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import { answerWithinMs, invalidToken, type SocialProfile } from './social-provider.ts';

interface Issuer {
  /** Where the issuer publishes its signing keys. */
  keysUrl: string;
  issuers: readonly string[];
  audience: string;
  /** Values that the token must repeat from the sign-in it was made for. */
  nonce?: string;
}

const IdTokenReply = z.object({ id_token: z.string() });

/** The id token in the answer of a token endpoint. */
export function idTokenIn(reply: unknown): string {
  const parsed = IdTokenReply.safeParse(reply);
  if (!parsed.success) throw new Problem('provider-failed');
  return parsed.data.id_token;
}

const Claims = z.object({
  sub: z.string().min(1),
  nonce: z.string().optional(),
  email: z.string().optional(),
  // Apple writes the text 'true'.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
});

const keySets = new Map<string, JWTVerifyGetKey>();

/**
 * An issuer's published keys; an unknown key is asked for again at most once a minute, so that forged tokens cannot
 * flood the issuer.
 */
function keysAt(url: string): JWTVerifyGetKey {
  const known = keySets.get(url);
  if (known) return known;
  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: minutesMs(60),
    cooldownDuration: minutesMs(1),
    timeoutDuration: answerWithinMs,
  });
  keySets.set(url, keys);
  return keys;
}

/** Whether the keys were unavailable, rather than the token invalid. */
const isIssuerDown = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === errors.JOSEError.code;

/** Whether the token has the three parts of a signed JSON Web Token. */
export const isIdToken = (token: string): boolean =>
  /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/.test(token) && token.startsWith('ey');

/** Checks the signature, issuer, audience and age of an OpenID Connect id token. */
export async function checkIdToken(
  token: string,
  { keysUrl, issuers, audience, nonce }: Issuer,
): Promise<SocialProfile> {
  const checked = await jwtVerify(token, keysAt(keysUrl), {
    algorithms: ['RS256'],
    issuer: [...issuers],
    audience,
    requiredClaims: ['exp'],
    currentDate: clock.now(),
  }).catch((error: unknown) => {
    throw isIssuerDown(error) ? new Problem('provider-failed') : invalidToken();
  });
  const claims = Claims.safeParse(checked.payload);
  if (!claims.success || (nonce !== undefined && nonce !== claims.data.nonce)) throw invalidToken();
  const { sub, email, email_verified, name } = claims.data;
  return {
    socialId: sub,
    email: email ?? null,
    isEmailVerified: String(email_verified) === 'true',
    name: name ?? null,
  };
}
