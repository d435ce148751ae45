import * as contract from '@souk/contract/modules/sellers/certificates';
import { toPage } from '@souk/contract/shared/page';
import type { Api } from '../../../platform/http/api.ts';
import { getBusiness } from '../profiles/profile.queries.ts';
import { presentCertificate } from './certificate.present.ts';
import { getCertificate, listCertificates } from './certificate.queries.ts';
import { createCertificate } from './create-certificate.ts';
import { deleteCertificate } from './delete-certificate.ts';
import { updateCertificate } from './update-certificate.ts';

export function certificateRoutes(api: Api) {
  api.answer(contract.listCertificates, async ({ db, user, query }) => {
    const business = await getBusiness(db, user.id);
    const { rows, total } = await listCertificates(db, business.id, query);
    return toPage(rows.map(presentCertificate), total, query);
  });

  api.answer(contract.getCertificate, async ({ db, user, params }) => {
    const business = await getBusiness(db, user.id);
    return presentCertificate(await getCertificate(db, business.id, params.id));
  });

  api.answer(contract.createCertificate, async ({ db, user, body, files }) =>
    presentCertificate(await createCertificate(db, user, body, files)),
  );

  api.answer(contract.updateCertificate, async ({ db, user, params, body, files }) =>
    presentCertificate(await updateCertificate(db, user, { id: params.id, ...body }, files)),
  );

  api.answer(contract.deleteCertificate, async ({ db, user, params }) => {
    await deleteCertificate(db, user.id, params.id);
    return null;
  });
}
