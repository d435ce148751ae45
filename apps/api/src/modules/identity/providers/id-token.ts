import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import { clock, minutesMs } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/errors.ts';
import { askProvider, invalidToken, type SocialProfile } from './social-provider.ts';

interface Issuer {
  /** Where the issuer publishes its signing keys. */
  keysUrl: string;
  issuers: readonly string[];
  audience: string;
  /** What the token must repeat of the sign-in it was made for. */
  nonce?: string;
}

const IdTokenReply = z.object({ id_token: z.string() });

/** The id token in what a token endpoint answers. */
export function idTokenIn(reply: unknown): string {
  const parsed = IdTokenReply.safeParse(reply);
  if (!parsed.success) throw new Problem('provider-failed');
  return parsed.data.id_token;
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.literal('RSA') })) });
const Header = z.object({ alg: z.literal('RS256'), kid: z.string() });
const Claims = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  exp: z.number(),
  sub: z.string().min(1),
  nonce: z.string().optional(),
  email: z.string().optional(),
  // Apple writes the text 'true'.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  name: z.string().optional(),
});

interface KeptKeys {
  keys: Map<string, KeyObject>;
  askedAt: number;
}
const kept = new Map<string, KeptKeys>();
const keepMs = minutesMs(60);
/** An unknown key asks again, but no more often than this, so that bad tokens cannot make us ask. */
const askAgainMs = minutesMs(1);

async function askKeys(url: string): Promise<KeptKeys> {
  const answer = KeySet.safeParse(await askProvider(url));
  if (!answer.success) throw new Problem('provider-failed');
  const keys = new Map(
    answer.data.keys.map((key) => [key.kid, createPublicKey({ key: key as JsonWebKey, format: 'jwk' })]),
  );
  const fresh = { keys, askedAt: clock.now().getTime() };
  kept.set(url, fresh);
  return fresh;
}

async function keyOf(url: string, id: string): Promise<KeyObject> {
  let known = kept.get(url);
  const ageMs = known ? clock.now().getTime() - known.askedAt : keepMs;
  if (!known || ageMs >= keepMs || (!known.keys.has(id) && ageMs >= askAgainMs)) known = await askKeys(url);
  const key = known.keys.get(id);
  if (!key) throw invalidToken();
  return key;
}

function jsonPart(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    throw invalidToken();
  }
}

/** Whether the token has the three parts of a signed JSON Web Token. */
export const isIdToken = (token: string): boolean =>
  /^[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}$/.test(token) && token.startsWith('ey');

/** Checks the signature, issuer, audience and age of an OpenID Connect id token. */
export async function checkIdToken(token: string, issuer: Issuer): Promise<SocialProfile> {
  if (!isIdToken(token)) throw invalidToken();
  const [head, payload, signature = ''] = token.split('.');
  const header = Header.safeParse(jsonPart(head));
  const claims = Claims.safeParse(jsonPart(payload));
  if (!header.success || !claims.success) throw invalidToken();

  const key = await keyOf(issuer.keysUrl, header.data.kid);
  const isSigned = verify(
    'RSA-SHA256',
    Buffer.from(`${head}.${payload}`),
    key,
    Buffer.from(signature, 'base64url'),
  );
  const { iss, aud, exp, sub, nonce, email, email_verified, name } = claims.data;
  const isForUs = issuer.issuers.includes(iss) && [aud].flat().includes(issuer.audience);
  const isForThis = issuer.nonce === undefined || issuer.nonce === nonce;
  if (!isSigned || !isForUs || !isForThis || exp * 1000 <= clock.now().getTime()) throw invalidToken();
  return {
    socialId: sub,
    email: email ?? null,
    isEmailVerified: String(email_verified) === 'true',
    name: name ?? null,
  };
}
