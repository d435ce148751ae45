import { and, eq, gt, isNull } from 'drizzle-orm';
import { clock, minutesMs } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { fieldProblem, Problem } from '../../../platform/errors.ts';
import { digestOf } from '../../../platform/ids.ts';
import { normalPhone, otpLimits } from './otp.rules.ts';
import { otpCodes } from './otp.tables.ts';

interface PhoneForm {
  countryCode: string;
  phone: string;
  otp_token?: string | undefined;
}

interface VerifiedPhone {
  countryCode: string;
  phone: string;
  isPhoneVerified: boolean;
}

/** Uses up the proof of a verified phone, once; without a proof the phone counts as unverified. */
export async function useProof(tx: Tx, form: PhoneForm): Promise<VerifiedPhone> {
  const phone = normalPhone(form.countryCode, form.phone, 'AU');
  if (!phone) throw fieldProblem('phone', 'Please enter valid phone number.');
  const verified = { countryCode: form.countryCode, phone };
  if (!form.otp_token) return { ...verified, isPhoneVerified: false };

  const freshSince = new Date(clock.now().getTime() - minutesMs(otpLimits.proofMinutes));
  const used = await tx
    .update(otpCodes)
    .set({ proofUsedAt: clock.now() })
    .where(
      and(
        eq(otpCodes.proofDigest, digestOf(form.otp_token)),
        eq(otpCodes.phone, phone),
        isNull(otpCodes.proofUsedAt),
        gt(otpCodes.consumedAt, freshSince),
      ),
    )
    .returning({ id: otpCodes.id });
  if (used.length === 0) throw new Problem('phone-not-verified');
  return { ...verified, isPhoneVerified: true };
}
