import type { PasskeyAnswer } from '@souk/contract/modules/identity/second-factors';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { checkAnswer } from './passkey-questions.ts';
import { secondFactors } from './second-factor.tables.ts';

/** The user whose passkey has answered this challenge correctly; its counter is updated. */
export function checkPasskey(
  db: Db,
  config: Config,
  asked: { challenge: string | null; answer: z.output<typeof PasskeyAnswer>; standsAlone: boolean },
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [factor] = await tx
      .select()
      .from(secondFactors)
      .where(and(eq(secondFactors.credentialId, asked.answer.id), isNotNull(secondFactors.confirmedAt)))
      .for('update');
    if (!factor || !asked.challenge) return undefined;
    const { challenge } = asked;
    const signCount = await checkAnswer(config, factor, { ...asked, challenge });
    if (signCount === undefined) return undefined;
    await tx
      .update(secondFactors)
      .set({ signCount, lastUsedAt: clock.now() })
      .where(eq(secondFactors.id, factor.id));
    return factor.userId;
  });
}
