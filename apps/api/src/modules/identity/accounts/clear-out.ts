import { lt } from 'drizzle-orm';
import { clock, daysMs } from '../../../platform/clock.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { failedAttempts } from '../attempts/attempt.tables.ts';
import { emailLinks } from '../email-links/email-link.tables.ts';
import { formerEmails } from '../email-links/former-email.tables.ts';
import { formerEmailDays } from '../email-links/tell-owner.ts';
import { otpCodes } from '../otp/otp.tables.ts';
import { challenges } from '../second-factors/second-factor.tables.ts';
import { sessions } from '../sessions/session.tables.ts';

export const clearOutJob = 'identity-clear-out';
/** Codes are valid for a day, links for an hour or a day; sessions are kept longer for inquiries. */
const keepDays = { codes: 2, attempts: 2, links: 30, sessions: 90 };

const daysAgo = (days: number) => new Date(clock.now().getTime() - daysMs(days));

/** Deletes codes, links and sessions that ended long ago. */
export const clearOut: Job = async (db) => {
  await db.delete(otpCodes).where(lt(otpCodes.sentAt, daysAgo(keepDays.codes)));
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, daysAgo(keepDays.links)));
  await db.delete(formerEmails).where(lt(formerEmails.replacedAt, daysAgo(formerEmailDays)));
  await db.delete(failedAttempts).where(lt(failedAttempts.lastAt, daysAgo(keepDays.attempts)));
  await db.delete(challenges).where(lt(challenges.expiresAt, daysAgo(keepDays.attempts)));
  await db.delete(sessions).where(lt(sessions.expiresAt, daysAgo(keepDays.sessions)));
};
