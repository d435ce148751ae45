import type { PasskeyAnswer } from '@souk/contract/modules/identity/second-factors';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts, takeAttempt } from '../attempts/take-attempt.ts';
import { secretOf } from './app-secret.ts';
import { checkPasskey } from './check-passkey.ts';
import { findAppOf } from './second-factor.queries.ts';
import { stepOf } from './second-factor.rules.ts';
import { secondFactors } from './second-factor.tables.ts';
import { useRecoveryCode } from './use-recovery-code.ts';

export interface GivenFactor {
  code?: string | undefined;
  passkey?: z.output<typeof PasskeyAnswer> | undefined;
}

/**
 * Accepts a code of the app, each step once, or a recovery code, each once; the lock serialises parallel calls.
 */
const checkCode = (db: Db, config: Config, userId: number, code: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const app = await findAppOf(tx, userId);
    const secret = app?.confirmedAt ? secretOf(config, app) : undefined;
    const step = app && secret ? stepOf(secret, code, clock.now(), app.lastStep) : undefined;
    if (!app || step === undefined) return useRecoveryCode(tx, config, userId, code);
    await tx
      .update(secondFactors)
      .set({ lastStep: step, lastUsedAt: clock.now() })
      .where(eq(secondFactors.id, app.id));
    return true;
  });

/** Whether this user has given a correct second factor; failures count by account, wherever they happen. */
export async function checkFactor(
  db: Db,
  config: Config,
  userId: number,
  { code, passkey, challenge }: GivenFactor & { challenge: string | null },
): Promise<boolean> {
  const subject = attemptSubject('second-factor', userId);
  await takeAttempt(db, subject);
  const isRight = passkey
    ? (await checkPasskey(db, config, { challenge, answer: passkey, standsAlone: false })) === userId
    : await checkCode(db, config, userId, code ?? '');
  if (isRight) await forgiveAttempts(db, subject);
  return isRight;
}
