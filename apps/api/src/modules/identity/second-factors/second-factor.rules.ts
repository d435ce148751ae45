import { Secret, TOTP } from 'otpauth';
import { digestOf, newDigits } from '../../../platform/ids.ts';

export const factorLimits = {
  /** How long a sign-in waits for its second step. */
  stepMinutes: 5,
  attemptsPerStep: 5,
  recoveryCodes: 10,
  most: 20,
  /** How long changes of credentials and payout details are open after authenticating. */
  authenticatedMinutes: 10,
} as const;

/** RFC 6238 with the parameters that every app supports: SHA-1, six digits, thirty seconds. */
const settings = { issuer: 'Souk', algorithm: 'SHA1', digits: 6, period: 30 } as const;

export const newSecret = (): string => new Secret({ size: 20 }).base32;

const appOf = (secret: string, label = '') =>
  new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) });

/** What the QR code contains. */
export const appUri = (secret: string, email: string): string => appOf(secret, email).toString();

/** The current code, as an app shows it. */
export const codeAt = (secret: string, at: Date): string =>
  appOf(secret).generate({ timestamp: at.getTime() });

/**
 * The time step of this code, one before and one after for clocks that differ; never one that was used already.
 */
export function stepOf(secret: string, code: string, at: Date, lastStep: number | null): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const app = appOf(secret);
  const timestamp = at.getTime();
  const delta = app.validate({ token: code, timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = app.counter({ timestamp }) + delta;
  return lastStep === null || step > lastStep ? step : undefined;
}

/** The first digits look a code up and are not secret. */
const findingDigits = 4;

export const partsOfCode = (code: string) => ({
  foundBy: code.slice(0, findingDigits),
  secret: code.slice(findingDigits),
});

/** Four digits, unique among the user's codes, and twelve that are stored only as a slow hash. */
export function newRecoveryCodes(): string[] {
  const finding = new Set<string>();
  while (finding.size < factorLimits.recoveryCodes) finding.add(newDigits(findingDigits));
  return [...finding].map((digits) => digits + newDigits(12));
}

/** Grouped for reading from paper. */
export const shownCode = (code: string): string => code.replace(/(\d{4})(?=\d)/g, '$1-');

/** The encrypted form of the former twelve-digit codes, which are no longer made. */
export const formerDigest = (userId: number, code: string): string => digestOf(`recovery:${userId}:${code}`);
