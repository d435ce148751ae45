import type { BusinessType } from '@souk/contract/shared/seller-types';
import { slugOf } from '@souk/contract/shared/values';
import type { Tx } from '../../../platform/db/database.ts';
import { newCode } from '../../../platform/ids.ts';
import { businessModule, type ChosenCategories } from './choose-categories.ts';
import { type BusinessRow, businessProfiles, businessSubCategories } from './profile.tables.ts';
import { sellerChanges } from './seller-terms.ts';

export interface NewBusiness {
  userId: number;
  contactName: string;
  sellerType: BusinessType;
  businessName: string;
  abn?: string | undefined;
  leadMessage?: string | undefined;
  chosen: ChosenCategories;
}

/** The slug for a name without a single Latin letter. */
const nameless = 'business';

/** Writes a new business; its slug never changes, so that its page keeps its address. */
export async function openBusiness(tx: Tx, fresh: NewBusiness): Promise<BusinessRow> {
  const { userId, businessName, sellerType, chosen } = fresh;
  const base = slugOf(businessName) || nameless;
  const row = {
    userId,
    businessName,
    sellerType,
    module: businessModule(sellerType),
    categoryId: chosen.category?.id ?? null,
    abn: fresh.abn ?? null,
    contactName: fresh.contactName,
    leadMessage: fresh.leadMessage ?? null,
  };
  for (const slug of [base, `${base}-${userId}`, `${base}-${newCode(10).toLowerCase()}`]) {
    const [business] = await tx
      .insert(businessProfiles)
      .values({ ...row, slug })
      .onConflictDoNothing({ target: [businessProfiles.module, businessProfiles.slug] })
      .returning();
    if (!business) continue;
    await writeSubCategories(tx, business.id, chosen);
    await sellerChanges(tx, userId);
    return business;
  }
  throw new Error('no slug was free for the business');
}

/** Replaces the sub-categories by the chosen ones. */
export async function writeSubCategories(
  tx: Tx,
  businessId: number,
  { subCategories }: ChosenCategories,
): Promise<void> {
  if (subCategories.length === 0) return;
  await tx
    .insert(businessSubCategories)
    .values(subCategories.map(({ id }) => ({ businessId, categoryId: id })))
    .onConflictDoNothing();
}
