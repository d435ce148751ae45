import { type BusinessType, moduleOf, type SellerType } from '@souk/contract/shared/seller-types';
import { eq } from 'drizzle-orm';
import { clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors.ts';
import { lockUser, setProfileCompleted, setSellerType, setSubType } from '../../identity/index.ts';
import { chooseCategories } from './choose-categories.ts';
import { openBusiness } from './open-business.ts';
import { findBusiness } from './profile.queries.ts';
import { type BusinessRow, businessProfiles, businessSubCategories } from './profile.tables.ts';
import { sellerChanges } from './seller-terms.ts';

const homeOf = (tx: Tx, sellerType: BusinessType) =>
  chooseCategories(tx, sellerType, { subCategoryIds: [], subField: 'form' });

async function moveBusiness(tx: Tx, business: BusinessRow, sellerType: BusinessType): Promise<void> {
  const { category } = await homeOf(tx, sellerType);
  await tx
    .update(businessProfiles)
    .set({ sellerType, categoryId: category?.id ?? null, updatedAt: clock.now() })
    .where(eq(businessProfiles.id, business.id));
  await tx.delete(businessSubCategories).where(eq(businessSubCategories.businessId, business.id));
  await sellerChanges(tx, business.userId);
}

/**
 * An admin gives an account another type. A business stays in its module, because that is part of its page's address;
 * a private account gets a business that still has to be set up.
 */
export async function changeSellerType(tx: Tx, userId: number, sellerType: SellerType): Promise<void> {
  const user = await lockUser(tx, userId);
  if (user.sellerType === sellerType) return;
  const business = await findBusiness(tx, userId);
  if (business && (sellerType === 'private' || moduleOf[sellerType] !== business.module))
    throw new Problem('seller-type-fixed');

  if (sellerType !== 'private') {
    if (business) await moveBusiness(tx, business, sellerType);
    else {
      const chosen = await homeOf(tx, sellerType);
      await openBusiness(tx, {
        userId,
        contactName: user.name,
        businessName: user.name,
        sellerType,
        chosen,
      });
      await setProfileCompleted(tx, userId, false);
    }
  }
  await setSubType(tx, userId, null);
  await setSellerType(tx, userId, sellerType);
}
