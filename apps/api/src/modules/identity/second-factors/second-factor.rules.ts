import { Secret, TOTP } from 'otpauth';
import { digestOf, newDigits } from '../../../platform/ids.ts';

export const factorLimits = {
  /** A sign-in waits so long for its second step. */
  stepMinutes: 5,
  attemptsPerStep: 5,
  recoveryCodes: 10,
  most: 20,
  /** After a sign-in or a question, changes of keys and of money are open so long. */
  authenticatedMinutes: 10,
} as const;

/** RFC 6238 with the values that every app knows: SHA-1, six digits, thirty seconds. */
const settings = { issuer: 'Souk', algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const appOf = (secret: string, label = '') =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) });

/** What the picture says to the app. */
export const appUri = (secret: string, email: string): string => appOf(secret, email).toString();

/** The code of this moment; what an app shows. */
export const codeAt = (secret: string, at: Date): string =>
  appOf(secret).generate({ timestamp: at.getTime() });

/** The step whose code this is, one before and one after for clocks that differ; never one that served already. */
export function stepOf(secret: string, code: string, at: Date, lastStep: number | null): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const app = appOf(secret);
  const timestamp = at.getTime();
  const delta = app.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = app.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}

/** The first digits find a code and are no secret of it. */
const findingDigits = 4;

export const partsOfCode = (code: string) => ({
  foundBy: code.slice(0, findingDigits),
  secret: code.slice(findingDigits),
});

/** Four digits that are another's in no other code of the person, and twelve of which only a slow hash is kept. */
export function newRecoveryCodes(): string[] {
  const finding = new Set<string>();
  while (finding.size < factorLimits.recoveryCodes) finding.add(newDigits(findingDigits));
  return [...finding].map((digits) => digits + newDigits(12));
}

/** As a person reads it from paper. */
export const shownCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1-');

/** What is kept, sealed, of codes of twelve digits, which are no longer made. */
export const formerDigest = (userId: number, code: string): string => digestOf(`recovery:${userId}:${code}`);
