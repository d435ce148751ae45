import type { registerBusiness as contract } from '@souk/contract/modules/sellers/registration';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { hashNewPassword, openAccount, startSession, type UserRow, useProof } from '../../identity/index.ts';
import { chooseCategories } from '../profiles/choose-categories.ts';
import { openBusiness } from '../profiles/open-business.ts';

interface Caller {
  device: string;
  address: string;
}

/** Opens a business account with its business and signs it in. */
export async function registerBusiness(
  db: Db,
  config: Config,
  form: BodyOf<typeof contract>,
  caller: Caller,
): Promise<{ user: UserRow; session: Awaited<ReturnType<typeof startSession>> }> {
  const passwordHash = await hashNewPassword(form.password, form);
  return db.transaction(async (tx) => {
    const phone = await useProof(tx, form);
    const chosen = await chooseCategories(tx, form.seller_type, {
      categoryId: form.category_id,
      subCategoryIds: form.sub_category_id === undefined ? [] : [form.sub_category_id],
      subField: 'sub_category_id',
    });
    const user = await openAccount(tx, config, {
      name: form.name,
      email: form.email,
      passwordHash,
      ...phone,
      sellerType: form.seller_type,
      subType: chosen.subType,
    });
    await openBusiness(tx, {
      userId: user.id,
      contactName: form.name,
      sellerType: form.seller_type,
      businessName: form.business_name,
      abn: form.abn,
      chosen,
    });
    const session = await startSession(tx, config, { userId: user.id, ...caller });
    return { user, session };
  });
}
