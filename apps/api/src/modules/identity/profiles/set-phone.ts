import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isDuplicate } from '../../../platform/errors.ts';
import { publish } from '../../../platform/events/events.ts';
import { confirmAccount } from '../contacts/confirm-account.ts';
import { phoneTaken, refuseBannedPhone } from '../contacts/contact.queries.ts';
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

/** Writes the phone of a locked account; a verified one makes a pending account active. */
export async function setPhone(tx: Tx, user: UserRow, form: PhoneForm): Promise<UserRow> {
  const { isPhoneVerified, ...given } = await useProof(tx, form);
  if (given.phone === user.phone && !isPhoneVerified) return user;
  if (isPhoneVerified) await refuseBannedPhone(tx, given.phone);
  const written = await updateUser(tx, user.id, {
    ...given,
    phoneVerifiedAt: isPhoneVerified ? clock.now() : null,
  }).catch((error: unknown) => {
    throw isDuplicate(error, 'users_phone') ? phoneTaken() : error;
  });
  if (!isPhoneVerified) return written;
  const saved = await confirmAccount(tx, written, 'code');
  if (saved.status !== 'pending') return saved;

  const active = await moveUser(tx, saved, 'activate', { role: 'system', userId: user.id });
  await publish(tx, userActivated, { userId: user.id });
  return active;
}
