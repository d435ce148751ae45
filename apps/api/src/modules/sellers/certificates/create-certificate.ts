import {
  type CertificateFields,
  createCertificate as contract,
} from '@souk/contract/modules/sellers/certificates';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { UploadedFile } from '../../../platform/http/exchange.ts';
import { recordMove } from '../../../platform/states.ts';
import { say } from '../../../platform/texts/say.ts';
import { lockBusiness } from '../profiles/profile.queries.ts';
import { checkRoom, takeFile } from '../take-files.ts';
import { certificateLife } from './certificate.life.ts';
import { type CertificateWithFile, getCertificate } from './certificate.queries.ts';
import { certificates } from './certificate.tables.ts';

const maxCertificates = 30;
/** Certificates are shown on the business's page. */
export const certificateFile = { ...contract.files, isPublic: true };

/** Adds a certificate to the seller's business. */
export function createCertificate(
  db: Db,
  user: { id: number },
  fields: CertificateFields,
  files: readonly UploadedFile[],
): Promise<CertificateWithFile> {
  return db.transaction(async (tx) => {
    const business = await lockBusiness(tx, user.id);
    const held = await tx.$count(certificates, eq(certificates.businessId, business.id));
    const text = say`You can add maximum ${maxCertificates} certificates.`;
    checkRoom('file', { max: maxCertificates, held, added: 1, text });
    const file = await takeFile(tx, user, files, certificateFile, 'File is required.');

    const [row] = await tx
      .insert(certificates)
      .values({
        businessId: business.id,
        title: fields.title,
        issuer: fields.issuer ?? null,
        issuedOn: fields.issued_on ?? null,
        expiresOn: fields.expires_on ?? null,
        fileId: file.id,
        state: certificateLife.first,
      })
      .returning({ id: certificates.id });
    if (!row) throw new Error('the certificate was not written');
    await recordMove(tx, certificateLife, {
      subjectId: row.id,
      move: 'add',
      from: null,
      to: certificateLife.first,
      by: 'seller',
      byUserId: user.id,
    });
    return getCertificate(tx, business.id, row.id);
  });
}
