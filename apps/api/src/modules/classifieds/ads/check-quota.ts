import type { SellerType } from '@souk/contract/shared/seller-types';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { limitsOf } from '../../promotions/index.ts';
import { countActiveLocked } from './ad.queries.ts';

/** Refuses an ad beyond the limit of the user's plan; a user's posts are serialised here. */
export async function checkQuota(tx: Tx, user: { id: number; sellerType: SellerType }): Promise<void> {
  const { adLimit } = await limitsOf(tx, user.id, user.sellerType);
  if (adLimit !== null && (await countActiveLocked(tx, user.id)) >= adLimit)
    throw new Problem('quota-reached');
}
