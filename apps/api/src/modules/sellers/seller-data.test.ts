import { saveUserMenu } from '@souk/contract/modules/catalogue/menus';
import { createCertificate } from '@souk/contract/modules/sellers/certificates';
import { uploadDocument } from '@souk/contract/modules/sellers/documents';
import { createPortfolio } from '@souk/contract/modules/sellers/portfolios';
import {
  getPublicBusiness,
  updateBusinessProfile,
  updateCompanyLogo,
} from '@souk/contract/modules/sellers/profiles';
import { describe, expect, test } from 'vitest';
import { exportPersonalData } from '../../platform/personal-data.ts';
import { startApi } from '../../testing/start-api.ts';
import { deleteAccount } from '../identity/index.ts';
import { files } from '../media/index.ts';
import { findBusiness } from './index.ts';
import { buildSeller, multipart, paper, picture } from './testing.ts';

describe('a seller who leaves', () => {
  test('takes along everything but the row that deals point at', async () => {
    const { as, db } = await startApi();
    const seller = await buildSeller(db, { sellerType: 'handyman', businessName: 'Short Stay' });
    const send = as(seller).send;
    await send(updateCompanyLogo, { body: multipart({ company_logo: await picture() }) });
    await send(uploadDocument, { body: multipart({ type: 'identity', file: paper() }) });
    await send(createCertificate, { body: multipart({ title: 'Licence', file: paper() }) });
    await send(createPortfolio, { body: multipart({ folder_name: 'Work', images: await picture() }) });
    await send(updateBusinessProfile, { body: { phone: '0291234567', abn: '51824753556' } });
    await send(saveUserMenu, { body: { booking: '51' } });
    const shown = await exportPersonalData(db, seller.id);

    await deleteAccount(db, seller.id, { role: 'owner', userId: seller.id });

    expect(shown).toMatchObject({
      catalogue: { booking: [51] },
      sellers: { business: { businessName: 'Short Stay' }, documents: [{ fileName: 'licence.pdf' }] },
    });
    expect(await findBusiness(db, seller.id)).toMatchObject({
      businessName: 'Deleted business',
      slug: expect.stringMatching(/^deleted-/),
      phone: null,
      abn: null,
      contactName: null,
    });
    const left = (await db.select().from(files)).filter(({ ownerId }) => ownerId === seller.id);
    expect(left).toEqual([]);
    await expect(as().call(getPublicBusiness, { params: { user_id: seller.id } })).rejects.toMatchObject({
      code: 'user-not-found',
    });
    expect(await exportPersonalData(db, (await buildSeller(db)).id)).toMatchObject({ catalogue: null });
  });
});
