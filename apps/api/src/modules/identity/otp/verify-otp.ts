import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { digestOf, newToken } from '../../../platform/ids.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts, takeAttempt } from '../attempts/take-attempt.ts';
import { normalPhone, otpLimits } from './otp.rules.ts';
import { otpCodes } from './otp.tables.ts';

interface Attempt {
  countryCode: string;
  phone: string;
  code: string;
  country: string;
}

const isOpen = (phone: string) =>
  and(eq(otpCodes.phone, phone), isNull(otpCodes.consumedAt), gt(otpCodes.expiresAt, clock.now()));

const hasOpenCode = async (db: Db, phone: string) => (await db.$count(otpCodes, isOpen(phone))) > 0;

/**
 * Checks the newest code of a number; a wrong one uses up an attempt of the code and of the number, a correct one
 * yields a proof.
 */
export async function verifyOtp(db: Db, attempt: Attempt): Promise<{ otp_token: string }> {
  const phone = normalPhone(attempt.countryCode, attempt.phone, attempt.country);
  if (!phone) throw new Problem('otp-wrong-code');
  // Without a code there is nothing to guess, and nobody can use up the attempts for another user's number.
  if (!(await hasOpenCode(db, phone))) throw new Problem('otp-wrong-code');
  const subject = attemptSubject('one-time-code', phone);
  await takeAttempt(db, subject).catch((error: unknown) => {
    throw error instanceof Problem ? new Problem('otp-attempts') : error;
  });

  // The attempt must count even though it ends in a refusal, so the refusal is thrown after the commit.
  const outcome = await db.transaction(async (tx) => {
    const [sent] = await tx
      .select()
      .from(otpCodes)
      .where(isOpen(phone))
      .orderBy(desc(otpCodes.sentAt))
      .limit(1)
      .for('update');
    if (!sent) return 'otp-wrong-code' as const;
    if (sent.attempts >= otpLimits.attemptsPerCode) return 'otp-attempts' as const;
    if (sent.codeDigest !== digestOf(`${sent.pinId}:${attempt.code}`)) {
      await tx
        .update(otpCodes)
        .set({ attempts: sent.attempts + 1 })
        .where(eq(otpCodes.id, sent.id));
      return 'otp-wrong-code' as const;
    }
    const proof = newToken();
    await tx
      .update(otpCodes)
      .set({ consumedAt: clock.now(), proofDigest: digestOf(proof) })
      .where(eq(otpCodes.id, sent.id));
    return { otp_token: proof };
  });
  if (typeof outcome === 'string') throw new Problem(outcome);
  await forgiveAttempts(db, subject);
  return outcome;
}
