import encodeQr from 'qr';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { shownEmail } from '../contacts/contact.rules.ts';
import { lockUser } from '../users/user.queries.ts';
import { sealAppSecret, secretOf } from './app-secret.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { findAppOf } from './second-factor.queries.ts';
import { appUri, newSecret } from './second-factor.rules.ts';
import { secondFactors } from './second-factor.tables.ts';

/** The secret for a new app; it stays the same until a correct code was given, however often it is shown. */
export async function offerApp(
  db: Db,
  config: Config,
  viewer: User,
): Promise<{ secret: string; uri: string; qr: string }> {
  await requireRecentAuthentication(db, viewer);
  const { secret, email } = await db.transaction(async (tx) => {
    const user = await lockUser(tx, viewer.id);
    const app = await findAppOf(tx, viewer.id);
    if (app?.confirmedAt) throw new Problem('record-not-found');
    const email = shownEmail(user);
    const offered = app && secretOf(config, app);
    if (offered) return { secret: offered, email };
    const secret = newSecret();
    const sealed = sealAppSecret(config, user.id, secret);
    await tx.insert(secondFactors).values({ userId: user.id, kind: 'totp', name: 'App', secret: sealed });
    return { secret, email };
  });
  const uri = appUri(secret, email);
  return { secret, uri, qr: encodeQr(uri, 'svg', { ecc: 'medium', border: 2 }) };
}
