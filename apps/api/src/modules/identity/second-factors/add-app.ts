import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { attemptSubject } from '../attempts/attempt.rules.ts';
import { forgiveAttempts, takeAttempt } from '../attempts/take-attempt.ts';
import { lockUser } from '../users/user.queries.ts';
import { secretOf } from './app-secret.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { countRecoveryCodes, findAppOf, writeRecoveryCodes } from './second-factor.queries.ts';
import { stepOf } from './second-factor.rules.ts';
import { secondFactors } from './second-factor.tables.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Adds the app once it has produced a correct code; the first factor brings recovery codes. */
export async function addApp(
  db: Db,
  config: Config,
  viewer: User,
  { code, name }: { code: string; name?: string | undefined },
): Promise<string[]> {
  await requireRecentAuthentication(db, viewer);
  const subject = attemptSubject('second-factor', viewer.id);
  await takeAttempt(db, subject);
  const codes = await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const app = await findAppOf(tx, viewer.id);
    const secret = app && secretOf(config, app);
    if (!app || !secret || app.confirmedAt) throw new Problem('record-not-found');
    const lastStep = stepOf(secret, code, clock.now(), null);
    if (lastStep === undefined) throw new Problem('second-factor-wrong');
    const added = { name: name ?? app.name, lastStep, confirmedAt: clock.now() };
    await tx.update(secondFactors).set(added).where(eq(secondFactors.id, app.id));
    await tellFactorChange(tx, user, { what: 'added', name: added.name, sessionId: viewer.sessionId });
    return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : writeRecoveryCodes(tx, user.id);
  });
  await forgiveAttempts(db, subject);
  return codes;
}
