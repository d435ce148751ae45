import type { addPasskey as contract } from '@souk/contract/modules/identity/second-factors';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isDuplicate, Problem } from '../../../platform/errors.ts';
import type { User } from '../../../platform/http/user.ts';
import { lockUser } from '../users/user.queries.ts';
import { tryChallenge, useChallenge } from './challenge.queries.ts';
import { checkNew } from './passkey-questions.ts';
import { requireRecentAuthentication } from './recent-authentication.ts';
import { countRecoveryCodes, listFactors, writeRecoveryCodes } from './second-factor.queries.ts';
import { factorLimits } from './second-factor.rules.ts';
import { secondFactors } from './second-factor.tables.ts';
import { tellFactorChange } from './tell-factor-change.ts';

/** Adds the passkey that the browser has made; the first factor brings recovery codes. */
export async function addPasskey(
  db: Db,
  config: Config,
  viewer: User,
  { step_token, passkey, name = 'Passkey' }: BodyOf<typeof contract>,
): Promise<string[]> {
  await requireRecentAuthentication(db, viewer);
  const asked = await tryChallenge(db, step_token, 'passkey-new');
  if (asked.userId !== viewer.id || !asked.challenge) throw new Problem('sign-in-too-old');
  const made = await checkNew(config, asked.challenge, passkey);
  if (!made) throw new Problem('passkey-refused');

  return db
    .transaction(async (tx) => {
      const user = await lockUser(tx, viewer.id);
      await useChallenge(tx, asked);
      if ((await listFactors(tx, user.id)).length >= factorLimits.most) throw new Problem('too-many-factors');
      await tx.insert(secondFactors).values({
        userId: user.id,
        kind: 'passkey',
        name,
        confirmedAt: clock.now(),
        credentialId: made.id,
        publicKey: made.publicKey,
        signCount: made.counter,
        transports: passkey.response.transports ?? [],
      });
      await tellFactorChange(tx, user, { what: 'added', name, sessionId: viewer.sessionId });
      return (await countRecoveryCodes(tx, user.id)) > 0 ? [] : writeRecoveryCodes(tx, user.id);
    })
    .catch((error: unknown) => {
      throw isDuplicate(error, 'second_factors_credential_id_key') ? new Problem('passkey-refused') : error;
    });
}
