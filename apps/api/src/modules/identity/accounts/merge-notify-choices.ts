import type { NotificationChoices } from '@souk/contract/modules/identity/accounts';
import type { Tx } from '../../../platform/db/database.ts';
import { lockUser, updateUser } from '../users/user.queries.ts';
import type { NotifyChoices } from '../users/user.tables.ts';

/** More kinds than exist; keeps the row small. */
const maxKinds = 100;

/** Merges choices into those of the account; unsubscribe links use it too. */
export async function mergeNotifyChoices(
  tx: Tx,
  userId: number,
  changes: NotificationChoices,
): Promise<NotifyChoices> {
  const { notify } = await lockUser(tx, userId);
  const merged = new Map(Object.entries(notify));
  for (const [kind, channels] of Object.entries(changes)) {
    if (!merged.has(kind) && merged.size >= maxKinds) continue;
    const given = Object.entries(channels).filter(([, isOn]) => isOn !== undefined);
    merged.set(kind, { ...merged.get(kind), ...Object.fromEntries(given) });
  }
  return (await updateUser(tx, userId, { notify: Object.fromEntries(merged) })).notify;
}
