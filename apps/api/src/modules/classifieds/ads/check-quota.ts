import type { Settings } from '@souk/contract/modules/settings/values';
import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { countActiveLocked } from './ad.queries.ts';
import { adLimit } from './ad.rules.ts';

/** Refuses one ad more than the user may have; posts of one user wait here for one another. */
export async function checkQuota(
  tx: Tx,
  user: { id: number; sellerType: SellerType },
  settings: Settings,
): Promise<void> {
  const limit = adLimit(user.sellerType, settings);
  if (limit !== null && (await countActiveLocked(tx, user.id)) >= limit) throw new Problem('quota-reached');
}
