import type { PostageFields } from '@souk/contract/modules/sellers/postage';
import type { Db } from '../../../platform/db/database.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { sellerChanges } from '../profiles/seller-terms.ts';
import { findPostage, type Postage } from './postage.queries.ts';
import { writePostage } from './write-postage.ts';

/** Sets the postage of the seller's shop. */
export function savePostage(db: Db, userId: number, fields: PostageFields): Promise<Postage> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, userId);
    await writePostage(tx, business.id, fields);
    await sellerChanges(tx, userId);
    const postage = await findPostage(tx, business.id);
    if (!postage) throw new Error('the postage was not written');
    return postage;
  });
}
