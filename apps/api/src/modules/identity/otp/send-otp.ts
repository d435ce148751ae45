import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { clock, daysMs, fromNow, minutesMs } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { digestOf, newDigits, newToken } from '../../../platform/ids.ts';
import { sendSms } from '../../../platform/post/sms.ts';
import type { SmsRefusal } from '../../../platform/post/sms-rules.ts';
import { inLanguage, marketLanguage } from '../../../platform/texts/in-language.ts';
import { say } from '../../../platform/texts/say.ts';
import { normalPhone, otpLimits } from './otp.rules.ts';
import { otpCodes } from './otp.tables.ts';

interface Request {
  countryCode: string;
  phone: string;
  country: string;
  userId?: number | undefined;
  address: string;
}

const tooMany = 'Too many codes were sent. Please try again later.';

const hindranceTexts: Record<SmsRefusal, string> = {
  off: 'This market sends no SMS.',
  country: 'We cannot send SMS to this country.',
  kind: 'Please enter valid mobile number.',
  number: tooMany,
  account: tooMany,
  address: tooMany,
  overall: 'We cannot send SMS right now. Please try again later.',
};

/** Sends a fresh code, at most one a minute and five a day to a number. */
export async function sendOtp(db: Db, request: Request): Promise<{ pinId: string; expires_in: number }> {
  const phone = normalPhone(request.countryCode, request.phone, request.country);
  if (!phone) throw new Problem('otp-invalid-number');

  return db.transaction(async (tx) => {
    // Parallel requests for one number are counted one after another.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 7214))`);
    const dayAgo = new Date(clock.now().getTime() - daysMs(1));
    const recent = await tx
      .select({ sentAt: otpCodes.sentAt })
      .from(otpCodes)
      .where(and(eq(otpCodes.phone, phone), gt(otpCodes.sentAt, dayAgo)))
      .orderBy(desc(otpCodes.sentAt));
    const waitedMs = recent[0]
      ? clock.now().getTime() - recent[0].sentAt.getTime()
      : Number.POSITIVE_INFINITY;
    if (waitedMs < otpLimits.secondsBetweenCodes * 1000) throw new Problem('otp-wait');
    if (recent.length >= otpLimits.codesPerDay) throw new Problem('otp-daily-limit');

    const code = newDigits(otpLimits.codeDigits);
    const pinId = newToken();
    await tx.insert(otpCodes).values({
      phone,
      pinId,
      codeDigest: digestOf(`${pinId}:${code}`),
      expiresAt: fromNow(minutesMs(otpLimits.validMinutes)),
    });
    // The number may belong to nobody yet, so the market's language is used.
    const text = inLanguage(say`Your Souk code is ${code}`, marketLanguage);
    const sms = { to: phone, text, key: `otp:${digestOf(pinId)}` };
    const hindrance = await sendSms(tx, sms, request);
    if (hindrance) throw fieldProblem('phone', hindranceTexts[hindrance]);
    return { pinId, expires_in: otpLimits.validMinutes * 60 };
  });
}
