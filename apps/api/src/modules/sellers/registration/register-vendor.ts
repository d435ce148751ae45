import type { registerVendor as contract } from '@souk/contract/modules/sellers/registration';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/ids.ts';
import { sendMail } from '../../../platform/post/mail.ts';
import { mailLayout } from '../../../platform/post/mail-layout.ts';
import { say } from '../../../platform/texts/say.ts';
import { addEmailLink, openAccount, type UserRow, useProof } from '../../identity/index.ts';
import { chooseCategories } from '../profiles/choose-categories.ts';
import { openBusiness } from '../profiles/open-business.ts';

const linkDays = 7;

/** Opens a vendor's account without a password and mails the link through which they complete it. */
export function registerVendor(db: Db, config: Config, form: BodyOf<typeof contract>): Promise<UserRow> {
  return db.transaction(async (tx) => {
    const phone = await useProof(tx, { countryCode: form.countryCode, phone: form.phone });
    const user = await openAccount(tx, config, {
      name: form.name,
      email: form.email,
      passwordHash: null,
      isInvited: true,
      ...phone,
      sellerType: form.seller_type,
    });
    await openBusiness(tx, {
      userId: user.id,
      contactName: form.name,
      sellerType: form.seller_type,
      businessName: form.business_name,
      leadMessage: form.message,
      chosen: await chooseCategories(tx, form.seller_type, { subCategoryIds: [], subField: 'form' }),
    });

    const token = await addEmailLink(tx, {
      purpose: 'complete-vendor',
      userId: user.id,
      email: user.email,
      validMinutes: linkDays * 24 * 60,
    });
    await sendMail(tx, {
      to: user.email,
      key: `complete-vendor:${digestOf(token)}`,
      ...mailLayout({
        title: say`Complete your Souk account`,
        language: user.language,
        lines: [
          say`Hello ${user.name},`,
          say`${form.business_name} is registered. Choose a password and set up your business.`,
          say`The link works once, for ${linkDays} days. If it was not you, nothing needs to be done.`,
        ],
        action: {
          label: say`Complete your account`,
          link: new URL(`/complete-registration/${token}`, config.PUBLIC_URL).toString(),
        },
      }),
    });
    return user;
  });
}
