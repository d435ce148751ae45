import type { Db } from '../../../platform/db/database.ts';
import { agreeCommission, type SoldItem } from '../../payments/index.ts';
import { getSettings } from '../../settings/index.ts';

/** What a sale would cost its seller today; nothing is agreed. */
export async function previewCommission(db: Db, sellerId: number, item: SoldItem) {
  const settings = await getSettings(db);
  const agreed = await db.transaction((tx) => agreeCommission(tx, sellerId, [item], settings));
  return { agreed, currency: settings.currency };
}
