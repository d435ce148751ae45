import type { completeVendor as contract } from '@souk/contract/modules/sellers/registration';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db, Reader } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import {
  findEmailLink,
  findUser,
  getUser,
  hashNewPassword,
  lockUser,
  setPassword,
  startSession,
  type UserRow,
  useEmailLink,
} from '../../identity/index.ts';
import { getBusiness } from '../profiles/profile.queries.ts';

interface Caller {
  device: string;
  address: string;
}

/**
 * A link only works for an account that still waits for its first password, at the address it was mailed to.
 */
const opens = (link: { email: string }, user: UserRow): boolean =>
  user.status !== 'blocked' &&
  user.passwordHash === null &&
  link.email.toLowerCase() === user.email.toLowerCase();

/** The account behind a mailed link, while the link can still be used. */
export async function findInvited(
  reader: Reader,
  token: string,
): Promise<{ email: string; business_name: string }> {
  const link = await findEmailLink(reader, 'complete-vendor', token);
  const user = link && (await findUser(reader, link.userId));
  if (!link || !user || !opens(link, user)) throw new Problem('vendor-token-invalid');
  const { businessName } = await getBusiness(reader, user.id);
  return { email: user.email, business_name: businessName };
}

/** Sets the first password of a vendor, identified by the mailed link, and signs them in. */
export async function completeVendor(
  db: Db,
  config: Config,
  { token, password }: BodyOf<typeof contract>,
  caller: Caller,
): Promise<{ user: UserRow; session: Awaited<ReturnType<typeof startSession>> }> {
  const { email, business_name: name } = await findInvited(db, token);
  const passwordHash = await hashNewPassword(password, { email, name });
  return db.transaction(async (tx) => {
    const link = await useEmailLink(tx, 'complete-vendor', token);
    if (!link) throw new Problem('vendor-token-invalid');
    const waiting = await lockUser(tx, link.userId);
    if (!opens(link, waiting)) throw new Problem('vendor-token-invalid');

    await setPassword(tx, waiting, passwordHash, { isEmailProven: true });
    const session = await startSession(tx, config, { userId: waiting.id, ...caller });
    return { user: await getUser(tx, waiting.id), session };
  });
}
