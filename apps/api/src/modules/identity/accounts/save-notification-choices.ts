import type { NotificationChoices } from '@souk/contract/modules/identity/accounts';
import type { Db } from '../../../platform/db/database.ts';
import type { NotifyChoices } from '../users/user.tables.ts';
import { mergeNotifyChoices } from './merge-notify-choices.ts';

/** Changes the given choices and keeps the others. */
export const saveNotificationChoices = (
  db: Db,
  userId: number,
  changes: NotificationChoices,
): Promise<NotifyChoices> => db.transaction((tx) => mergeNotifyChoices(tx, userId, changes));
