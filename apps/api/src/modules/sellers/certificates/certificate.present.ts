import type { Certificate } from '@souk/contract/modules/sellers/certificates';
import type { CertificateWithFile } from './certificate.queries.ts';

export const presentCertificate = ({ certificate, path, fileName }: CertificateWithFile): Certificate => ({
  id: certificate.id,
  title: certificate.title,
  issuer: certificate.issuer,
  issued_on: certificate.issuedOn,
  expires_on: certificate.expiresOn,
  file: path,
  file_name: fileName,
  status: certificate.state,
  created_at: certificate.createdAt.toISOString(),
});
