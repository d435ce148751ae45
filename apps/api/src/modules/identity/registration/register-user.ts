import type { register } from '@souk/contract/modules/identity/registration';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { useProof } from '../otp/use-proof.ts';
import { hashNewPassword } from '../passwords/hash-new-password.ts';
import { type Device, type StartedSession, startSession } from '../sessions/start-session.ts';
import type { UserRow } from '../users/user.tables.ts';
import { openAccount } from './open-account.ts';

/** Opens a private account, with its phone verified if a proof is given, and signs it in. */
export async function registerUser(
  db: Db,
  config: Config,
  form: BodyOf<typeof register>,
  device: Device,
): Promise<{ user: UserRow; session: StartedSession }> {
  const passwordHash = await hashNewPassword(form.password, form);
  return db.transaction(async (tx) => {
    const phone = await useProof(tx, form);
    const user = await openAccount(tx, config, {
      name: form.name,
      email: form.email,
      username: form.username,
      passwordHash,
      ...phone,
      sellerType: 'private',
    });
    const session = await startSession(tx, config, { userId: user.id, ...device });
    return { user, session };
  });
}
