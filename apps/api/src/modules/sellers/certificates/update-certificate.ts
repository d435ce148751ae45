import type { updateCertificate as contract } from '@souk/contract/modules/sellers/certificates';
import type { BodyOf } from '@souk/contract/shared/endpoint';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { fieldProblem } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { deleteFiles, uploadFiles } from '../../media/index.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { type CertificateWithFile, getCertificate } from './certificate.queries.ts';
import { certificates } from './certificate.tables.ts';
import { certificateFile } from './create-certificate.ts';
import { moveCertificate } from './move-certificate.ts';

/** Changes an own certificate; an admin reviews it again. */
export function updateCertificate(
  db: Db,
  user: { id: number },
  { id, ...fields }: { id: number } & BodyOf<typeof contract>,
  files: readonly UploadedFile[],
): Promise<CertificateWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const { certificate } = await getCertificate(tx, business.id, id);
    const [file] = await uploadFiles(tx, user, files, certificateFile);

    const issuedOn = fields.issued_on ?? certificate.issuedOn;
    const expiresOn = fields.expires_on ?? certificate.expiresOn;
    if (issuedOn && expiresOn && issuedOn > expiresOn)
      throw fieldProblem('expires_on', 'Please enter valid date.');
    const changes = {
      title: fields.title ?? certificate.title,
      issuer: fields.issuer ?? certificate.issuer,
      issuedOn,
      expiresOn,
      fileId: file?.id ?? certificate.fileId,
    };
    await tx.update(certificates).set(changes).where(eq(certificates.id, id));
    await moveCertificate(tx, certificate, 'change', { by: 'seller', byUserId: user.id });
    if (file) await deleteFiles(tx, [certificate.fileId]);
    return getCertificate(tx, business.id, id);
  });
}
