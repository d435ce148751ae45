import { digestOf } from '../../../platform/ids.ts';

/** OWASP's Authentication Cheat Sheet: a few tries are free, then each failure doubles the wait. */
export const attemptLimits = {
  free: 5,
  firstWaitSeconds: 30,
  /** Longer waits would let anybody lock an owner out. */
  longestWaitSeconds: 15 * 60,
  forgottenAfterHours: 24,
  /** After this many failures in a row the owner is told. */
  toldAfter: 10,
} as const;

/** How long attempts are refused after this many failures in a row. */
export function waitSecondsAfter(failures: number): number {
  const { free, firstWaitSeconds, longestWaitSeconds } = attemptLimits;
  if (failures < free) return 0;
  return Math.min(firstWaitSeconds * 2 ** Math.min(failures - free, 20), longestWaitSeconds);
}

export type AttemptKind = 'password' | 'second-factor' | 'one-time-code';

/** What failures are counted by; the same whether the account exists or not. */
export const attemptSubject = (kind: AttemptKind, name: string | number): string =>
  digestOf(`${kind}:${String(name).toLowerCase()}`);

/** Whether to tell the owner of this failure; a long attack is reported from time to time. */
export const isTold = (failures: number): boolean =>
  failures === attemptLimits.toldAfter || failures % (10 * attemptLimits.toldAfter) === 0;
