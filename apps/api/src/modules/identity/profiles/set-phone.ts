import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/events/events.ts';
import { userActivated } from '../events.ts';
import { useProof } from '../otp/use-proof.ts';
import { moveUser } from '../users/move-user.ts';
import { updateUser } from '../users/user.queries.ts';
import type { UserRow } from '../users/user.tables.ts';

interface PhoneForm {
  countryCode: string;
  phone: string;
  otp_token?: string | undefined;
}

/** Writes the phone of the locked account; one that is verified makes a pending account active. */
export async function setPhone(tx: Tx, user: UserRow, form: PhoneForm): Promise<UserRow> {
  const { isPhoneVerified, ...given } = await useProof(tx, form);
  if (given.phone === user.phone && !isPhoneVerified) return user;
  const saved = await updateUser(tx, user.id, {
    ...given,
    phoneVerifiedAt: isPhoneVerified ? clock.now() : null,
  });
  if (!isPhoneVerified || saved.status !== 'pending') return saved;

  const active = await moveUser(tx, saved, 'activate', { role: 'system', userId: user.id });
  await publish(tx, userActivated, { userId: user.id });
  return active;
}
